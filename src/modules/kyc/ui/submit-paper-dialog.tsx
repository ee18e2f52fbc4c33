'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { api, ApiError } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import type { DocumentType, OwnDocument } from '../kyc.schema';

interface SubmitPaperDialogProps {
  readonly type: DocumentType;
  readonly onClose: () => void;
  readonly onSubmitted: (paper: OwnDocument) => void;
}

const ofField = (error: unknown, field: string) => error instanceof ApiError && error.field === field;

/** Hands in a paper: the file goes up at once, number and last day go with it. */
export function SubmitPaperDialog({ type, onClose, onSubmitted }: SubmitPaperDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const { ofError } = useErrorText();
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function send(form: FormData) {
    setMissing(key === null);
    if (key === null || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const body = { documentType: type, key, number: String(form.get('number')), expiresOn: String(form.get('expiresOn')) || null };
      const { document } = await api('POST /api/account/documents', { body });
      notify.success(t('kyc.submitted'));
      onSubmitted(document);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };

  return (
    <Dialog
      open size="lg" dismissible={false} onOpenChange={onClose} title={t(`kyc.types.${type}`)} description={t(`kyc.hints.${type}`)} closeLabel={t('common.close')}
      footer={
        <>
          {error !== null && !ofField(error, 'expiresOn') && <Alert tone="bad" className="w-full">{ofError(error)}</Alert>}
          <CloseButton>{t('common.cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={t('kyc.submitting')}>{t('kyc.submit')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <UploadField
          ticket={null} kind="document" limit={1} required label={t('kyc.file')}
          error={isMissing && key === null ? t('kyc.fileMissing') : undefined} onChange={(files) => setKey(files[0]?.key ?? null)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('kyc.number')}><Input name="number" maxLength={LIMITS.name} dir="auto" autoComplete="off" /></Field>
          <Field label={t('kyc.expires')} hint={t('kyc.expiresHint')} error={ofField(error, 'expiresOn') ? ofError(error) : undefined}>
            <DateField name="expiresOn" />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
