'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { isolateLtr } from '@/i18n/isolate-measures';
import { formatMoney } from '@/modules/ledger/money.schema';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { TradeName } from '@/table/trade-name';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { receiptBody, type PaymentAnswer } from '../payment.schema';

type Fields = z.input<typeof receiptBody>;

/** The accountant says what the bank has booked: all that is awaited, unless it was a part. */
export function ReceiptForm({ row, formId, submit }: ActionFormProps<PaymentAnswer, Fields>) {
  const t = useTranslations('payment');
  const locale = useLocale();
  const { ofField } = useErrorText();
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { amount: row.outstanding.toFixed(2), bankReference: '', receivedOn: today },
    resolver: zodResolver(receiptBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName>{row.product}</TradeName> · <bdi>{row.buyer}</bdi></p>
      <Field label={t('receiptAmount')} required error={errorOf('amount')} hint={t('receiptAmountHint', { amount: isolateLtr(formatMoney(row.outstanding, row.currency, locale)) })}>
        <Input {...register('amount')} inputMode="decimal" dir="ltr" className="text-end" />
      </Field>
      <Field label={t('bankReference')} required error={errorOf('bankReference')} hint={t('bankReferenceHint')}>
        <Input {...register('bankReference')} maxLength={LIMITS.name} ltr autoComplete="off" />
      </Field>
      <Field label={t('receivedOn')} required error={errorOf('receivedOn')}>
        <DateField {...register('receivedOn')} />
      </Field>
    </form>
  );
}
