'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { goodsReadyBody, type DpoAnswer } from '../order.schema';
import { PACKING_FIELDS, PackingFields, packingOf, toPackingBody, type PackingTyped } from './packing-fields';

interface Fields {
  date: string;
  list: PackingTyped;
}
type Body = z.input<typeof goodsReadyBody>;

const toBody = ({ date, list }: Fields): Body => ({ date, list: toPackingBody(list) });
const readyFields = z.custom<Fields>().transform(toBody).pipe(goodsReadyBody);

/** The seller says when the goods are ready, and how they are packed: with it the order has its packing list. */
export function GoodsReadyForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { date: today, list: packingOf(row) },
    resolver: zodResolver(readyFields, undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    const field = PACKING_FIELDS.find((name) => refusal?.field?.endsWith(name));
    if (refusal?.field === 'date') setError('date', { message: refusal.code ?? 'invalid_input' });
    else if (field) setError(`list.${field}`, { message: refusal?.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        <TradeName>{row.product}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      <div className="sm:col-span-2">
        <Field label={t('order.readyDate')} required error={ofField(formState.errors.date?.message)} hint={t('order.readyDateHint')}>
          <DateField {...register('date')} />
        </Field>
      </div>
      <PackingFields row={row} register={(field, options) => register(`list.${field}`, options)} errorOf={(field) => ofField(formState.errors.list?.[field]?.message)} />
    </form>
  );
}
