'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Quantity } from '@/table/values';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { goodsReadyBody, type DpoAnswer } from '../order.schema';

type Fields = z.input<typeof goodsReadyBody>;

/** The seller says when the goods are ready, and how they are packed. */
export function GoodsReadyForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Fields>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { date: today, packing: '' },
    resolver: zodResolver(goodsReadyBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted">
        <bdi>{row.product}</bdi> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      <Field label={t('order.readyDate')} required error={errorOf('date')} hint={t('order.readyDateHint')}>
        <DateField {...register('date')} />
      </Field>
      <Field label={t('order.packing')} required error={errorOf('packing')} hint={t('order.packingHint')}>
        <Textarea {...register('packing')} rows={3} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}
