'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Textarea } from '@/ui/textarea';
import type { RfqFormValues } from './rfq-form.values';

interface RfqFieldsProps {
  readonly form: {
    readonly register: UseFormRegister<RfqFormValues>;
    readonly control: Control<RfqFormValues>;
    readonly errors: FieldErrors<RfqFormValues>;
  };
  /** The word of the unit. */
  readonly unit: string;
  /** The product's minimum order, where a product is asked for. */
  readonly moq?: number | undefined;
  readonly currency: string;
  /** The buyer's calendar day. */
  readonly today: string;
  /** The description is an answer to the captain and joins the thread. */
  readonly toCaptain?: boolean;
  /** Shows the deadline and the budget without being asked. */
  readonly detailsOpen?: boolean;
}

/** The fields of an RFQ: few first, the rest behind "Add details". */
export function RfqFields({ form, unit, moq, currency, today, toCaptain = false, detailsOpen = false }: RfqFieldsProps) {
  const t = useTranslations('rfq');
  const errorText = useErrorText();
  const asNumber = useNumberField();
  const { register, control, errors } = form;
  const quantity = Number(useWatch({ control, name: 'quantity' }));
  const text = (field: keyof RfqFormValues) => errorText.ofField(errors[field]?.message);
  const [deadline, min, max] = useWatch({ control, name: ['response_deadline', 'budget_range_min', 'budget_range_max'] });
  const hasDetails = Boolean(deadline || min || max || errors.response_deadline || errors.budget_range_min || errors.budget_range_max);
  // What was opened, or holds something, stays open: it must not fold up under the hand that types in it.
  const [isOpen, setIsOpen] = useState(detailsOpen);
  const quantityHint = moq === undefined ? t('quantityUnit', { unit }) : t(quantity > 0 && quantity < moq ? 'belowMoq' : 'quantityIn', { moq, unit });
  const description = (
    <Field
      label={t(toCaptain ? 'messageToCaptain' : 'description')}
      error={text('description')}
      hint={t(toCaptain ? 'messageToCaptainHint' : 'descriptionHint')}
    >
      <Textarea {...register('description')} rows={4} maxLength={5000} dir="auto" {...(toCaptain ? { 'data-autofocus': true } : {})} />
    </Field>
  );
  return (
    <>
      {toCaptain && description}
      <Field label={t('productTitle')} required error={text('title')}>
        <Input {...register('title')} maxLength={200} dir="auto" />
      </Field>
      <Field label={t('quantity')} required error={text('quantity')} hint={quantityHint}>
        <NumberInput {...register('quantity', asNumber)} integer unit={unit} maxLength={10} />
      </Field>
      {!toCaptain && description}
      <details className="group rule-dashed pt-4" open={isOpen || hasDetails} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer font-semibold text-sea">{t('addDetails')}</summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <Field label={t('deadline')} error={text('response_deadline')} hint={t('deadlineHint')} className="sm:col-span-2">
            <DateField {...register('response_deadline')} min={today} />
          </Field>
          <Field label={t('budgetMin')} error={text('budget_range_min')} hint={t('budgetHint', { currency })}>
            <NumberInput {...register('budget_range_min', asNumber)} unit={currency} />
          </Field>
          <Field label={t('budgetMax')} error={text('budget_range_max')}>
            <NumberInput {...register('budget_range_max', asNumber)} unit={currency} />
          </Field>
        </div>
      </details>
    </>
  );
}
