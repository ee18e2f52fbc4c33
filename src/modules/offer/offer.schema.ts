import * as z from 'zod';
import { LIMITS, orNull, planDay, text } from '@/http/input';
import { statesOf, statesWith } from '@/machine/machine';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { dpqMachine, PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { destination, rfqStatus, type Destination } from '@/modules/rfq/rfq.schema';
import { attachedFile, newFiles, removedFiles } from '@/modules/upload/upload.schema';
import { offerMachine } from './offer.machine';

export { offerMachine };

/** States of an offer that stands: the captain sees it, and the seller may take it back. */
export const STANDING_OFFERS = statesWith(offerMachine, 'withdraw');

/** Who delivers: the seller of the offer that a quotation is made of, otherwise that of the RFQ's product; null where there is neither. */
export function supplierOf(offer: { readonly sellerId: number } | null, product: { readonly sellerId: number } | null): number | null {
  return (offer ?? product)?.sellerId ?? null;
}

/** Where a file of an offer is led to. */
export function offerFilePath(fileId: number): string {
  return `/api/offer-files/${fileId}/file`;
}

/** A seller's offer: price per unit in the RFQ's currency, from a quantity on, ready after some days, valid until a day. What it has of files stays when it is improved: `files` are added, those of the ids in `removedFiles` are taken away. */
export const offerBody = z.strictObject({
  unitPrice: amountInput('offer_price_invalid').refine((minor) => minor > 0n, 'offer_price_invalid'),
  minQuantity: z.number('offer_quantity_invalid').int('offer_quantity_invalid').min(1, 'offer_quantity_invalid').max(1_000_000_000, 'offer_quantity_invalid'),
  leadTimeDays: z.number('offer_lead_time_invalid').int('offer_lead_time_invalid').min(0, 'offer_lead_time_invalid').max(365, 'offer_lead_time_invalid'),
  validUntil: planDay('offer_validity_invalid'),
  /** The Incoterm that the price holds for. */
  paymentTerms: orNull(z.enum(PAYMENT_TERMS, 'invalid_input')).optional().transform((terms) => terms ?? null),
  message: text(LIMITS.message).nullable().optional().transform((value) => value ?? ''),
  files: newFiles,
  removedFiles,
  /** The `askedVersion` of the RFQ as its seller read it: an older one is refused. Without it the RFQ is meant as it stands. */
  askedVersion: z.int('invalid_input').min(1, 'invalid_input').optional(),
});
export type OfferBody = z.output<typeof offerBody>;

/** An offer. `unitPrice` and `total`, for the quantity that is asked for, are decimals in `currency`; `validUntil` a day in the seller's zone. */
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
  paymentTerms: z.enum(PAYMENT_TERMS).nullable(),
  /** Made before the request was changed, and neither improved nor sent again since: no quotation is made of it. */
  isOutdated: z.boolean(),
  total: z.number(),
  /** The unit price in US dollars at `rate`, US dollars for one unit of `currency`, as it stood when the offer was made. */
  base: z.object({ unitPrice: z.number(), rate: z.number() }).nullable(),
  files: z.array(attachedFile),
  /** Where its goods go aboard: the port of the RFQ's product where that is the seller's, otherwise the seller's own. */
  loadingPortId: z.int().nullable(),
});
export type OfferAnswer = z.output<typeof offerAnswer>;

/** Whether an offer's price holds for another Incoterm than its RFQ wishes; not where either says none. */
export function differsFromWish(term: string | null, { paymentTerms }: Pick<Destination, 'paymentTerms'>): boolean {
  return term !== null && paymentTerms !== null && term !== paymentTerms;
}

/** An offer as the buyer compares it: what the seller writes to the captain is not the buyer's. */
export const comparedOffer = offerAnswer.omit({ message: true });
export type ComparedOffer = z.output<typeof comparedOffer>;

/**
 * What became of a seller's offer once the captain has made a quotation: that is made of it, or of another's; or it was made of
 * it and has come to nothing, as long as the buyer does not ask again.
 */
const OFFER_OUTCOMES = ['chosen', 'not_chosen', 'quotation_rejected', 'quotation_expired'] as const;

/** The quotation that is made of a seller's offer, or of its product, as it stands: `unitPrice` is a decimal in `currency`. */
const suppliedQuotation = z.object({ status: z.enum(statesOf(dpqMachine)), revision: z.int(), unitPrice: z.number(), currency: z.enum(CURRENCIES), paymentTerms: z.enum(PAYMENT_TERMS) });

/**
 * An RFQ as the product's seller, or an invited one, sees it: no budget and no thread, which are between buyer and captain.
 * For whom another was chosen it is closed: how that one's order goes on is between its parties.
 */
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
  ...destination.shape,
  createdAt: z.iso.datetime(),
  buyer: z.string(),
  isInvited: z.boolean(),
  /** Goes up with every change of what sellers read of it. */
  askedVersion: z.int(),
  files: z.array(attachedFile),
  /** Until when nobody sees what is offered, and when offers end; null where they are open. */
  sealedUntil: z.iso.datetime().nullable(),
  offer: offerAnswer.nullable(),
  /** Null while it is weighed, after another's quotation that came to nothing, and where the seller has no offer that stands. */
  outcome: z.enum(OFFER_OUTCOMES).nullable(),
  /** Null where there is none, or it is made of another's offer. */
  quotation: suppliedQuotation.nullable(),
});
export type SellerRfqAnswer = z.output<typeof sellerRfqAnswer>;
