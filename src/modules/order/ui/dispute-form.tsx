'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { disputeBody } from '@/modules/dispute/dispute.schema';
import { UploadField } from '@/modules/upload/ui/upload-field';
import type { ActionFormProps } from '@/table/definition';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import type { DpoAnswer } from '../order.schema';

type Fields = z.input<typeof disputeBody>;

const EMPTY: Fields = { reason: '', keys: [] };
/** A file that went up is the form's alone; what was typed stays on the device until it is sent. */
const NOT_KEPT = ['keys'] as const satisfies readonly (keyof Fields)[];

/** What is claimed, with the files that show it, and what follows from it. */
export function DisputeForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Fields>) {
  const t = useTranslations('order');
  const { ofField } = useErrorText();
  const draft = `disputeDraft:${row.id}`;
  const [first] = useState(EMPTY);
  const { register, handleSubmit, setError, setValue, reset, subscribe, formState: { errors, isSubmitted } } = useForm<Fields>({
    defaultValues: first, resolver: zodResolver(disputeBody, undefined, { raw: true }),
  });
  useKeptDraft(draft, reset, subscribe, first, NOT_KEPT);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (!refusal) dropDraft(draft);
    else if (refusal.field === 'reason' || refusal.field === 'keys') setError(refusal.field, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p><TradeName className="font-semibold">{row.product}</TradeName></p>
      <Alert tone="warn" live="none">{t('disputeNote')}</Alert>
      <Field label={t('disputeReason')} required hint={t('disputeReasonHint')} error={ofField(errors.reason?.message)}>
        <Textarea {...register('reason')} rows={5} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      <UploadField
        ticket={null} kind="document" label={t('disputeFiles')} hint={t('disputeFilesHint')} error={ofField(errors.keys?.message)}
        onChange={(files) => setValue('keys', files.map(({ key }) => key), { shouldValidate: isSubmitted })}
      />
    </form>
  );
}
