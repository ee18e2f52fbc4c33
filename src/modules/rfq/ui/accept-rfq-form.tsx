'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { lineTotal, parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { acceptRfqBody, PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Money, Quantity } from '@/table/values';
import { CodeChip } from '@/ui/code-chip';
import { Combobox } from '@/ui/combobox';
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
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const ports = useCall('GET /api/ports', {}).state;
  const portOptions =
    ports.phase === 'ready'
      ? ports.answer.map((port) => ({
          value: String(port.id),
          label: port.name,
          aside: <CodeChip>{port.code}</CodeChip>,
        }))
      : [];

  const draftKey = `acceptRfqDraft:${row.id}`;
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
        <NumberInput {...register('finalPrice')} unit={row.currency} />
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
        render={({ field }) => (
          <Field
            label={t('rfq.deliveryPort')}
            error={errorOf('deliveryPortId')}
            hint={ports.phase === 'failed' ? t('rfq.portsFailed') : undefined}
            className="sm:col-span-2"
          >
            {(wiring) => (
              <Combobox
                {...wiring}
                ref={field.ref}
                options={portOptions}
                placeholder={t('rfq.noPort')}
                onBlur={field.onBlur}
                value={field.value === null ? null : String(field.value)}
                onValueChange={(value) => field.onChange(value === null ? null : Number(value))}
                labels={{ open: t('rfq.showPorts'), clear: t('rfq.noPort'), empty: t('dashboard.noMatch') }}
              />
            )}
          </Field>
        )}
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
