import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint, sliceRange } from '@/http/list';
import { Problem } from '@/http/problem';
import { fileAnswer } from '@/modules/kyc/kyc.schema';
import { offerFileUrl } from './offer-files.queries';
import { makeOffer, withdrawOffer } from './offer.commands';
import { listOffers, listOffersForBuyer, listRfqsOfSeller } from './offer.queries';
import { comparedOffer, offerAnswer, offerBody, sellerRfqAnswer } from './offer.schema';

const params = z.object({ rfqId: idParam() });
const success = z.object({ success: z.literal(true), rfq: sellerRfqAnswer });

export const getSellerRfqs = listEndpoint({
  path: '/api/seller/rfqs', access: ['seller'], summary: 'RFQs on own products, newest first', response: z.array(sellerRfqAnswer),
}).handle(({ actor }, range) => listRfqsOfSeller(actor.partyId, range));

export const postSellerOffer = endpoint({
  method: 'POST', path: '/api/seller/rfqs/{rfqId}/offers', access: ['seller'], summary: 'Offer on an RFQ, or improve the own offer', params, body: offerBody, response: success,
}).handle(async ({ actor, params: { rfqId }, body }) => ({ success: true, rfq: await makeOffer(actor, rfqId, body) }));

export const deleteSellerOffer = endpoint({
  method: 'DELETE', path: '/api/seller/rfqs/{rfqId}/offers', access: ['seller'], summary: 'Withdraw the own offer', params, response: success,
}).handle(async ({ actor, params: { rfqId } }) => ({ success: true, rfq: await withdrawOffer(actor, rfqId) }));

export const getCaptainOffers = listEndpoint({
  path: '/api/captain/rfqs/{rfqId}/offers', access: ['captain'], summary: 'Standing offers on an RFQ, cheapest first', params, response: z.array(offerAnswer),
}).handle(async ({ params: { rfqId } }, range) => {
  const offers = await listOffers(rfqId);
  if (!offers) throw new Problem('not_found');
  return sliceRange(range, offers);
});

export const getBuyerOffers = listEndpoint({
  path: '/api/buyer/rfqs/{rfqId}/offers', access: ['buyer'], summary: 'Standing offers on an own RFQ, cheapest first; none as long as they are sealed', params, response: z.array(comparedOffer),
}).handle(async ({ actor, params: { rfqId } }, range) => {
  const offers = await listOffersForBuyer(rfqId, actor.partyId);
  if (!offers) throw new Problem('not_found');
  return sliceRange(range, offers);
});

export const getOfferFile = endpoint({
  method: 'GET', path: '/api/offer-files/{fileId}/file', access: ['buyer', 'seller', 'captain'], summary: 'A file of an offer, for its seller and those who may see the offer: leads to an address that is good for a minute',
  params: z.object({ fileId: idParam() }), status: 302, response: fileAnswer,
}).handle(async ({ actor, params: { fileId }, headers }) => {
  const url = await offerFileUrl(actor, fileId);
  headers.set('location', url);
  return { success: true, url };
});
