'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { ActionFormProps } from '@/table/definition';
import { Quantity } from '@/table/values';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { PACKAGE_KINDS, packingBody, type DpoAnswer } from '../order.schema';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  packages: string;
  packageKind: (typeof PACKAGE_KINDS)[number];
  quantity: string;
  netKg: string;
  grossKg: string;
  marks: string;
}

type Body = z.input<typeof packingBody>;

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const toBody = (fields: Fields): Body => ({ ...fields, packages: wholeNumber(fields.packages), quantity: wholeNumber(fields.quantity) });
const packingFields = z.custom<Fields>().transform(toBody).pipe(packingBody);

/** The seller says what the goods are packed in, for the packing list and the papers that go with it. */
export function PackingListForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const unit = t(`units.${row.unit}`);
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { packages: '', packageKind: 'cartons', quantity: String(row.quantity), netKg: row.unit === 'kg' ? String(row.quantity) : '', grossKg: '', marks: '' },
    resolver: zodResolver(packingFields, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2"><bdi>{row.product}</bdi> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} /></p>
      <Field label={t('order.packages')} required error={errorOf('packages')}>
        <NumberInput {...register('packages', asNumber)} integer maxLength={10} />
      </Field>
      <Field label={t('order.packageKind')} required error={errorOf('packageKind')}>
        <Select {...register('packageKind')} options={PACKAGE_KINDS.map((value) => ({ value, label: t(`order.packageKinds.${value}`) }))} />
      </Field>
      <Field label={t('order.packedQuantity', { unit })} required error={errorOf('quantity')}>
        <NumberInput {...register('quantity', asNumber)} integer unit={unit} maxLength={10} />
      </Field>
      <Field label={t('order.netKg')} required error={errorOf('netKg')}>
        <NumberInput {...register('netKg', asNumber)} unit={t('units.kg')} />
      </Field>
      <Field label={t('order.grossKg')} required error={errorOf('grossKg')}>
        <NumberInput {...register('grossKg', asNumber)} unit={t('units.kg')} />
      </Field>
      <div className="sm:col-span-2">
        <Field label={t('order.marks')} error={errorOf('marks')} hint={t('order.marksHint')}>
          <Textarea {...register('marks')} rows={3} maxLength={LIMITS.reason} dir="auto" />
        </Field>
      </div>
    </form>
  );
}
