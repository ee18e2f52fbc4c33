'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import type { ActionFormProps } from '@/table/definition';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { adminProductBody, type AdminProductAnswer } from '../admin-products.schema';
import { PRICE_TYPES, UNITS } from '../catalogue.schema';
import { CATEGORIES } from '../category.schema';

type Body = z.input<typeof adminProductBody>;

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** An admin mends what a seller has written. */
export function AdminProductForm({ row, formId, submit }: ActionFormProps<AdminProductAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, handleSubmit, setError, setValue, getValues, formState: { errors } } = useForm<Body>({
    defaultValues: {
      name: row.name, category: row.category, description: row.description, price: row.price.toFixed(2), currency: row.currency, moq: String(row.moq), moqUom: row.moqUom,
      quantity: String(row.quantity), quantityUom: row.quantityUom, priceType: row.priceType, reLabeling: row.reLabeling, validityDate: row.validityDate, validityTime: row.validityTime,
    },
    resolver: zodResolver(adminProductBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Body) => ofField(errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Body, { message: refusal.code ?? 'invalid_input' });
  });
  /** No unit can be converted into another, so both are one: what is chosen in one field stands in the other. */
  const alike = (other: 'moqUom' | 'quantityUom') => () => setValue(other, getValues(other === 'moqUom' ? 'quantityUom' : 'moqUom'), { shouldValidate: true });
  const units = UNITS.map((unit) => ({ value: unit, label: t(`units.${unit}`) }));
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('adminProducts.name')} required error={errorOf('name')} className="sm:col-span-2"><Input {...register('name')} maxLength={LIMITS.title} dir="auto" /></Field>
      <Field label={t('adminProducts.category')} required error={errorOf('category')} className="sm:col-span-2">
        <Select {...register('category')} options={CATEGORIES.map(({ name, slug }) => ({ value: name, label: t(`categories.${slug}`) }))} />
      </Field>
      <Field label={t('adminProducts.description')} required hint={t('adminProducts.descriptionHint')} error={errorOf('description')} className="sm:col-span-2">
        <Textarea {...register('description')} rows={5} maxLength={LIMITS.description} dir="auto" />
      </Field>
      <Field label={t('adminProducts.price')} required error={errorOf('price')}><Input {...register('price', asNumber)} inputMode="decimal" dir="ltr" className="text-end" /></Field>
      <Field label={t('adminProducts.currency')} error={errorOf('currency')}><Select {...register('currency')} options={same(CURRENCIES)} /></Field>
      <Field label={t('adminProducts.moq')} error={errorOf('moq')}><Input {...register('moq', asNumber)} inputMode="numeric" dir="ltr" className="text-end" /></Field>
      <Field label={t('adminProducts.moqUom')} error={errorOf('moqUom')} hint={t('listing.unitHint')}><Select {...register('moqUom', { onChange: alike('quantityUom') })} options={units} /></Field>
      <Field label={t('adminProducts.quantity')} error={errorOf('quantity')}><Input {...register('quantity', asNumber)} inputMode="numeric" dir="ltr" className="text-end" /></Field>
      <Field label={t('adminProducts.quantityUom')} error={errorOf('quantityUom')}><Select {...register('quantityUom', { onChange: alike('moqUom') })} options={units} /></Field>
      <Field label={t('adminProducts.priceType')} error={errorOf('priceType')}><Select {...register('priceType')} options={same(PRICE_TYPES)} /></Field>
      <Field label={t('adminProducts.reLabeling')} error={errorOf('reLabeling')}>
        <Select {...register('reLabeling')} options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`adminProducts.${value}`) }))} />
      </Field>
      <Field label={t('adminProducts.validityDate')} error={errorOf('validityDate')}><DateField {...register('validityDate')} /></Field>
      <Field label={t('adminProducts.validityTime')} hint={t('adminProducts.utc')} error={errorOf('validityTime')}><Input {...register('validityTime')} type="time" dir="ltr" /></Field>
    </form>
  );
}
