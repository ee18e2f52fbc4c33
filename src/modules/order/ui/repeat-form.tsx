'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { rfqBody } from '@/modules/rfq/rfq.schema';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Textarea } from '@/ui/textarea';
import type { DpoAnswer } from '../order.schema';

interface Fields {
  title: string;
  description: string;
  quantity: string;
  response_deadline: string;
}

type Body = z.input<typeof rfqBody>;

/** The order once more as a request: its product, quantity, currency and terms stand there, and all of it may be changed. */
export function RepeatForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const today = useToday();
  const toBody = ({ quantity, response_deadline: deadline, ...texts }: Fields): Body => ({
    ...texts, product_id: row.productId, ...(row.productId === null && { unit: row.unit }), quantity: /^\d+$/.test(quantity.trim()) ? Number(quantity) : Number.NaN,
    response_deadline: deadline || null, budget_range_min: null, budget_range_max: null, currency_id: CURRENCIES.indexOf(row.currency) + 1, payment_terms: row.paymentTerms,
  });
  const terms = row.deliveryPort === null
    ? t('order.repeatTerms', { id: String(row.id), terms: row.paymentTerms })
    : t('order.repeatTermsAt', { id: String(row.id), terms: row.paymentTerms, port: row.deliveryPort });
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { title: row.product, description: [terms, row.specifications].filter(Boolean).join('\n'), quantity: String(row.quantity), response_deadline: '' },
    resolver: zodResolver(z.custom<Fields>().transform(toBody).pipe(rfqBody), undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t('rfq.productTitle')} required error={errorOf('title')}>
        <Input {...register('title')} maxLength={LIMITS.title} dir="auto" />
      </Field>
      <Field label={t('rfq.quantity')} required error={errorOf('quantity')}>
        <NumberInput {...register('quantity', asNumber)} integer unit={t(`units.${row.unit}`)} maxLength={10} />
      </Field>
      <Field label={t('rfq.description')} error={errorOf('description')} hint={t('rfq.descriptionHint')}>
        <Textarea {...register('description')} rows={5} maxLength={LIMITS.description} dir="auto" />
      </Field>
      <Field label={t('rfq.deadline')} error={errorOf('response_deadline')} hint={t('rfq.deadlineHint')}>
        <DateField {...register('response_deadline')} min={today} />
      </Field>
    </form>
  );
}
