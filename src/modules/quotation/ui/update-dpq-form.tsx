'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { lineTotal, parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import type { ActionFormProps } from '@/table/definition';
import { PortField } from '@/table/port-field';
import { Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { PAYMENT_TERMS, updateDpqBody, type DpqAnswer } from '../quotation.schema';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  unitPrice: string;
  specifications: string;
  deliveryPortId: number | null;
  deliveryDate: string;
  paymentTerms: (typeof PAYMENT_TERMS)[number];
  message: string;
}

const updateFields = z.custom<Fields>().transform((fields): z.input<typeof updateDpqBody> => fields).pipe(updateDpqBody);

interface UpdateDpqFormProps extends ActionFormProps<DpqAnswer, z.input<typeof updateDpqBody>> {
  /** What the buyer asked for, or null where it could not be had. */
  readonly asked: string | null;
}

/** The captain's new terms for a quotation that is being negotiated: the old ones, to be changed. */
export function UpdateDpqForm({ row, formId, submit, asked }: UpdateDpqFormProps) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, control, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: {
      unitPrice: String(row.unitPrice), specifications: row.specifications, deliveryPortId: row.deliveryPortId,
      deliveryDate: row.deliveryDate ?? '', paymentTerms: row.paymentTerms, message: '',
    },
    resolver: zodResolver(updateFields, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit({ ...fields, version: row.version });
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        <bdi>{row.product}</bdi> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      {asked && (
        <Alert live="none" title={t('quotation.buyerAsks')} className="sm:col-span-2">
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">{asked}</p>
        </Alert>
      )}
      <Field label={t('quotation.unitPriceIn', { unit: t(`units.${row.unit}`), currency: row.currency })} required error={errorOf('unitPrice')}>
        <NumberInput {...register('unitPrice', asNumber)} unit={row.currency} />
      </Field>
      <Total dpq={row} control={control} />
      <Field label={t('quotation.paymentTerms')} error={errorOf('paymentTerms')}>
        <Select {...register('paymentTerms')} options={PAYMENT_TERMS.map((term) => ({ value: term, label: term }))} />
      </Field>
      <Field label={t('quotation.deliveryDate')} error={errorOf('deliveryDate')}>
        <DateField {...register('deliveryDate')} />
      </Field>
      <Controller
        name="deliveryPortId"
        control={control}
        render={({ field }) => <PortField field={field} error={errorOf('deliveryPortId')} className="sm:col-span-2" />}
      />
      <Field label={t('quotation.specifications')} error={errorOf('specifications')} className="sm:col-span-2">
        <Textarea {...register('specifications')} rows={3} maxLength={LIMITS.description} dir="auto" />
      </Field>
      <Field label={t('rfq.acceptMessage')} error={errorOf('message')} className="sm:col-span-2">
        <Textarea {...register('message')} rows={3} maxLength={LIMITS.message} dir="auto" />
      </Field>
    </form>
  );
}

/** Price times quantity while it is typed, exact. */
function Total({ dpq, control }: { dpq: DpqAnswer; control: Control<Fields> }) {
  const t = useTranslations();
  const minor = parseDecimal(useWatch({ control, name: 'unitPrice' }).trim());
  return (
    <div className="field">
      <p className="field-label">{t('quotation.total')}</p>
      <output className="flex min-h-10 items-center text-lg font-semibold">
        {minor === undefined ? t('common.none') : <Money amount={toDecimal(lineTotal(minor, dpq.quantity))} currency={dpq.currency} />}
      </output>
    </div>
  );
}
