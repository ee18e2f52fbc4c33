'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { DpoAnswer } from '@/modules/order/order.schema';
import type { ActionFormProps } from '@/table/definition';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Radio } from '@/ui/radio';
import { Textarea } from '@/ui/textarea';
import { TradeName } from '@/table/trade-name';
import { ratingBody, STARS } from '../rating.schema';

interface Fields {
  productStars: string;
  supplierStars: string;
  message: string;
}
type Body = z.input<typeof ratingBody>;

const toBody = ({ productStars, supplierStars, message }: Fields): Body => ({ productStars: Number(productStars), supplierStars: Number(supplierStars), message });
const ratingFields = z.custom<Fields>().transform(toBody).pipe(ratingBody);

/** The buyer rates the goods and the supplier of a completed order, and may say why. */
export function RatingForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations('rating');
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { productStars: '', supplierStars: '', message: '' }, resolver: zodResolver(ratingFields, undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const question = (name: 'productStars' | 'supplierStars', legend: string, of: string | null) => (
    <FieldGroup legend={legend} hint={of && <TradeName>{of}</TradeName>} required error={ofField(formState.errors[name]?.message)}>
      <div className="grid justify-start gap-y-2">
        {STARS.map((count) => (
          <Radio
            key={count} value={String(count)} {...register(name)}
            label={<span className="flex items-center gap-1"><span aria-hidden="true" className="tabular">{count}</span><span aria-hidden="true" className="flex">{Array.from({ length: count }, (_, index) => <Star key={index} className="size-4 fill-current text-chart-2" />)}</span><span className="sr-only">{t('stars', { count })}</span></span>}
          />
        ))}
      </div>
    </FieldGroup>
  );
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {question('productStars', t('product'), row.product)}
      {question('supplierStars', t('supplier'), row.seller)}
      <Field label={t('text')} error={ofField(formState.errors.message?.message)} hint={t('textHint')}>
        <Textarea {...register('message')} rows={4} maxLength={LIMITS.message} dir="auto" />
      </Field>
    </form>
  );
}
