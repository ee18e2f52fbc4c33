'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { packingBody, type DpoAnswer } from '../order.schema';
import { PACKING_FIELDS, PackingFields, packingOf, toPackingBody, type PackingTyped } from './packing-fields';

type Body = z.input<typeof packingBody>;

const packingFields = z.custom<PackingTyped>().transform(toPackingBody).pipe(packingBody);

/** The seller says what the goods are packed in, for the packing list and the papers that go with it. */
export function PackingListForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<PackingTyped>({
    defaultValues: packingOf(row),
    resolver: zodResolver(packingFields, undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toPackingBody(fields));
    const field = PACKING_FIELDS.find((name) => name === refusal?.field);
    if (field) setError(field, { message: refusal?.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2"><TradeName>{row.product}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} /></p>
      <PackingFields row={row} register={(field, options) => register(field, options)} errorOf={(field) => ofField(formState.errors[field]?.message)} />
    </form>
  );
}
