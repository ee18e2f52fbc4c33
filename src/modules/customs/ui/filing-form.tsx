'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { PaperFields, PaperNoteField } from '@/modules/work/ui/paper-field';
import type { WorkAnswer } from '@/modules/work/work.schema';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { filingBody } from '../customs.schema';

type Fields = z.input<typeof filingBody>;

/** The agent records the customs filing, which ends the work. */
export function FilingForm({ row, formId, submit }: ActionFormProps<WorkAnswer, Fields>) {
  const t = useTranslations('customs');
  const { ofField } = useErrorText();
  const today = useToday();
  const { register, handleSubmit, setError, setValue, formState } = useForm<Fields>({
    defaultValues: { number: '', issuer: '', issuedOn: today, note: '', key: null },
    resolver: zodResolver(filingBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const shared = { tie: register, errorOf };
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName>{row.catalog}</TradeName> · {t('filingText')}</p>
      {row.fee?.returned && <Alert tone="warn" live="none">{t('feeReturned')}</Alert>}
      <PaperFields {...shared} labels={{ number: t('filingNumber'), issuer: t('office') }} />
      <UploadField
        ticket={null} kind="document" limit={1} label={t('file')} hint={t('fileHint')} error={errorOf('key')}
        onChange={(files) => setValue('key', files[0]?.key ?? null, { shouldValidate: formState.isSubmitted })}
      />
      <PaperNoteField {...shared} />
    </form>
  );
}
