'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';
import { typedAmount } from '@/modules/ledger/money.schema';
import type { ComparedOffer } from '@/modules/offer/offer.schema';
import type { Voyage } from '@/modules/quotation/named-place.schema';
import { acceptRfqBody } from '@/modules/quotation/quotation.schema';
import type { ActionFormProps } from '@/table/definition';
import { PriceField, TermsFields, type TermsValues } from '@/table/terms-fields';
import { awaitsRenewal, type RfqAnswer } from '../rfq.schema';
import { Alert } from '@/ui/alert';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { RfqWish } from './rfq-facts';
import { RfqOffers } from './rfq-offers';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields extends TermsValues {
  finalPrice: string;
  offerId: number | null;
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
  offerId: null,
};

/** An empty form with the terms that the buyer wishes: the port where the Incoterm names the place that the goods go to. */
function wishedIn({ deliveryPort, paymentTerms }: RfqAnswer): Fields {
  if (paymentTerms === null) return EMPTY;
  return { ...EMPTY, paymentTerms, deliveryPortId: placeNamedBy(paymentTerms) === 'destination' ? (deliveryPort?.id ?? null) : null };
}

interface AcceptRfqFormProps extends ActionFormProps<RfqAnswer, Fields> {
  /** As it is without an offer. */
  readonly voyage: Voyage;
}

/** The captain's offer on an RFQ, from which its draft quotation is made. */
export function AcceptRfqForm({ row, formId, submit, voyage, onReady }: AcceptRfqFormProps) {
  const t = useTranslations();
  const isStale = awaitsRenewal(row);
  useEffect(() => onReady(!isStale), [isStale, onReady]);
  const defaults = wishedIn(row);
  const form = useForm<Fields>({
    defaultValues: defaults,
    resolver: zodResolver(acceptRfqFields, undefined, { raw: true }),
  });
  const draftKey = acceptDraftKey(row.id);
  useKeptDraft(draftKey, form.reset, form.subscribe, defaults);

  const taken = useWatch({ control: form.control, name: 'offerId' });
  const [takenOffer, setTakenOffer] = useState<ComparedOffer | null>(null);
  const take = (offer: ComparedOffer) => {
    form.clearErrors('offerId');
    form.setValue('offerId', taken === offer.id ? null : offer.id, { shouldDirty: true });
    setTakenOffer(taken === offer.id ? null : offer);
    if (taken === offer.id) return;
    // What it fills in is judged at once: a field that was found empty before is not any more.
    const filled = { shouldDirty: true, shouldValidate: true };
    if (form.getValues('finalPrice').trim() === '') form.setValue('finalPrice', typedAmount(offer.unitPrice), filled);
    if (offer.paymentTerms) form.setValue('paymentTerms', offer.paymentTerms, filled);
  };

  const send = form.handleSubmit(async (fields) => {
    // Without a product, who supplies is who offered.
    if (row.productId === null && fields.offerId === null) return form.setError('offerId', { message: 'offer_required' });
    const refusal = await submit(fields);
    if (!refusal) dropDraft(draftKey);
    else if (refusal.field && refusal.field in EMPTY)
      form.setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
        {isStale && <Alert tone="warn" live="status" className="sm:col-span-2">{t('rfq.allOutdated')}</Alert>}
        <RfqWish rfq={row} className="sm:col-span-2" />
        <div className="grid gap-3 sm:col-span-2">
          <RfqOffers rfq={row} onTake={take} taken={taken} />
          {row.productId === null && taken === null && !isStale && (
            <Alert tone={form.formState.errors.offerId ? 'bad' : 'info'} live={form.formState.errors.offerId ? undefined : 'none'}>{t('errors.offer_required')}</Alert>
          )}
        </div>
        <PriceField
          name="finalPrice"
          label={t('rfq.finalPrice', { unit: t(`units.${row.unit}`), currency: row.currency })}
          currency={row.currency}
          quantity={row.quantity}
          budgetMax={row.budgetRangeMax}
          least={takenOffer && takenOffer.unitPrice}
        />
        <TermsFields voyage={{ ...voyage, ...(takenOffer && { loadingPortId: takenOffer.loadingPortId }) }} leadTimeDays={takenOffer && takenOffer.leadTimeDays} />
      </form>
    </FormProvider>
  );
}
