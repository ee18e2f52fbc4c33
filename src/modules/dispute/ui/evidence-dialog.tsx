'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { api, ApiError } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { isNetworkFailure } from '@/table/failure';
import { callOnce } from '@/table/wish';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { evidenceBody } from '../case.schema';

type Fields = z.input<typeof evidenceBody>;

interface EvidenceDialogProps {
  readonly disputeId: number;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Puts a document into a case: the file goes up at once, what it shows goes with it. */
export function EvidenceDialog({ disputeId, onClose, onAdded }: EvidenceDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const { ofField, ofError } = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, setValue, setError, getValues, formState } = useForm<Fields>({
    defaultValues: { title: '', key: '' }, resolver: zodResolver(evidenceBody, undefined, { raw: true }),
  });
  const isFileMissing = formState.errors.key !== undefined && getValues('key') === '';
  const send = handleSubmit(async (body) => {
    setRefusal(null);
    try {
      await callOnce(`evidence ${disputeId}`, body, (idempotencyKey) => api('POST /api/disputes/{disputeId}/evidence', { params: { disputeId }, body, idempotencyKey }));
      notify.success(t('dispute.evidenceAdded'));
      onAdded();
    } catch (error) {
      setRefusal(isNetworkFailure(error) ? t('dispute.evidenceAddFailedNetwork') : t('dispute.evidenceAddFailed', { error: ofError(error) }));
      if (error instanceof ApiError && (error.field === 'title' || error.field === 'key')) setError(error.field, { message: error.code });
    }
  });
  const close = () => {
    if (!formState.isSubmitting) onClose();
  };
  return (
    <Dialog
      open dismissible={false} onOpenChange={close} title={t('dispute.evidenceAdd')} closeLabel={t('common.close')}
      footer={
        <>
          {refusal !== null && <Alert tone="bad" className="w-full">{refusal}</Alert>}
          <CloseButton>{t('common.cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={formState.isSubmitting} busyLabel={t('dispute.evidenceAdding')}>{t('dispute.evidenceAdd')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <Field label={t('dispute.evidenceTitle')} required error={ofField(formState.errors.title?.message)}>
          <Input {...register('title')} maxLength={LIMITS.title} dir="auto" autoComplete="off" />
        </Field>
        <UploadField
          ticket={null} kind="document" limit={1} required label={t('dispute.evidenceFile')}
          error={isFileMissing ? t('kyc.fileMissing') : ofField(formState.errors.key?.message)}
          onChange={(files) => setValue('key', files[0]?.key ?? '', { shouldValidate: formState.isSubmitted })}
        />
      </form>
    </Dialog>
  );
}
