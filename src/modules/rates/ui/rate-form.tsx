'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { ActionFormProps } from '@/table/definition';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { parseRate, type RateAnswer } from '../rates.schema';

interface Fields {
  rate: string;
}

/** An admin types what a currency is worth. */
export function RateForm({ row, formId, submit }: ActionFormProps<RateAnswer, { rate: string | number }>) {
  const t = useTranslations('rates');
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: { rate: row.rate } });
  const send = handleSubmit(async ({ rate }) => {
    if (parseRate(rate.trim()) === undefined) {
      setError('rate', { message: 'rate_invalid' }, { shouldFocus: true });
      return;
    }
    const refusal = await submit({ rate });
    if (refusal?.field === 'rate') setError('rate', { message: refusal.code ?? 'rate_invalid' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted">{t('explain')}</p>
      <Field label={t('rateOf', { currency: row.currency })} required error={ofField(formState.errors.rate?.message)} hint={t('hint')}>
        <Input {...register('rate', asNumber)} inputMode="decimal" dir="ltr" className="text-end" autoComplete="off" />
      </Field>
    </form>
  );
}
