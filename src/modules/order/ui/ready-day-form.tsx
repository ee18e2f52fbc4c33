'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { TradeName } from '@/table/trade-name';
import { Day } from '@/table/values';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { readyDayBody, type DpoAnswer } from '../order.schema';

type Body = z.input<typeof readyDayBody>;

/** The seller corrects the day on which the goods are ready. */
export function ReadyDayForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations('order');
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<{ date: string }>({ defaultValues: { date: row.goodsReadyOn ?? '' }, resolver: zodResolver(readyDayBody, undefined, { raw: true }) });
  const send = handleSubmit(async ({ date }) => {
    const refusal = await submit({ date });
    if (refusal?.field === 'date') setError('date', { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName>{row.product}</TradeName></p>
      {row.goodsReadyOn && <p className="text-sm">{t.rich('readyReported', { day: () => <strong><Day day={row.goodsReadyOn ?? ''} /></strong> })}</p>}
      <Field label={t('readyDate')} required error={ofField(formState.errors.date?.message)} hint={t('changeReadyHint')}>
        <DateField {...register('date')} />
      </Field>
    </form>
  );
}
