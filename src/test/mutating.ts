import { db } from '@/server/db';
import type { SignedIn } from '@/modules/account/account.factory';
import { savedSearchRequest } from '@/modules/catalogue/saved-search.factory';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { feeRequest, filingRequest, makeProposedFee } from '@/modules/customs/customs.factory';
import { packingRequest } from '@/modules/document/export.factory';
import { listingRequest, makeArchivedListing, makeListing } from '@/modules/listing/listing.factory';
import { makeOwnCatalog, sellerCatalogRequest } from '@/modules/listing/seller-catalog.factory';
import { offerRequest } from '@/modules/offer/offer.factory';
import { confirmDpo, convertDpq } from '@/modules/order/order.commands';
import { surveyRequest, type OrderedTrade } from '@/modules/order/order.factory';
import { bookedToday, makeAwaitedPayment } from '@/modules/payment/payment.factory';
import { bankDetailsRequest } from '@/modules/payout/payout.factory';
import { makeDpq, quotationTerms } from '@/modules/quotation/quotation.factory';
import { makeRfq, rfqRequest } from '@/modules/rfq/rfq.factory';
import { reportFields } from '@/modules/survey/survey.factory';
import { makeBegunWork, makeTakenWork } from '@/modules/tracking/tracking.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork, type PartnerRole } from '@/modules/work/work.factory';
import { ROLE_OF_KIND, type WorkKind } from '@/modules/work/work.schema';
import { call, type CallName } from './call';
import { MUTATING_ACCOUNTS } from './mutating-accounts';
import type { World } from './world';
import { READY_DAY } from '@/modules/order/ready-day.factory';

/** A call that changes something, as a right caller makes it within a trade. */
export interface MutatingCall {
  readonly name: CallName;
  readonly who: 'buyer' | 'seller' | 'captain' | 'hr' | 'admin' | 'accountant' | 'arbitrator' | PartnerRole | 'nobody';
  /** Somebody whom the call may sign out. */
  readonly as?: () => Promise<SignedIn>;
  /** A body with every key that the call knows; without one it takes none. */
  readonly right?: (world: World) => object;
  /** The body holds ids and figures alone. */
  readonly isTextless?: true;
  /** Where a right body moves its thing on: a fresh one each time. */
  readonly id?: (world: World) => Promise<number | string>;
}

/** One for all calls: a seller may have twenty. */
const aCatalog = async ({ seller }: OrderedTrade) => (await db.catalog.findFirst({ where: { sellerId: seller.partyId }, select: { id: true } }) ?? await makeOwnCatalog(seller)).id;
const anRfq = async ({ buyer, product }: OrderedTrade) => (await makeRfq(buyer, { product_id: product.id })).id;
const aDpq = async (trade: OrderedTrade) => (await makeDpq(trade.captain, await anRfq(trade))).id;

async function aNegotiatedDpq(trade: OrderedTrade): Promise<number> {
  const id = await aDpq(trade);
  await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: trade.buyer, params: { dpqId: id }, body: { message: 'Less?' } });
  return id;
}

async function aConfirmedOrder(trade: OrderedTrade): Promise<number> {
  const { id } = await convertDpq(trade.captain, await aDpq(trade));
  return (await confirmDpo(trade.captain, id)).id;
}

/** A pending work order of a kind. */
const aWork = (kind: WorkKind) => async ({ captain }: World) => (await makeWork(kind, { captain })).workId;
/** A work order of a kind that a partner has taken on. */
const aHeld = (kind: WorkKind) => async ({ captain }: World) => {
  const made = await makeWork(kind, { captain });
  await acceptWork(made[ROLE_OF_KIND[kind]], kind, made.workId);
  return made.workId;
};
const aDispute = async (trade: OrderedTrade) => (await openDispute(trade.buyer, 'buyer', await aConfirmedOrder(trade), { reason: 'Wet.', keys: [] })).id;

const aFee = async ({ captain }: World) => (await makeProposedFee({ captain })).fee.id;
/** One for all bodies of a call: it takes a whole trade to make a transport or freight that the world's partner has taken on, or begun. */
function oneWork(make: typeof makeTakenWork, kind: 'transport' | 'logistics') {
  let made: ReturnType<typeof makeTakenWork> | undefined;
  return async (world: World) => (await (made ??= make(kind, { captain: world.captain }, world[ROLE_OF_KIND[kind]]))).workId;
}
const aTaken = (kind: 'transport' | 'logistics') => oneWork(makeTakenWork, kind);
const aBegun = (kind: 'transport' | 'logistics') => oneWork(makeBegunWork, kind);
const aPaper = { number: 'DN 7', issuer: 'Harbour', issuedOn: new Date().toISOString().slice(0, 10), key: 'x' };

