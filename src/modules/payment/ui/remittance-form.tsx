'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { isolateLtr } from '@/i18n/isolate-measures';
import { useErrorText } from '@/i18n/use-error-text';
import { formatMoney } from '@/modules/ledger/money.schema';
import { UploadField } from '@/modules/upload/ui/upload-field';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { TradeName } from '@/table/trade-name';
import { Code } from '@/ui/code-chip';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { groupedReference, remittanceBody, type PaymentAnswer } from '../payment.schema';

type Fields = z.input<typeof remittanceBody>;

/** The buyer says what it has sent: the bank's paper goes up at once, reference and day go with it. */
export function RemittanceForm({ row, formId, submit }: ActionFormProps<PaymentAnswer, Fields>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const locale = useLocale();
  const today = useToday();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<Fields>({
    defaultValues: { key: '', bankReference: '', amount: row.outstanding.toFixed(2), sentOn: today },
    resolver: zodResolver(remittanceBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const isFileMissing = formState.errors.key !== undefined && getValues('key') === '';
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName>{row.product}</TradeName> · <Code>{groupedReference(row.reference)}</Code></p>
      <UploadField
        ticket={null} kind="document" limit={1} required label={t('payment.adviceFile')} hint={t('payment.adviceFileHint')}
        error={isFileMissing ? t('kyc.fileMissing') : errorOf('key')}
        onChange={(files) => setValue('key', files[0]?.key ?? '', { shouldValidate: formState.isSubmitted })}
      />
      <Field label={t('payment.bankReference')} required error={errorOf('bankReference')} hint={t('payment.adviceReferenceHint')}>
        <Input {...register('bankReference')} maxLength={LIMITS.name} ltr autoComplete="off" />
      </Field>
      <Field label={t('payment.adviceAmount')} error={errorOf('amount')} hint={t('payment.adviceAmountHint', { amount: isolateLtr(formatMoney(row.outstanding, row.currency, locale)) })}>
        <Input {...register('amount', { setValueAs: (text: string) => (text.trim() === '' ? undefined : text) })} inputMode="decimal" dir="ltr" className="text-end" />
      </Field>
      <Field label={t('payment.sentOn')} required error={errorOf('sentOn')}>
        <DateField {...register('sentOn')} />
      </Field>
    </form>
  );
}
