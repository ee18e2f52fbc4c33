'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { isolateLtr } from '@/i18n/isolate-measures';
import { useErrorText } from '@/i18n/use-error-text';
import { formatMoney } from '@/modules/ledger/money.schema';
import type { ActionFormProps } from '@/table/definition';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { payoutBody, type AccountantWalletAnswer } from '../payout.schema';

type Fields = z.input<typeof payoutBody>;

/** The accountant pays a party from its wallet: all of it, unless a part. */
export function PayoutForm({ row, formId, submit }: ActionFormProps<AccountantWalletAnswer, Fields>) {
  const t = useTranslations('payout');
  const locale = useLocale();
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { party: row.vendorCode, currency: row.currency, amount: row.balance.toFixed(2), reference: '' },
    resolver: zodResolver(payoutBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><bdi>{row.party}</bdi> · {t('ending', { digits: row.lastFour ?? '' })}</p>
      <Field label={t('amountIn', { currency: row.currency })} required error={errorOf('amount')} hint={t('amountHint', { balance: isolateLtr(formatMoney(row.balance, row.currency, locale)) })}>
        <Input {...register('amount')} inputMode="decimal" dir="ltr" className="text-end" />
      </Field>
      <Field label={t('reference')} required error={errorOf('reference')} hint={t('referenceHint')}>
        <Input {...register('reference')} maxLength={LIMITS.name} ltr autoComplete="off" />
      </Field>
    </form>
  );
}