const fullRfq = (over: object = {}) => rfqRequest({ files: [], response_deadline: '2099-01-31', budget_range_min: '1.50', budget_range_max: '99', ...over });

/** Every built call that changes something; fuzz.integration.test.ts compares the list with spec-matrix.ts. */
export const MUTATING: readonly MutatingCall[] = [
  ...MUTATING_ACCOUNTS,

  { name: 'PUT /api/notifications/read-all', who: 'captain' },
  { name: 'PUT /api/notifications/{notificationId}/read', who: 'captain' },
  { name: 'PUT /api/buyer/notifications/read-all', who: 'buyer' },
  { name: 'PUT /api/buyer/notifications/{notificationId}/read', who: 'buyer' },
  { name: 'PUT /api/seller/notifications/read-all', who: 'seller' },
  { name: 'PUT /api/seller/notifications/{notificationId}/read', who: 'seller' },

  { name: 'POST /api/buyer/rfqs', who: 'buyer', right: ({ product }) => fullRfq({ product_id: product.id }) },
  { name: 'PUT /api/buyer/rfqs/{rfqId}', who: 'buyer', right: () => fullRfq({ version: 1, removed_files: [] }), id: anRfq },
  { name: 'DELETE /api/buyer/rfqs/{rfqId}', who: 'buyer' },
  { name: 'PUT /api/buyer/favourites/{productId}', who: 'buyer' },
  { name: 'DELETE /api/buyer/favourites/{productId}', who: 'buyer' },
  { name: 'POST /api/buyer/saved-searches', who: 'buyer', right: () => savedSearchRequest() },
  { name: 'DELETE /api/buyer/saved-searches/{searchId}', who: 'buyer' },
  { name: 'POST /api/buyer/rfqs/{rfqId}/invitations', who: 'buyer', right: () => ({ supplierIds: [1], category: 'packaging', portId: 1, sealed: true, files: [] }), id: anRfq },
  { name: 'POST /api/seller/rfqs/{rfqId}/offers', who: 'seller', right: () => offerRequest(), id: anRfq },
  { name: 'DELETE /api/seller/rfqs/{rfqId}/offers', who: 'seller' },
  { name: 'POST /api/captain/rfqs/{rfqId}/respond', who: 'captain', right: () => ({ response: 'Which port?', action: 'doq' }), id: anRfq },
  { name: 'POST /api/captain/rfqs/{rfqId}/accept', who: 'captain', right: () => quotationTerms({ deliveryDate: '2099-01-31', offerId: 1 }), id: anRfq },

  { name: 'POST /api/buyer/dpqs/{dpqId}/accept', who: 'buyer', right: ({ dpq }) => ({ revision: 1, hash: dpq.hash }), id: aDpq },
  { name: 'POST /api/buyer/dpqs/{dpqId}/reject', who: 'buyer' },
  { name: 'POST /api/buyer/dpqs/{dpqId}/negotiate', who: 'buyer', right: () => ({ message: 'Less?' }), id: aDpq },
  {
    name: 'PUT /api/captain/dpqs/{dpqId}', who: 'captain', id: aNegotiatedDpq,
    right: () => ({ unitPrice: '3', specifications: '', deliveryPortId: null, deliveryDate: '2099-01-31', paymentTerms: 'FOB', message: '', version: 2 }),
  },
  { name: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo', who: 'captain' },

  { name: 'POST /api/captain/dpos/{dpoId}/confirm', who: 'captain', right: () => ({ decision: 'The buyer agrees.' }) },
  { name: 'POST /api/captain/dpos/{dpoId}/process', who: 'captain' },
  { name: 'POST /api/captain/dpos/{dpoId}/survey-decision', who: 'captain', right: () => ({ decision: 'The buyer agrees.' }) },
  { name: 'POST /api/captain/dpos/{dpoId}/cancel', who: 'captain', right: () => ({ reason: 'No.' }) },
  { name: 'POST /api/buyer/orders/{dpoId}/cancel', who: 'buyer', right: () => ({ reason: 'No.' }) },
  { name: 'POST /api/buyer/orders/{dpoId}/confirm-delivery', who: 'buyer' },
  { name: 'POST /api/buyer/orders/{dpoId}/rating', who: 'buyer', right: () => ({ productStars: 5, supplierStars: 4, message: 'Dry and whole.' }) },
  { name: 'POST /api/buyer/orders/{dpoId}/disputes', who: 'buyer', right: () => ({ reason: 'Wet.' }), id: aConfirmedOrder },
  { name: 'POST /api/seller/orders/{dpoId}/disputes', who: 'seller', right: () => ({ reason: 'Wet.' }), id: aConfirmedOrder },
  { name: 'POST /api/captain/disputes/{disputeId}/assign', who: 'captain', isTextless: true, right: () => ({ arbitratorId: 1 }) },
  { name: 'POST /api/captain/disputes/{disputeId}/reassign', who: 'captain', isTextless: true, right: () => ({ arbitratorId: 1 }) },
  { name: 'POST /api/arbitrator/cases/{disputeId}/ruling', who: 'arbitrator', right: () => ({ outcome: 'split', buyerAmount: '1.00', sellerAmount: '1.00', reason: 'Dry.' }) },
  { name: 'POST /api/arbitrator/evidence/{evidenceId}/review', who: 'arbitrator', right: () => ({ action: 'accept' }) },
  { name: 'POST /api/accountant/disputes/{disputeId}/approve', who: 'accountant' },
  { name: 'POST /api/disputes/{disputeId}/evidence', who: 'buyer', right: () => ({ title: 'Photo', key: 'x' }) },
  { name: 'POST /api/disputes/{disputeId}/messages', who: 'buyer', right: () => ({ text: 'Wet.', keys: ['x'] }), id: aDispute },
  { name: 'PUT /api/disputes/{disputeId}/messages/read', who: 'buyer', isTextless: true, right: () => ({ messageId: 1 }) },
  { name: 'PUT /api/buyer/orders/{dpoId}/delivery', who: 'buyer', right: () => ({ addressId: 1, consignee: 'Port Ltd', notifyParty: 'Gate' }) },
  { name: 'POST /api/buyer/payments/{paymentId}/remittance-advice', who: 'buyer', right: () => ({ key: 'x', bankReference: 'SEPA 4711', sentOn: '2026-01-05' }) },
  { name: 'POST /api/accountant/payments/process', who: 'accountant', right: () => ({ paymentId: 1 }), isTextless: true },
  { name: 'POST /api/accountant/payments/{paymentId}/receipts', who: 'accountant', id: async ({ captain }) => (await makeAwaitedPayment({ captain })).paymentId, right: () => ({ amount: '0.01', bankReference: 'STMT 7', receivedOn: bookedToday() }) },
  { name: 'POST /api/accountant/payments/{paymentId}/refund', who: 'accountant', id: async ({ captain }) => (await makeAwaitedPayment({ captain })).paymentId },
  { name: 'POST /api/accountant/invoices/generate', who: 'accountant' },
  { name: 'POST /api/accountant/payouts', who: 'accountant', right: () => ({ party: 'SELL-7K3Q9M', currency: 'USD', amount: '0.01', reference: 'BANK 7' }) },
  { name: 'PUT /api/account/bank-details', who: 'seller', right: () => bankDetailsRequest('Harbour-7-crane') },
  { name: 'PUT /api/seller/orders/{dpoId}/survey-appointment', who: 'seller', right: () => surveyRequest() },
  { name: 'PUT /api/seller/orders/{dpoId}/packing-list', who: 'seller', right: () => packingRequest(), id: aConfirmedOrder },
  { name: 'POST /api/seller/orders/{dpoId}/goods-ready', who: 'seller', right: () => ({ date: READY_DAY, packing: 'Bags' }) },
  { name: 'PUT /api/seller/orders/{dpoId}/goods-ready', who: 'seller', right: () => ({ date: READY_DAY }) },

  { name: 'POST /api/seller/products', who: 'seller', right: () => listingRequest({ accepted: [] }) },
  { name: 'PUT /api/seller/products/{productId}', who: 'seller', right: () => listingRequest({ accepted: [] }), id: async ({ seller }) => (await makeListing(seller)).id },
  { name: 'POST /api/seller/products/{productId}/archive', who: 'seller', id: async ({ seller }) => (await makeListing(seller)).id },
  { name: 'POST /api/seller/products/{productId}/restore', who: 'seller', id: async ({ seller }) => (await makeArchivedListing(seller)).id },
  { name: 'POST /api/seller/catalogs', who: 'seller', right: () => sellerCatalogRequest([1]) },
  { name: 'PUT /api/seller/catalogs/{catalogId}', who: 'seller', right: () => sellerCatalogRequest([1]), id: aCatalog },
  { name: 'DELETE /api/seller/catalogs/{catalogId}', who: 'seller' },
  { name: 'POST /api/seller/products/import', who: 'seller', right: () => ({ csv: 'name,category,price,description\nJute bags,Packaging,2.50,Sound bags', check: false }) },

  { name: 'POST /api/surveyor/requests/{workId}/accept', who: 'surveyor', id: aWork('survey') },
  { name: 'POST /api/surveyor/requests/{workId}/reject', who: 'surveyor', id: aWork('survey') },
  { name: 'POST /api/surveyor/requests/{workId}/report', who: 'surveyor', id: aWork('survey'), right: () => reportFields() },
  { name: 'PUT /api/surveyor/reports/{reportId}', who: 'surveyor', right: () => ({ ...reportFields(), kept: [1], version: 1 }) },
  { name: 'POST /api/insurance/policies/{workId}/accept', who: 'insurance', id: aWork('insurance') },
  { name: 'POST /api/insurance/policies/{workId}/reject', who: 'insurance', id: aWork('insurance') },
  { name: 'POST /api/transporter/orders/{workId}/accept', who: 'transporter', id: aWork('transport') },
  { name: 'POST /api/transporter/orders/{workId}/reject', who: 'transporter', id: aWork('transport') },
  { name: 'POST /api/logistics/orders/{workId}/accept', who: 'logistics', id: aWork('logistics') },
  { name: 'POST /api/logistics/orders/{workId}/reject', who: 'logistics', id: aWork('logistics') },
  { name: 'POST /api/transporter/orders/{workId}/start', who: 'transporter', id: aTaken('transport') },
  { name: 'POST /api/logistics/orders/{workId}/start', who: 'logistics', id: aTaken('logistics') },
  { name: 'POST /api/transporter/tracking/{workId}/milestones', who: 'transporter', id: aBegun('transport'), right: () => ({ kind: 'picked_up', at: new Date().toISOString(), place: 'Gate 3', note: 'Dry.', document: aPaper }) },
  { name: 'POST /api/transporter/tracking/{workId}/paper', who: 'transporter', id: aBegun('transport'), right: () => aPaper },
  { name: 'POST /api/logistics/tracking/{workId}/milestones', who: 'logistics', id: aBegun('logistics'), right: () => ({ kind: 'booked', at: new Date().toISOString(), place: 'Gate 3', note: 'Dry.', document: aPaper }) },
  { name: 'POST /api/logistics/tracking/{workId}/paper', who: 'logistics', id: aBegun('logistics'), right: () => aPaper },
  { name: 'POST /api/cha/requests/{workId}/accept', who: 'cha', id: aWork('customs') },
  { name: 'POST /api/cha/requests/{workId}/reject', who: 'cha', id: aWork('customs') },
  { name: 'POST /api/insurance/policies/{workId}/policy', who: 'insurance', right: () => ({ number: 'POL-1', issuer: 'Harbour Mutual', issuedOn: '2026-01-05', validUntil: '2099-01-05', insured: '110', clauses: 'A', note: 'None.', key: 'x' }), id: aWork('insurance') },
  { name: 'POST /api/cha/orders/{workId}/fees', who: 'cha', right: () => feeRequest(), id: aWork('customs') },
  { name: 'PUT /api/cha/fees/{feeId}', who: 'cha', right: () => feeRequest({ version: 1 }) },
  { name: 'POST /api/cha/orders/{workId}/filing', who: 'cha', right: () => filingRequest(), id: aWork('customs') },
  { name: 'POST /api/captain/fees/{feeId}/accept', who: 'captain', isTextless: true, right: () => ({ version: 1 }), id: aFee },
  { name: 'POST /api/captain/fees/{feeId}/decline', who: 'captain', isTextless: true, right: () => ({ version: 1 }), id: aFee },
  { name: 'POST /api/captain/work-orders/{workId}/assign', who: 'captain', isTextless: true, right: ({ surveyor }) => ({ partyId: surveyor.partyId }), id: aWork('survey') },
  { name: 'POST /api/captain/work-orders/{workId}/take-away', who: 'captain', right: () => ({ reason: 'Nobody answers.', partyId: null }), id: aHeld('survey') },
];

/** Values for the names in a call's path. */
export const paramsOf = (name: string, id: string | number) => Object.fromEntries([...name.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', id]));
