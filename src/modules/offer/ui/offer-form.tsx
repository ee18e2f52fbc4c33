'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { lineTotal, parseDecimal, toDecimal, typedAmount } from '@/modules/ledger/money.schema';
import { missingPlaceOf } from '@/modules/quotation/named-place.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { isSealed, rfqFilePath } from '@/modules/rfq/rfq.schema';
import { useDestination } from '@/modules/rfq/ui/destination-panel';
import { AttachedFiles } from '@/table/attached-files';
import type { ActionFormProps } from '@/table/definition';
import { FilesField } from '@/table/files-field';
import { useDayOf } from '@/table/use-today';
import { useOthersText } from '@/table/others-text';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { DateField } from '@/ui/date-field';
import { DefinitionList } from '@/ui/definition-list';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { TradeName } from '@/table/trade-name';
import { differsFromWish, offerBody, offerFilePath, type SellerRfqAnswer } from '../offer.schema';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  unitPrice: string;
  minQuantity: string;
  leadTimeDays: string;
  validUntil: string;
  message: string;
  /** Empty for none. */
  paymentTerms: string;
  /** Keys of the files that came up for it. */
  files: readonly string[];
  /** Ids of files that it had and that are to go. */
  removedFiles: readonly number[];
}

type Body = z.input<typeof offerBody>;

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const toBody = ({ files, removedFiles, ...fields }: Fields): Body => ({
  ...fields, minQuantity: wholeNumber(fields.minQuantity), leadTimeDays: wholeNumber(fields.leadTimeDays), paymentTerms: PAYMENT_TERMS.find((term) => term === fields.paymentTerms) ?? null,
  ...(files.length > 0 && { files: [...files] }), ...(removedFiles.length > 0 && { removedFiles: [...removedFiles] }),
});
const offerFields = z.custom<Fields>().transform(toBody).pipe(offerBody);

/** The offer that stands or stood, or a new one for the whole quantity and the Incoterm that is wished. A day before `earliest`, on which it could not be taken, is asked for again. */
function valuesOf({ offer, quantity, paymentTerms }: SellerRfqAnswer, earliest: string): Fields {
  if (!offer) return { unitPrice: '', minQuantity: String(quantity), leadTimeDays: '', validUntil: '', message: '', paymentTerms: paymentTerms ?? '', files: [], removedFiles: [] };
  return {
    unitPrice: typedAmount(offer.unitPrice), minQuantity: String(offer.minQuantity), leadTimeDays: String(offer.leadTimeDays),
    validUntil: offer.validUntil < earliest ? '' : offer.validUntil, message: offer.message, paymentTerms: offer.paymentTerms ?? '', files: [], removedFiles: [],
  };
}

