import type { Actor } from '@/access/actor';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { makeOffer } from './offer.commands';
import { offerBody, type SellerRfqAnswer } from './offer.schema';

/** A body that the offer call takes. */
export function offerRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { unitPrice: '11.40', minQuantity: 5, leadTimeDays: 21, validUntil: '2099-12-31', paymentTerms: 'FOB', message: '', ...over };
}

/** A seller's offer on an RFQ for its product, made by the command. */
export function makeOfferOn(seller: Actor, rfqId: number, over: Readonly<Record<string, unknown>> = {}): Promise<SellerRfqAnswer> {
  return makeOffer(seller, rfqId, offerBody.parse(offerRequest(over)));
}

/** A seller's offer with a file. */
export async function makeOfferWithFile(seller: Actor, rfqId: number, over: Readonly<Record<string, unknown>> = {}): Promise<SellerRfqAnswer> {
  const { key } = await makeStoredFile(seller, { name: 'data-sheet.pdf' });
  return makeOfferOn(seller, rfqId, { ...over, files: [key] });
}
