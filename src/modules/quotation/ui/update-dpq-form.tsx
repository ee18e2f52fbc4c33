'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod';
import { typedAmount } from '@/modules/ledger/money.schema';
import type { ActionFormProps } from '@/table/definition';
import { PriceField, TermsFields, type TermsValues } from '@/table/terms-fields';
import { TargetPrice } from '@/table/target-price';
import { Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import type { Voyage } from '../named-place.schema';
import { updateDpqBody, type AskedTerms, type DpqAnswer } from '../quotation.schema';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields extends TermsValues {
  unitPrice: string;
}

const updateFields = z.custom<Fields>().transform((fields): z.input<typeof updateDpqBody> => fields).pipe(updateDpqBody);

interface UpdateDpqFormProps extends ActionFormProps<DpqAnswer, z.input<typeof updateDpqBody>> {
  /** What the buyer asked for, or null where it could not be had. */
  readonly asked: AskedTerms | null;
  readonly voyage: Voyage;
}

/** The captain's new terms for a quotation that is being negotiated: the old ones, to be changed. */
export function UpdateDpqForm({ row, formId, submit, asked, voyage }: UpdateDpqFormProps) {
  const t = useTranslations();
  const form = useForm<Fields>({
    defaultValues: {
      unitPrice: typedAmount(row.unitPrice), specifications: row.specifications, deliveryPortId: row.deliveryPortId,
      deliveryDate: row.deliveryDate ?? '', paymentTerms: row.paymentTerms, message: '',
    },
    resolver: zodResolver(updateFields, undefined, { raw: true }),
  });
  const send = form.handleSubmit(async (fields) => {
    const refusal = await submit({ ...fields, version: row.version });
    if (refusal?.field && refusal.field in fields) form.setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">
          <TradeName>{row.product}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
        </p>
        {asked && (
          <Alert live="none" title={t('quotation.buyerAsks')} className="sm:col-span-2">
            <TargetPrice amount={asked.target_price} currency={row.currency} />
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">{asked.message}</p>
          </Alert>
        )}
        <PriceField
          name="unitPrice"
          label={t('quotation.unitPriceIn', { unit: t(`units.${row.unit}`), currency: row.currency })}
          currency={row.currency}
          quantity={row.quantity}
          least={row.offerPrice}
        />
        <TermsFields voyage={voyage} leadTimeDays={row.leadTimeDays} />
      </form>
    </FormProvider>
  );
}
