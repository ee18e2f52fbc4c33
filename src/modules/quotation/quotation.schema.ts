import * as z from 'zod';
import { id, LIMITS, orNull, planDay, requiredText, text } from '@/http/input';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { statesOf } from '@/machine/machine';
import { dpqMachine } from './quotation.machine';

/** For what other modules say about draft quotations. */
export { dpqMachine };

/** Incoterms 2020 in the specification's order; the API calls them payment terms. */
export const PAYMENT_TERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

const optionalText = (max: number) => text(max).nullable().optional().transform((value) => value ?? '');

/** What the captain's Accept RFQ form sends. The price is per unit, in the RFQ's currency; 0 is allowed. */
export const acceptRfqBody = z.strictObject({
  finalPrice: amountInput('final_price_required'),
  message: optionalText(LIMITS.message),
  specifications: optionalText(LIMITS.description),
  deliveryPortId: orNull(id('delivery_port_unknown')),
  deliveryDate: orNull(planDay('delivery_date_invalid')),
  paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_input').default('EXW'),
  /** The seller's offer that it goes back to. */
  offerId: orNull(id('offer_unknown')).optional().transform((offerId) => offerId ?? null),
});
export type AcceptRfqBody = z.output<typeof acceptRfqBody>;

/** The buyer may name the revision that was read; a superseded one is refused. Without it the newest is meant. */
export const acceptDpqBody = z.strictObject({ revision: z.int('invalid_input').min(1, 'invalid_input'), hash: z.string().length(64, 'invalid_input') }).partial();

/** A draft quotation with its newest revision. `unitPrice` and `total` are decimals in `currency`. */
export const dpqAnswer = z.object({
  id: z.int(),
  rfqId: z.int(),
  product: z.string(),
  productId: z.int().nullable(),
  buyer: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  currency: z.enum(CURRENCIES),
  status: z.enum(statesOf(dpqMachine)),
  specifications: z.string(),
  deliveryPortId: z.int().nullable(),
  deliveryPort: z.string().nullable(),
  deliveryDate: z.iso.date().nullable(),
  paymentTerms: z.enum(PAYMENT_TERMS),
  createdAt: z.iso.datetime(),
  message: z.string(),
  unit: z.enum(UNITS),
  total: z.number(),
  validUntil: z.iso.datetime(),
  revision: z.int(),
  hash: z.string(),
  version: z.int(),
  /** "expired" or "withdrawn" when nobody rejected it by hand. */
  rejectedReason: z.string().nullable(),
  /** Of the offer that it is made of; null where it is made of none. */
  leadTimeDays: z.int().nullable(),
  /** The unit price of that offer, a decimal in `currency`. */
  offerPrice: z.number().nullable(),
  /** Days after its delivery on which an order made of it confirms itself, unless it is disputed. */
  autoConfirmDays: z.int(),
  /** Who delivers. */
  seller: z.string().nullable(),
  /** The tax that the total holds, in `currency`, as it stands by the ports of both sides; `rate` in per cent, `country` (ISO 3166-1) null for an export. */
  tax: z.object({ country: z.string().nullable(), rate: z.number(), net: z.number(), tax: z.number() }),
  /** The house's fee at today's rate, in per cent: the seller bears it, out of the total. */
  fee: z.object({ percent: z.number(), amount: z.number() }),
});
export type DpqAnswer = z.output<typeof dpqAnswer>;

/** What the buyer writes when the terms don't fit yet, and the unit price that would, in the quotation's currency. */
export const negotiateBody = z.strictObject({
  message: requiredText(LIMITS.message, 'negotiation_message_required'),
  targetPrice: orNull(amountInput('target_price_invalid')).optional().transform((value) => value ?? null),
});
export type NegotiateBody = z.output<typeof negotiateBody>;

/** Whether its seller has offered only a higher price: whoever makes an order of it asks for less than was agreed to. */
export function isBelowOffer({ unitPrice, offerPrice }: Pick<DpqAnswer, 'unitPrice' | 'offerPrice'>): boolean {
  return offerPrice !== null && unitPrice < offerPrice;
}

/** A negotiation as the RFQ's thread keeps it. */
export interface AskedTerms {
  readonly message: string;
  readonly target_price: number | null;
}

/**
 * The captain's new terms. Only the price is required: what is left out stays as it is in the newest revision, null
 * clears it. `version` is what the editor read.
 */
export const updateDpqBody = z.strictObject({
  unitPrice: amountInput('unit_price_required'),
  specifications: text(LIMITS.description).nullable().transform((value) => value ?? '').optional(),
  deliveryPortId: orNull(id('delivery_port_unknown')).optional(),
  deliveryDate: orNull(planDay('delivery_date_invalid')).optional(),
  paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_input').optional(),
  message: optionalText(LIMITS.message).optional(),
  version: z.int('invalid_input').min(1, 'invalid_input').optional(),
});
export type UpdateDpqBody = z.output<typeof updateDpqBody>;

/** One revision, for reading older ones and comparing. */
export const revisionAnswer = dpqAnswer.pick({
  quantity: true, unitPrice: true, currency: true, specifications: true, deliveryPort: true, deliveryDate: true, paymentTerms: true,
  message: true, total: true, validUntil: true, revision: true, hash: true, createdAt: true,
}).extend({
  /** What the buyer asked for instead; `targetPrice`, a decimal in `currency`, where one was named. */
  asked: z.object({ message: z.string(), targetPrice: z.number().nullable(), at: z.iso.datetime() }).nullable(),
});
export type RevisionAnswer = z.output<typeof revisionAnswer>;
