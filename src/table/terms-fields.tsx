'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';
import { lineTotal, parseDecimal, toDecimal, type Currency } from '@/modules/ledger/money.schema';
import { placeFaultOf, type Voyage } from '@/modules/quotation/named-place.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { Alert } from '@/ui/alert';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { daysUntil } from './days-until';
import { PortField } from './port-field';
import { useToday } from './use-today';
import { Money } from './values';

/** The terms of a quotation as they are typed; the endpoint's own schema judges them. */
export interface TermsValues {
  specifications: string;
  deliveryPortId: number | null;
  deliveryDate: string;
  paymentTerms: (typeof PAYMENT_TERMS)[number];
  message: string;
}

/** The error beside a field of the form around, in the reader's words. */
function useFieldError(): (field: string) => string | undefined {
  const { ofField } = useErrorText();
  const { errors } = useFormContext().formState;
  return (field) => {
    const message = errors[field]?.message;
    return ofField(typeof message === 'string' ? message : undefined);
  };
}

interface PriceFieldProps {
  /** The field's name in the call: `finalPrice` or `unitPrice`. */
  readonly name: string;
  readonly label: string;
  readonly currency: Currency;
  /** In the RFQ's unit. */
  readonly quantity: number;
  /** What the buyer would spend on the whole quantity at most, a decimal; null where it has not said. More is possible, and pointed out. */
  readonly budgetMax?: number | null;
  /** The unit price of the offer that the quotation is made of: a lower one is possible, and pointed out. Null where there is none. */
  readonly least?: number | null;
}

/** The price per unit, and beside it what the whole quantity comes to while it is typed, exact. */
export function PriceField({ name, label, currency, quantity, budgetMax = null, least = null }: PriceFieldProps) {
  const t = useTranslations();
  const { register, watch } = useFormContext();
  const typed: unknown = watch(name);
  const minor = typeof typed === 'string' ? parseDecimal(typed.trim()) : undefined;
  const isAboveBudget = minor !== undefined && budgetMax !== null && Number(toDecimal(lineTotal(minor, quantity))) > budgetMax;
  return (
    <>
      <Field label={label} required error={useFieldError()(name)}>
        <NumberInput {...register(name, useNumberField())} unit={currency} />
      </Field>
      <div className="field">
        <p className="field-label">{t('quotation.total')}</p>
        <output className="flex min-h-10 items-center text-lg font-semibold">
          {minor === undefined ? t('common.none') : <Money amount={toDecimal(lineTotal(minor, quantity))} currency={currency} />}
        </output>
      </div>
      {isAboveBudget && (
        <Alert tone="warn" live="status" className="sm:col-span-2">{t.rich('quotation.aboveBudget', { budget: () => <strong><Money amount={budgetMax} currency={currency} /></strong> })}</Alert>
      )}
      {least !== null && (
        <Alert tone={minor !== undefined && Number(toDecimal(minor)) < least ? 'warn' : 'info'} live={minor !== undefined && Number(toDecimal(minor)) < least ? 'status' : 'none'} className="sm:col-span-2">
          {t.rich('quotation.offeredPrice', { price: () => <strong><Money amount={least} currency={currency} /></strong> })}
          {minor !== undefined && Number(toDecimal(minor)) < least && <> {t('quotation.belowOffer')}</>}
        </Alert>
      )}
    </>
  );
}

interface TermsFieldsProps {
  readonly voyage: Voyage;
  /** After how many days the goods of the offer that the quotation is made of are ready; null where there is none. */
  readonly leadTimeDays?: number | null;
}

/** Incoterm, delivery, specification lines and message: what a quotation says beside its price. A term without the port that it names, or followed by the wrong end of the voyage, is possible, and pointed out; so is a delivery before the goods can be ready. Stands in a FormProvider. */
export function TermsFields({ voyage, leadTimeDays = null }: TermsFieldsProps) {
  const t = useTranslations();
  const { register, control, watch } = useFormContext<TermsValues>();
  const { field: port } = useController({ name: 'deliveryPortId', control });
  const [term, deliveryDate] = watch(['paymentTerms', 'deliveryDate']);
  const today = useToday();
  const daysLeft = deliveryDate === '' ? null : daysUntil(today, deliveryDate);
  const fault = placeFaultOf(term, port.value, voyage);
  const errorOf = useFieldError();
  return (
    <>
      <Field label={t('quotation.paymentTerms')} error={errorOf('paymentTerms')}>
        <Select {...register('paymentTerms')} options={PAYMENT_TERMS.map((term) => ({ value: term, label: term }))} />
      </Field>
      <Field label={t('quotation.deliveryDate')} error={errorOf('deliveryDate')}>
        <DateField {...register('deliveryDate')} />
      </Field>
      {leadTimeDays !== null && daysLeft !== null && daysLeft < leadTimeDays && <Alert tone="warn" live="status" className="sm:col-span-2">{t('quotation.beforeLead', { days: leadTimeDays })}</Alert>}
      <PortField field={port} hint={t(`quotation.named.${placeNamedBy(term)}`, { term })} error={errorOf('deliveryPortId')} className="sm:col-span-2" />
      {fault && <Alert tone="warn" live="status" className="sm:col-span-2">{t(`quotation.placeFault.${fault}`, { term })}</Alert>}
      <Field label={t('quotation.specifications')} error={errorOf('specifications')} className="sm:col-span-2">
        <Textarea {...register('specifications')} rows={3} maxLength={LIMITS.description} dir="auto" />
      </Field>
      <Field label={t('rfq.acceptMessage')} error={errorOf('message')} className="sm:col-span-2">
        <Textarea {...register('message')} rows={3} maxLength={LIMITS.message} dir="auto" />
      </Field>
    </>
  );
}