/** A seller's priced answer to an RFQ, or a better one. */
export function OfferForm({ row, formId, submit }: ActionFormProps<SellerRfqAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  // What ends before it may be read can be taken by nobody.
  const earliest = useDayOf(isSealed(row) ? new Date(row.sealedUntil ?? '') : new Date());
  const unit = t(`units.${row.unit}`);
  const { register, control, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: valuesOf(row, earliest),
    resolver: zodResolver(offerFields, undefined, { raw: true }),
  });
  const added = useController({ control, name: 'files' });
  const removed = useController({ control, name: 'removedFiles' });
  const [opened] = useState(row.askedVersion);
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit({ ...toBody(fields), askedVersion: row.askedVersion });
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      {row.askedVersion > opened && <Alert tone="warn" live="status" className="sm:col-span-2">{t('offer.askedChanged')}</Alert>}
      {isSealed(row) && <Alert live="none" className="sm:col-span-2">{t.rich('offer.sealedSeller', { until: () => <Instant at={row.sealedUntil ?? ''} /> })}</Alert>}
      <Asked rfq={row} />
      <Field label={t('offer.unitPriceIn', { unit, currency: row.currency })} required error={errorOf('unitPrice')}>
        <NumberInput {...register('unitPrice', asNumber)} unit={row.currency} />
      </Field>
      <Total rfq={row} control={control} />
      <Field label={t('offer.minQuantity')} required error={errorOf('minQuantity')}>
        <NumberInput {...register('minQuantity', asNumber)} integer unit={unit} maxLength={10} />
      </Field>
      <Field label={t('offer.leadTimeIn')} required error={errorOf('leadTimeDays')}>
        <NumberInput {...register('leadTimeDays', asNumber)} integer maxLength={3} />
      </Field>
      <Field label={t('offer.validUntil')} required error={errorOf('validUntil')}>
        <DateField {...register('validUntil')} min={earliest} />
      </Field>
      <Field label={t('offer.incoterm')} error={errorOf('paymentTerms')}>
        <Select {...register('paymentTerms')} options={PAYMENT_TERMS.map((term) => ({ value: term, label: term }))} placeholder={t('offer.noIncoterm')} />
      </Field>
      <NamedPlace rfq={row} control={control} />
      <Field label={t('offer.message')} error={errorOf('message')} hint={t('offer.messageHint')} className="sm:col-span-2">
        <Textarea {...register('message')} rows={3} maxLength={LIMITS.message} dir="auto" />
      </Field>
      <div className="grid gap-4 sm:col-span-2">
        <FilesField
          files={row.offer?.files ?? []} removed={removed.field.value} pathOf={offerFilePath} title={t('offer.filesThere')} label={t('offer.files')} hint={t('offer.filesHint')}
          error={errorOf('files')} onAdded={(files) => added.field.onChange(files.map(({ key }) => key))} onRemoved={removed.field.onChange}
        />
      </div>
    </form>
  );
}

/** What the seller answers to, as it stands: the request may change while the form is open. */
function Asked({ rfq }: { rfq: SellerRfqAnswer }) {
  const t = useTranslations();
  const othersText = useOthersText();
  const destination = useDestination(rfq);
  const items = [...(rfq.responseDeadline ? [{ key: 'deadline', term: t('rfq.deadline'), value: <Day day={rfq.responseDeadline} /> }] : []), ...destination];
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-sunken p-3 text-sm sm:col-span-2" aria-label={t('offer.asked')}>
      <p>
        <TradeName className="font-medium">{othersText(rfq.title)}</TradeName> · <Quantity amount={rfq.quantity} unit={`units.${rfq.unit}`} />
      </p>
      {items.length > 0 && <DefinitionList layout="grid" items={items} />}
      {rfq.description && <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line text-muted">{othersText(rfq.description)}</p>}
      <AttachedFiles files={rfq.files} pathOf={rfqFilePath} title={t('rfq.files')} />
    </section>
  );
}

/** What of an offer's Incoterm is not as the request wishes it; and an offer has no field for the place that it names: where the request says no destination the message is where it can stand. */
function NamedPlace({ rfq, control }: { rfq: SellerRfqAnswer; control: Control<Fields> }) {
  const t = useTranslations('offer');
  const [term, message] = useWatch({ control, name: ['paymentTerms', 'message'] });
  const missing = term === '' || message.trim() !== '' ? null : missingPlaceOf(term);
  const isNamed = missing === 'noDestination' && rfq.deliveryPort !== null;
  return (
    <>
      {term !== '' && differsFromWish(term, rfq) && <Alert tone="warn" live="status" className="sm:col-span-2">{t('otherTerm', { wished: rfq.paymentTerms ?? '' })}</Alert>}
      {missing && !isNamed && <Alert tone="warn" live="status" className="sm:col-span-2">{t(`placeFault.${missing}`, { term })}</Alert>}
    </>
  );
}

/** Price times the quantity asked for while it is typed, exact. */
function Total({ rfq, control }: { rfq: SellerRfqAnswer; control: Control<Fields> }) {
  const t = useTranslations();
  const minor = parseDecimal(useWatch({ control, name: 'unitPrice' }).trim());
  return (
    <div className="field">
      <p className="field-label">{t('offer.total')}</p>
      <output className="flex min-h-10 items-center text-lg font-semibold">
        {minor === undefined ? t('common.none') : <Money amount={toDecimal(lineTotal(minor, rfq.quantity))} currency={rfq.currency} />}
      </output>
    </div>
  );
}
