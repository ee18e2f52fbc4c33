'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useNumberField } from '@/i18n/use-number-field';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import type { DpoAnswer, packingBody } from '../order.schema';
import { PACKAGE_KINDS } from '../packing.schema';

/** A packing list as it is typed; the endpoint's own schema judges it. */
export interface PackingTyped {
  packages: string;
  packageKind: (typeof PACKAGE_KINDS)[number];
  quantity: string;
  netKg: string;
  grossKg: string;
  marks: string;
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What is sent of what is typed. */
export const toPackingBody = (typed: PackingTyped): z.input<typeof packingBody> => ({ ...typed, packages: wholeNumber(typed.packages), quantity: wholeNumber(typed.quantity) });

/** What stands in the fields at first: what was said before, or what the order tells already. */
export function packingOf({ packingList: list, quantity, unit }: DpoAnswer): PackingTyped {
  if (list) return { packages: String(list.packages), packageKind: list.packageKind, quantity: String(list.quantity), netKg: String(list.netKg), grossKg: String(list.grossKg), marks: list.marks };
  return { packages: '', packageKind: 'cartons', quantity: String(quantity), netKg: unit === 'kg' ? String(quantity) : '', grossKg: '', marks: '' };
}

/** Names of the fields. */
export const PACKING_FIELDS = ['packages', 'packageKind', 'quantity', 'netKg', 'grossKg', 'marks'] as const satisfies readonly (keyof PackingTyped)[];

interface PackingFieldsProps {
  readonly row: DpoAnswer;
  readonly register: (field: keyof PackingTyped, options?: ReturnType<typeof useNumberField>) => UseFormRegisterReturn;
  readonly errorOf: (field: keyof PackingTyped) => string | undefined;
}

/** The fields of a packing list, in a grid of two columns: the one place where it is asked how goods are packed. */
export function PackingFields({ row, register, errorOf }: PackingFieldsProps) {
  const t = useTranslations();
  const asNumber = useNumberField();
  const unit = t(`units.${row.unit}`);
  return (
    <>
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
    </>
  );
}
