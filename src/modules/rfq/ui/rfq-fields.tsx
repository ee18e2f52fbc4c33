'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useController, useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES, type Currency } from '@/modules/ledger/money.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { FilesField } from '@/table/files-field';
import { PortField } from '@/table/port-field';
import type { AttachedFile } from '@/modules/upload/upload.schema';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { rfqFilePath } from '../rfq.schema';
import { asDraft, filesLeft, type RfqFormValues } from './rfq-form.values';

interface RfqFieldsProps {
  readonly form: {
    readonly register: UseFormRegister<RfqFormValues>;
    readonly control: Control<RfqFormValues>;
    readonly errors: FieldErrors<RfqFormValues>;
  };
  /** The word of the unit, once it is known. */
  readonly unit: string | undefined;
  /** Whether it is the buyer's to choose, in the field `unit`. */
  readonly choosesUnit?: boolean;
  /** The product's minimum order, where a product is asked for. */
  readonly moq?: number | undefined;
  /** Of an RFQ that is there already; a new one's is chosen. */
  readonly currency?: Currency;
  /** The buyer's calendar day. */
  readonly today: string;
  /** The description is an answer to the captain and joins the thread. */
  readonly toCaptain?: boolean;
  /** The files of an RFQ that is there already. */
  readonly files?: readonly AttachedFile[];
}

/** The fields of an RFQ: few first, the rest below "Add details", folded up unless something in it is filled or wrong. */
export function RfqFields({ form, unit: given, choosesUnit = false, moq, currency: fixedCurrency, today, toCaptain = false, files }: RfqFieldsProps) {
  const t = useTranslations('rfq');
  const units = useTranslations('units');
  const errorText = useErrorText();
  const asNumber = useNumberField();
  const currencyNames = new Intl.DisplayNames(useLocale(), { type: 'currency' });
  const currencies = CURRENCIES.map((code, index) => ({ value: String(index + 1), label: `${code} · ${currencyNames.of(code) ?? code}` }));
  const { register, control, errors } = form;
  const quantity = Number(useWatch({ control, name: 'quantity' }));
  const text = (field: keyof RfqFormValues) => errorText.ofField(errors[field]?.message);
  const [deadline, min, max, currencyId, chosen, terms] = useWatch({ control, name: ['response_deadline', 'budget_range_min', 'budget_range_max', 'currency_id', 'unit', 'payment_terms'] });
  const { field: port } = useController({ control, name: 'delivery_port_id' });
  const unit = choosesUnit ? units(UNITS.find((each) => each === chosen) ?? UNITS[0]) : given;
  const currency = fixedCurrency ?? CURRENCIES[Number(currencyId) - 1] ?? CURRENCIES[0];
  const hasDetails = Boolean(deadline || min || max || terms || port.value !== null || (!fixedCurrency && currency !== CURRENCIES[0]) || errors.response_deadline || errors.delivery_port_id || errors.budget_range_min || errors.budget_range_max);
  // What holds something stays open: it must not fold up under the hand that types in it.
  const [isOpen, setIsOpen] = useState(false);
  // "Greater than 0" helps nobody who has typed 1.5.
  const isMeant = errors.quantity?.message === 'rfq_quantity_invalid' && quantity > 0;
  const quantityError = isMeant ? t(Number.isInteger(quantity) ? 'quantityTooLarge' : 'quantityWhole') : text('quantity');
  const quantityHint = unit === undefined ? t('quantityUnknownUnit') : moq === undefined ? t('quantityUnit', { unit }) : t(quantity > 0 && quantity < moq ? 'belowMoq' : 'quantityIn', { moq, unit });
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
      <div className={clsx('grid gap-5', choosesUnit && 'sm:grid-cols-2')}>
        <Field label={t('quantity')} required error={quantityError} hint={quantityHint}>
          <NumberInput {...register('quantity', asNumber)} integer {...(unit !== undefined && { unit })} maxLength={10} />
        </Field>
        {choosesUnit && (
          <Field label={t('unit')} required error={text('unit')} hint={t('unitHint')}>
            <Select {...register('unit')} options={UNITS.map((value) => ({ value, label: units(value) }))} />
          </Field>
        )}
      </div>
      {!toCaptain && description}
      <details className="group rule-dashed pt-4" open={isOpen || hasDetails} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer font-semibold text-sea">{t('addDetails')}</summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <Field label={t('deadline')} error={text('response_deadline')} hint={t('deadlineHint')} className="sm:col-span-2">
            <DateField {...register('response_deadline')} min={today} />
          </Field>
          <PortField field={port} label={t('wishPort')} hint={t('wishPortHint')} error={text('delivery_port_id')} />
          <Field label={t('wishTerms')} hint={t('wishTermsHint')} error={text('payment_terms')}>
            <Select {...register('payment_terms')} options={PAYMENT_TERMS.map((term) => ({ value: term, label: term }))} placeholder={t('noWish')} />
          </Field>
          {!fixedCurrency && (
            <Field label={t('currency')} error={text('currency_id')} hint={t('currencyHint')} className="sm:col-span-2">
              <Select {...register('currency_id')} options={currencies} />
            </Field>
          )}
          <Field label={t('budgetMin')} error={text('budget_range_min')} hint={t('budgetHint', { currency })}>
            <NumberInput {...register('budget_range_min', asNumber)} unit={currency} />
          </Field>
          <Field label={t('budgetMax')} error={text('budget_range_max')}>
            <NumberInput {...register('budget_range_max', asNumber)} unit={currency} />
          </Field>
        </div>
      </details>
      <RfqFilesField control={control} files={files} mayRemove={!toCaptain} error={text('files')} />
    </>
  );
}

interface RfqFilesFieldProps {
  readonly control: Control<RfqFormValues>;
  readonly files: readonly AttachedFile[] | undefined;
  /** What others have answered on stays. */
  readonly mayRemove: boolean;
  readonly error: string | undefined;
}

/** The files that go with an RFQ: those that it has, and new ones. */
function RfqFilesField({ control, files = [], mayRemove, error }: RfqFilesFieldProps) {
  const t = useTranslations('rfq');
  const added = useController({ control, name: 'files' });
  const removed = useController({ control, name: 'removed_files' });
  const { value: kept, onChange } = added.field;
  useEffect(() => {
    const left = filesLeft(kept, Date.now());
    if (left.length < kept.length) onChange(left);
  }, [kept, onChange]);
  return (
    <FilesField
      files={files} removed={removed.field.value} pathOf={rfqFilePath} title={t('filesThere')} label={t('files')} hint={t('filesHint')} error={error}
      added={kept} onAdded={(now) => onChange(asDraft(now, kept, Date.now()))} onRemoved={mayRemove ? removed.field.onChange : undefined}
    />
  );
}
