import * as z from 'zod';
import { LIMITS, planDay, text } from '@/http/input';
import { statesOf, statesWith } from '@/machine/machine';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { rfqStatus } from '@/modules/rfq/rfq.schema';
import { offerMachine } from './offer.machine';

export { offerMachine };

/** States of an offer that stands: the captain sees it, and the seller may take it back. */
export const STANDING_OFFERS = statesWith(offerMachine, 'withdraw');

/** A seller's offer: price per unit in the RFQ's currency, from a quantity on, ready after some days, valid until a day. */
export const offerBody = z.strictObject({
  unitPrice: amountInput('offer_price_invalid').refine((minor) => minor > 0n, 'offer_price_invalid'),
  minQuantity: z.number('offer_quantity_invalid').int('offer_quantity_invalid').min(1, 'offer_quantity_invalid').max(1_000_000_000, 'offer_quantity_invalid'),
  leadTimeDays: z.number('offer_lead_time_invalid').int('offer_lead_time_invalid').min(0, 'offer_lead_time_invalid').max(365, 'offer_lead_time_invalid'),
  validUntil: planDay('offer_validity_invalid'),
  message: text(LIMITS.message).nullable().optional().transform((value) => value ?? ''),
});
export type OfferBody = z.output<typeof offerBody>;

/** An offer. `unitPrice` is a decimal in `currency`; `validUntil` a day in the seller's zone. */
export const offerAnswer = z.object({
  id: z.int(),
  seller: z.string(),
  unitPrice: z.number(),
  currency: z.enum(CURRENCIES),
  minQuantity: z.int(),
  leadTimeDays: z.int(),
  validUntil: z.iso.date(),
  message: z.string(),
  status: z.enum(statesOf(offerMachine)),
  updatedAt: z.iso.datetime(),
});
export type OfferAnswer = z.output<typeof offerAnswer>;

/** An RFQ as the product's seller sees it: no budget and no thread, which are between buyer and captain. */
export const sellerRfqAnswer = z.object({
  id: z.int(),
  product: z.string(),
  status: rfqStatus,
  title: z.string(),
  description: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS),
  currency: z.enum(CURRENCIES),
  responseDeadline: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  buyer: z.string(),
  offer: offerAnswer.nullable(),
});
export type SellerRfqAnswer = z.output<typeof sellerRfqAnswer>;
