'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { lineTotal, parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { acceptRfqBody, PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import type { ActionFormProps } from '@/table/definition';
import { PortField } from '@/table/port-field';
import { Money, Quantity } from '@/table/values';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import type { RfqAnswer } from '../rfq.schema';
import { dropDraft, useKeptDraft } from './use-kept-draft';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  finalPrice: string;
  message: string;
  specifications: string;
  deliveryPortId: number | null;
  deliveryDate: string;
  paymentTerms: (typeof PAYMENT_TERMS)[number];
}

/** The call's own schema over the fields as they are typed. */
const acceptRfqFields = z
  .custom<Fields>()
  .transform((fields): z.input<typeof acceptRfqBody> => fields)
  .pipe(acceptRfqBody);

/** Where a half-filled offer on an RFQ is kept. */
export function acceptDraftKey(rfqId: number): string {
  return `acceptRfqDraft:${rfqId}`;
}

const EMPTY: Fields = {
  finalPrice: '',
  message: '',
  specifications: '',
  deliveryPortId: null,
  deliveryDate: '',
  paymentTerms: 'EXW',
};

/** The captain's offer on an RFQ, from which its draft quotation is made. */
export function AcceptRfqForm({ row, formId, submit }: ActionFormProps<RfqAnswer, Fields>) {
  const t = useTranslations();
  const { register, control, handleSubmit, reset, subscribe, setError, formState } = useForm<Fields>({
    defaultValues: EMPTY,
    resolver: zodResolver(acceptRfqFields, undefined, { raw: true }),
  });
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const draftKey = acceptDraftKey(row.id);
  useKeptDraft(draftKey, reset, subscribe, EMPTY);

  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (!refusal) dropDraft(draftKey);
    else if (refusal.field && refusal.field in EMPTY)
      setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        <bdi>{row.title}</bdi> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      <Field
        label={t('rfq.finalPrice', { unit: t(`units.${row.unit}`), currency: row.currency })}
        required
        error={errorOf('finalPrice')}
      >
        <NumberInput {...register('finalPrice', asNumber)} unit={row.currency} />
      </Field>
      <Total rfq={row} control={control} />
      <Field label={t('rfq.paymentTerms')} error={errorOf('paymentTerms')}>
        <Select {...register('paymentTerms')} options={PAYMENT_TERMS.map((term) => ({ value: term, label: term }))} />
      </Field>
      <Field label={t('rfq.deliveryDate')} error={errorOf('deliveryDate')}>
        <DateField {...register('deliveryDate')} />
      </Field>
      <Controller
        name="deliveryPortId"
        control={control}
        render={({ field }) => <PortField field={field} error={errorOf('deliveryPortId')} className="sm:col-span-2" />}
      />
      <Field label={t('rfq.specifications')} error={errorOf('specifications')} className="sm:col-span-2">
        <Textarea {...register('specifications')} rows={3} dir="auto" />
      </Field>
      <Field label={t('rfq.acceptMessage')} error={errorOf('message')} className="sm:col-span-2">
        <Textarea {...register('message')} rows={3} dir="auto" />
      </Field>
    </form>
  );
}

/** Price times quantity while it is typed, exact. */
function Total({ rfq, control }: { rfq: RfqAnswer; control: Control<Fields> }) {
  const t = useTranslations();
  const minor = parseDecimal(useWatch({ control, name: 'finalPrice' }).trim());
  return (
    <div className="field">
      <p className="field-label">{t('rfq.total')}</p>
      <output className="flex min-h-10 items-center text-lg font-semibold">
        {minor === undefined ? (
          t('common.none')
        ) : (
          <Money amount={toDecimal(lineTotal(minor, rfq.quantity))} currency={rfq.currency} />
        )}
      </output>
    </div>
  );
}
