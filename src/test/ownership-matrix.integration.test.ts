import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { evidenceRequest, makeCaseOf, makeFilledCase, rulingRequest } from '@/modules/dispute/dispute.factory';
import { makeSavedSearch } from '@/modules/catalogue/saved-search.factory';
import { deliveryAddressRequest, makeDeliveryAddress } from '@/modules/profile/profile.factory';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { makeExportOrder, packingRequest } from '@/modules/document/export.factory';
import { feeRequest, filingRequest, makeHeldCustoms, makeProposedFee } from '@/modules/customs/customs.factory';
import { makeHeldInsurance, policyRequest } from '@/modules/insurance/insurance.factory';
import { listingRequest, makeArchivedListing, makeListing } from '@/modules/listing/listing.factory';
import { makeOwnCatalog, sellerCatalogRequest } from '@/modules/listing/seller-catalog.factory';
import { makeOfferOn, makeOfferWithFile, offerRequest } from '@/modules/offer/offer.factory';
import { confirmDpo } from '@/modules/order/order.commands';
import { makeConfirmedOrder, makeOrder, makeProcessingOrder, makeReadyOrder, makeQuotedTrade, makeTrade, makeUnacceptedOrder, surveyRequest } from '@/modules/order/order.factory';
import { makeAdvisedPayment, makeAwaitedPayment, remittanceRequest } from '@/modules/payment/payment.factory';
import { makeArrivedTransport, makeBegunWork, makeCompletedOrder, makeDeliveredOrder, makeTakenWork, paperRequest } from '@/modules/tracking/tracking.factory';
import { assignWork } from '@/modules/work/work.commands';
import { editRequest, makeAcceptedSurvey, makeReport, reportRequest } from '@/modules/survey/survey.factory';
import { makeWork, type PartnerRole } from '@/modules/work/work.factory';
import { MILESTONES_OF_KIND, ROLE_OF_KIND, type WorkKind } from '@/modules/work/work.schema';
import type { TrackedKind } from '@/modules/tracking/tracking.schema';
import { makeRfqWithFile, rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { call, type CallName } from './call';
import { everything } from './everything';
import { expectNoLeak } from './leaks';
import { CALLS, nameOf, type SpecCall } from './spec-matrix';
import { OTHER_READY_DAY, READY_DAY } from '@/modules/order/ready-day.factory';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

/** A thing that a call is about, fresh and in a state in which the call succeeds, with its owner. */
type Owned = { id: number | string; owner: SignedIn; body?: object };
interface OwnedCall { name: CallName; role: 'buyer' | 'seller' | 'arbitrator' | PartnerRole; make: () => Promise<Owned>; body?: object; missing?: string }

async function notified(owner: SignedIn): Promise<Owned> {
  const { id } = await db.notification.create({ data: { partyId: owner.partyId, kind: 'rfq_accepted', params: {} }, select: { id: true } });
  return { id, owner };
}

const aSession = async (): Promise<Owned> => {
  const owner = await makeSignedIn();
  return { id: owner.sessionId, owner };
};
const anAddress = async (): Promise<Owned> => {
  const owner = await makeSignedIn();
  return { id: await makeDeliveryAddress(owner), owner };
};
const aDocument = async (): Promise<Owned> => {
  const owner = await makeSignedIn({ roles: ['seller'] });
  return { id: (await makeDocument(owner)).id, owner };
};
const anRfq = async (role: 'buyer' | 'seller'): Promise<Owned> => {
  const trade = await makeTrade({ captain });
  return { id: trade.rfq.id, owner: trade[role] };
};
const anRfqFile = async (role: 'buyer' | 'seller'): Promise<Owned> => {
  const trade = await makeTrade({ captain });
  const { files: [file] } = await makeRfqWithFile(trade.buyer, { product_id: trade.product.id });
  return { id: file?.id ?? 0, owner: trade[role] };
};
const anOfferFile = async (role: 'buyer' | 'seller'): Promise<Owned> => {
  const trade = await makeTrade({ captain });
  const { offer } = await makeOfferWithFile(trade.seller, trade.rfq.id);
  return { id: offer?.files[0]?.id ?? 0, owner: trade[role] };
};
const anInvitation = async (): Promise<Owned> => ({ ...(await anRfq('buyer')), body: { supplierIds: [(await makeSignedIn({ roles: ['seller'] })).partyId] } });
const aDraft = async (): Promise<Owned> => {
  const { dpq, buyer } = await makeQuotedTrade({ captain });
  return { id: dpq.id, owner: buyer };
};
const anOffer = async (): Promise<Owned> => {
  const { rfq, seller } = await makeTrade({ captain });
  await makeOfferOn(seller, rfq.id);
  return { id: rfq.id, owner: seller };
};
const anOrder = async (role: 'buyer' | 'seller', make: typeof makeOrder): Promise<Owned> => {
  const trade = await make({ captain });
  return { id: trade.dpo.id, owner: trade[role] };
};

const aListing = async (make: typeof makeListing): Promise<Owned> => {
  const owner = await makeSignedIn({ roles: ['seller'] });
  return { id: (await make(owner)).id, owner };
};
const aCatalog = async (): Promise<Owned> => {
  const owner = await makeSignedIn({ roles: ['seller'] });
  const { id, products } = await makeOwnCatalog(owner);
  return { id, owner, body: sellerCatalogRequest(products.map((product) => product.id)) };
};
const anInvoice = async (role: 'buyer' | 'seller'): Promise<Owned> => {
  const trade = await makeConfirmedOrder({ captain });
  const { id } = await db.invoice.findUniqueOrThrow({ where: { dpoId: trade.dpo.id }, select: { id: true } });
  return { id, owner: trade[role] };
};
const anAwaitedPayment = async (): Promise<Owned> => {
  const { paymentId, buyer } = await makeAwaitedPayment({ captain });
  return { id: paymentId, owner: buyer, body: await remittanceRequest(buyer) };
};
const anAdvice = async (): Promise<Owned> => {
  const { adviceId, buyer } = await makeAdvisedPayment({ captain });
  return { id: adviceId, owner: buyer };
};
/** A case with a document and a message, as one of its three parties meets it. */
const aCase = async (role: 'buyer' | 'seller' | 'arbitrator'): Promise<Owned & Awaited<ReturnType<typeof makeFilledCase>>> => {
  const made = await makeFilledCase(await makeSignedIn({ roles: ['accountant'] }), { captain });
  return { ...made, id: made.disputeId, owner: made[role] };
};
const aCaseForEvidence = async (role: 'buyer' | 'seller' | 'arbitrator'): Promise<Owned> => {
  const { id, owner } = await aCase(role);
  return { id, owner, body: await evidenceRequest(owner) };
};
const anOrderInCase = async (): Promise<Owned> => {
  const { dpo, arbitrator } = await aCase('arbitrator');
  return { id: dpo.id, owner: arbitrator };
};
const PARTIES = ['buyer', 'seller', 'arbitrator'] as const;

const anOrderWithAddress = async (): Promise<Owned> => {
  const { dpo, buyer } = await makeOrder({ captain });
  return { id: dpo.id, owner: buyer, body: { addressId: await makeDeliveryAddress(buyer), consignee: 'Port Ltd' } };
};

/** A work order that the captain has offered to one partner alone. */
const aWork = (kind: WorkKind) => async (): Promise<Owned> => {
  const made = await makeWork(kind, { captain });
  const owner = made[ROLE_OF_KIND[kind]];
  await assignWork(captain, made.workId, owner.partyId);
  return { id: made.workId, owner };
};

const anExportOrder = async (role: 'buyer' | 'seller'): Promise<Owned> => {
  const trade = await makeExportOrder({ captain });
  return { id: trade.dpo.id, owner: trade[role] };
};
const aHeldInsurance = async (): Promise<Owned> => {
  const { workId, insurance } = await makeHeldInsurance({ captain });
  return { id: workId, owner: insurance, body: await policyRequest(insurance) };
};
const aHeldCustoms = async (): Promise<Owned> => {
  const { workId, cha } = await makeHeldCustoms({ captain });
  return { id: workId, owner: cha };
};
const aProposedFee = async (): Promise<Owned> => {
  const { fee, cha } = await makeProposedFee({ captain });
  return { id: fee.id, owner: cha };
};

/** A survey that its surveyor has taken on, and what it would report. */
const anAcceptedSurvey = async (): Promise<Owned> => {
  const { workId, surveyor } = await makeAcceptedSurvey({ captain });
  return { id: workId, owner: surveyor, body: await reportRequest(surveyor, workId) };
};
/** A survey's report as one of those sees it who take part. */
const aReport = async (role: 'buyer' | 'seller' | 'surveyor', idOf: (made: Awaited<ReturnType<typeof makeReport>>) => number): Promise<Owned> => {
  const made = await makeReport({ captain });
  return { id: idOf(made), owner: made[role] };
};

/** The same as the arbitrator of a case about its order sees it. */
const aReportInCase = async (idOf: (made: Awaited<ReturnType<typeof makeReport>>) => number): Promise<Owned> => {
  const made = await makeReport({ captain });
  await confirmDpo(captain, made.dpo.id);
  return { id: idOf(made), owner: (await makeCaseOf(made)).arbitrator };
};

const anOpenReport = async (): Promise<Owned> => {
  const { report, surveyor } = await makeReport({ captain });
  return { id: report.id, owner: surveyor, body: editRequest(report) };
};

/** A transport or freight that its partner has taken on, or begun, with what is sent for it. */
const aTaken = (kind: TrackedKind) => async (): Promise<Owned> => {
  const { workId, partner } = await makeTakenWork(kind, { captain });
  return { id: workId, owner: partner };
};
const aBegun = (kind: TrackedKind, body: (owner: SignedIn) => Promise<object>) => async (): Promise<Owned> => {
  const { workId, partner } = await makeBegunWork(kind, { captain });
  return { id: workId, owner: partner, body: await body(partner) };
};
const anArrived = async (): Promise<Owned> => {
  const { workId, partner } = await makeArrivedTransport({ captain });
  return { id: workId, owner: partner, body: await paperRequest(partner) };
};
const aMilestone = (kind: TrackedKind) => aBegun(kind, async () => ({ kind: MILESTONES_OF_KIND[kind][0], at: new Date().toISOString() }));
const aWorkPaper = (role: 'buyer' | 'seller' | 'forwarder') => async (): Promise<Owned> => {
  const order = await makeDeliveredOrder({ captain });
  return { id: (await db.workPaper.findUniqueOrThrow({ where: { workOrderId: order.freightId }, select: { id: true } })).id, owner: order[role] };
};

/** Every call on one thing that has an owner. */
const OWNED: readonly OwnedCall[] = [
  { name: 'GET /api/buyer/rfqs/{rfqId}', role: 'buyer', make: () => anRfq('buyer') },
  { name: 'PUT /api/buyer/rfqs/{rfqId}', role: 'buyer', make: () => anRfq('buyer'), body: rfqRequest() },
  { name: 'POST /api/buyer/rfqs/{rfqId}/invitations', role: 'buyer', make: anInvitation },
  { name: 'GET /api/buyer/rfqs/{rfqId}/offers', role: 'buyer', make: () => anRfq('buyer') },
  { name: 'GET /api/rfq-files/{fileId}/file', role: 'buyer', make: () => anRfqFile('buyer') },
  { name: 'GET /api/rfq-files/{fileId}/file', role: 'seller', make: () => anRfqFile('seller') },
  { name: 'GET /api/offer-files/{fileId}/file', role: 'buyer', make: () => anOfferFile('buyer') },
  { name: 'GET /api/offer-files/{fileId}/file', role: 'seller', make: () => anOfferFile('seller') },
  { name: 'DELETE /api/buyer/rfqs/{rfqId}', role: 'buyer', make: () => anRfq('buyer') },
  { name: 'GET /api/buyer/dpqs/{dpqId}/revisions', role: 'buyer', make: aDraft },
  { name: 'POST /api/buyer/dpqs/{dpqId}/accept', role: 'buyer', make: aDraft, body: {} },
  { name: 'POST /api/buyer/dpqs/{dpqId}/reject', role: 'buyer', make: aDraft },
  { name: 'POST /api/buyer/dpqs/{dpqId}/negotiate', role: 'buyer', make: aDraft, body: { message: 'Less?' } },
  { name: 'POST /api/buyer/orders/{dpoId}/cancel', role: 'buyer', make: () => anOrder('buyer', makeUnacceptedOrder), body: {} },
  { name: 'POST /api/buyer/orders/{dpoId}/confirm-delivery', role: 'buyer', make: () => anOrder('buyer', makeDeliveredOrder) },
  { name: 'POST /api/buyer/orders/{dpoId}/rating', role: 'buyer', make: () => anOrder('buyer', makeCompletedOrder), body: { productStars: 5, supplierStars: 4 } },
  { name: 'POST /api/buyer/orders/{dpoId}/disputes', role: 'buyer', make: () => anOrder('buyer', makeConfirmedOrder), body: { reason: 'Wet.' } },
  { name: 'POST /api/seller/orders/{dpoId}/disputes', role: 'seller', make: () => anOrder('seller', makeConfirmedOrder), body: { reason: 'Wet.' } },
  { name: 'POST /api/buyer/payments/{paymentId}/remittance-advice', role: 'buyer', make: anAwaitedPayment },
  { name: 'GET /api/remittance-advices/{adviceId}/file', role: 'buyer', make: anAdvice },
  ...PARTIES.flatMap((role): OwnedCall[] => [
    { name: 'GET /api/disputes/{disputeId}', role, make: () => aCase(role) },
    { name: 'POST /api/disputes/{disputeId}/evidence', role, make: () => aCaseForEvidence(role) },
    { name: 'GET /api/disputes/{disputeId}/messages', role, make: () => aCase(role) },
    { name: 'POST /api/disputes/{disputeId}/messages', role, make: () => aCase(role), body: { text: 'Dry, all of them.' } },
    { name: 'PUT /api/disputes/{disputeId}/messages/read', role, make: async () => { const made = await aCase(role); return { ...made, body: { messageId: made.messageId } }; } },
    { name: 'GET /api/case-files/{fileId}/file', role, make: async () => { const made = await aCase(role); return { ...made, id: made.fileId }; } },
  ]),
  { name: 'POST /api/arbitrator/cases/{disputeId}/ruling', role: 'arbitrator', make: () => aCase('arbitrator'), body: rulingRequest() },
  { name: 'POST /api/arbitrator/evidence/{evidenceId}/review', role: 'arbitrator', make: async () => { const made = await aCase('arbitrator'); return { ...made, id: made.evidenceId }; }, body: { action: 'accept' } },
  { name: 'GET /api/captain/orders/{dpoId}/workflow', role: 'arbitrator', make: anOrderInCase },
  { name: 'GET /api/arbitrator/cases/{disputeId}/order', role: 'arbitrator', make: () => aCase('arbitrator') },
  { name: 'GET /api/dpos/{entityId}/pro-forma', role: 'arbitrator', make: anOrderInCase },
  { name: 'GET /api/dpos/{entityId}/tracking', role: 'arbitrator', make: anOrderInCase },
  { name: 'GET /api/dpos/{entityId}/survey', role: 'arbitrator', make: () => aReportInCase(({ dpo }) => dpo.id) },
  { name: 'GET /api/survey-reports/{reportId}/pdf', role: 'arbitrator', make: () => aReportInCase(({ report }) => report.id) },
  { name: 'GET /api/survey-photos/{photoId}/file', role: 'arbitrator', make: () => aReportInCase(({ report }) => report.photos[0]?.id ?? 0) },
  { name: 'PUT /api/buyer/orders/{dpoId}/delivery', role: 'buyer', make: anOrderWithAddress },
  { name: 'PUT /api/buyer/notifications/{notificationId}/read', role: 'buyer', make: async () => notified(await makeSignedIn({ roles: ['buyer'] })) },
  { name: 'PUT /api/notifications/{notificationId}/read', role: 'buyer', make: async () => notified(await makeSignedIn({ roles: ['buyer'] })) },
  { name: 'GET /api/account/documents/{documentId}/file', role: 'seller', make: aDocument },
  { name: 'DELETE /api/account/sessions/{sessionId}', role: 'buyer', make: aSession, missing: 'c0ffee00-1234-4abc-8def-0123456789ab' },
  { name: 'PUT /api/account/delivery-addresses/{addressId}', role: 'buyer', make: anAddress, body: deliveryAddressRequest() },
  { name: 'DELETE /api/account/delivery-addresses/{addressId}', role: 'buyer', make: anAddress },
  { name: 'DELETE /api/buyer/saved-searches/{searchId}', role: 'buyer', make: makeSavedSearch },
  { name: 'GET /api/captain/orders/{dpoId}/workflow', role: 'buyer', make: () => anOrder('buyer', makeOrder) },
  { name: 'GET /api/captain/orders/{dpoId}/workflow', role: 'seller', make: () => anOrder('seller', makeOrder) },
  { name: 'POST /api/surveyor/requests/{workId}/accept', role: 'surveyor', make: aWork('survey') },
  { name: 'POST /api/surveyor/requests/{workId}/reject', role: 'surveyor', make: aWork('survey') },
  { name: 'GET /api/surveyor/requests/{workId}/checklist', role: 'surveyor', make: aWork('survey') },
  { name: 'POST /api/surveyor/requests/{workId}/report', role: 'surveyor', make: anAcceptedSurvey },
  { name: 'PUT /api/surveyor/reports/{reportId}', role: 'surveyor', make: anOpenReport },
  { name: 'GET /api/dpos/{entityId}/survey', role: 'buyer', make: () => aReport('buyer', ({ dpo }) => dpo.id) },
  { name: 'GET /api/dpos/{entityId}/survey', role: 'seller', make: () => aReport('seller', ({ dpo }) => dpo.id) },
  ...(['buyer', 'seller', 'surveyor'] as const).flatMap((role): OwnedCall[] => [
    { name: 'GET /api/survey-reports/{reportId}/pdf', role, make: () => aReport(role, ({ report }) => report.id) },
    { name: 'GET /api/survey-reports/{reportId}/versions', role, make: () => aReport(role, ({ report }) => report.id) },
    { name: 'GET /api/survey-photos/{photoId}/file', role, make: () => aReport(role, ({ report }) => report.photos[0]?.id ?? 0) },
  ]),
  { name: 'POST /api/insurance/policies/{workId}/accept', role: 'insurance', make: aWork('insurance') },
  { name: 'POST /api/insurance/policies/{workId}/reject', role: 'insurance', make: aWork('insurance') },
  { name: 'POST /api/transporter/orders/{workId}/accept', role: 'transporter', make: aWork('transport') },
  { name: 'POST /api/transporter/orders/{workId}/reject', role: 'transporter', make: aWork('transport') },
  { name: 'POST /api/logistics/orders/{workId}/accept', role: 'logistics', make: aWork('logistics') },
  { name: 'POST /api/logistics/orders/{workId}/reject', role: 'logistics', make: aWork('logistics') },
  { name: 'POST /api/cha/requests/{workId}/accept', role: 'cha', make: aWork('customs') },
  { name: 'POST /api/cha/requests/{workId}/reject', role: 'cha', make: aWork('customs') },
  ...(['transport', 'logistics'] as const).flatMap((kind): OwnedCall[] => {
    const role = ROLE_OF_KIND[kind];
    return [
      { name: `POST /api/${role}/orders/{workId}/start`, role, make: aTaken(kind) },
      { name: `POST /api/${role}/tracking/{workId}/milestones`, role, make: aMilestone(kind) },
      { name: `POST /api/${role}/tracking/{workId}/paper`, role, make: kind === 'logistics' ? aBegun(kind, (owner) => paperRequest(owner)) : anArrived },
    ];
  }),
  { name: 'GET /api/work-papers/{paperId}/file', role: 'buyer', make: aWorkPaper('buyer') },
  { name: 'GET /api/work-papers/{paperId}/file', role: 'seller', make: aWorkPaper('seller') },
  { name: 'GET /api/work-papers/{paperId}/file', role: 'logistics', make: aWorkPaper('forwarder') },
  { name: 'GET /api/dpos/{entityId}/tracking', role: 'buyer', make: () => anOrder('buyer', makeConfirmedOrder) },
  { name: 'GET /api/dpos/{entityId}/tracking', role: 'seller', make: () => anOrder('seller', makeConfirmedOrder) },
  { name: 'GET /api/dpos/{entityId}/work', role: 'buyer', make: () => anOrder('buyer', makeOrder) },
  { name: 'GET /api/dpos/{entityId}/work', role: 'seller', make: () => anOrder('seller', makeOrder) },
  { name: 'GET /api/rfqs/{entityId}/history', role: 'buyer', make: () => anRfq('buyer') },
  { name: 'GET /api/rfqs/{entityId}/history', role: 'seller', make: () => anRfq('seller') },
  { name: 'GET /api/dpqs/{entityId}/history', role: 'buyer', make: aDraft },
  { name: 'GET /api/dpos/{entityId}/history', role: 'buyer', make: () => anOrder('buyer', makeOrder) },
  { name: 'GET /api/dpos/{entityId}/history', role: 'seller', make: () => anOrder('seller', makeOrder) },
  { name: 'GET /api/dpqs/{entityId}/pdf', role: 'buyer', make: aDraft },
  { name: 'GET /api/dpos/{entityId}/pro-forma', role: 'buyer', make: () => anOrder('buyer', makeOrder) },
  { name: 'GET /api/dpos/{entityId}/pro-forma', role: 'seller', make: () => anOrder('seller', makeOrder) },
  { name: 'GET /api/invoices/{invoiceId}/pdf', role: 'buyer', make: () => anInvoice('buyer') },
  { name: 'GET /api/invoices/{invoiceId}/pdf', role: 'seller', make: () => anInvoice('seller') },
  { name: 'POST /api/seller/rfqs/{rfqId}/offers', role: 'seller', make: () => anRfq('seller'), body: offerRequest() },
  { name: 'DELETE /api/seller/rfqs/{rfqId}/offers', role: 'seller', make: anOffer },
  { name: 'POST /api/seller/orders/{dpoId}/goods-ready', role: 'seller', make: () => anOrder('seller', makeProcessingOrder), body: { date: READY_DAY, packing: '40 pallets' } },
  { name: 'PUT /api/seller/orders/{dpoId}/goods-ready', role: 'seller', make: () => anOrder('seller', makeReadyOrder), body: { date: OTHER_READY_DAY } },
  { name: 'PUT /api/seller/orders/{dpoId}/survey-appointment', role: 'seller', make: () => anOrder('seller', makeOrder), body: surveyRequest() },
  { name: 'PUT /api/seller/notifications/{notificationId}/read', role: 'seller', make: async () => notified(await makeSignedIn({ roles: ['seller'] })) },
  { name: 'PUT /api/seller/orders/{dpoId}/packing-list', role: 'seller', make: () => anOrder('seller', makeConfirmedOrder), body: packingRequest() },
  { name: 'GET /api/dpos/{entityId}/documents', role: 'buyer', make: () => anExportOrder('buyer') },
  { name: 'GET /api/dpos/{entityId}/packing-list', role: 'seller', make: () => anExportOrder('seller') },
  { name: 'GET /api/dpos/{entityId}/shipping-instructions', role: 'buyer', make: () => anExportOrder('buyer') },
  { name: 'GET /api/dpos/{entityId}/certificate-of-origin', role: 'seller', make: () => anExportOrder('seller') },
  { name: 'POST /api/insurance/policies/{workId}/policy', role: 'insurance', make: aHeldInsurance },
  { name: 'POST /api/cha/orders/{workId}/fees', role: 'cha', make: aHeldCustoms, body: feeRequest() },
  { name: 'POST /api/cha/orders/{workId}/filing', role: 'cha', make: aHeldCustoms, body: filingRequest() },
  { name: 'PUT /api/cha/fees/{feeId}', role: 'cha', make: aProposedFee, body: feeRequest({ version: 1 }) },
  { name: 'PUT /api/seller/products/{productId}', role: 'seller', make: () => aListing(makeListing), body: listingRequest() },
  { name: 'PUT /api/seller/catalogs/{catalogId}', role: 'seller', make: aCatalog },
  { name: 'DELETE /api/seller/catalogs/{catalogId}', role: 'seller', make: aCatalog },
  { name: 'POST /api/seller/products/{productId}/archive', role: 'seller', make: () => aListing(makeListing) },
  { name: 'POST /api/seller/products/{productId}/restore', role: 'seller', make: () => aListing(makeArchivedListing) },
];

const paramOf = (name: string) => /\{(\w+)\}/.exec(name)?.[1] ?? '';

/** Of each role somebody whom HR has not approved, and a captain who acts in the role at the moment; one for all calls. */
const outsiders = new Map<OwnedCall['role'], readonly SignedIn[]>();
async function outsidersOf(role: OwnedCall['role']): Promise<readonly SignedIn[]> {
  const known = outsiders.get(role) ?? [await makeSignedIn({ roles: [role], approved: false }), await makeSignedIn({ roles: [role, 'captain', 'admin'] })];
  outsiders.set(role, known);
  return known;
}

describe('what belongs to somebody', () => {
  it.each(OWNED)('$name as $role takes another’s for one that never was, by cookie and bearer, changes nothing, and is open to the owner, also from another session', async ({ name, role, make, body: fixed, missing: absent = 2_147_483_647 }) => {
    const { id, owner, body = fixed } = await make();
    const strangers = [(await make()).owner, ...(await outsidersOf(role))];
    const before = await everything();
    for (const as of strangers) {
      for (const by of ['cookie', 'bearer'] as const) {
        const foreign = await call(name, { as, by, params: { [paramOf(name)]: id }, body });
        const missing = await call(name, { as, by, params: { [paramOf(name)]: absent }, body });
        expect(foreign.status, foreign.text).toBe(404);
        expect([foreign.text, [...foreign.headers]]).toEqual([missing.text, [...missing.headers]]);
      }
    }
    expect(await everything()).toBe(before);

    const answer = await call(name, { as: await signedIn(owner), by: 'bearer', params: { [paramOf(name)]: id }, body });
    // A file is not answered but led to; a dispute and a report are new things, and so is what is put into a case.
    expect(answer, answer.text).toMatchObject({ status: name.endsWith('/file') ? 302 : /^POST .*\/(disputes|messages|evidence|report)$/.test(name) ? 201 : 200 });
    expectNoLeak(name, answer.body);
  });
});

describe('the calls on one thing', () => {
  it('are all in this matrix, or open to everybody who may make them', () => {
    const open = ['GET /api/ports/{code}/voyage', 'GET /api/products/{productId}', 'GET /api/products/category/{categoryName}', 'POST /api/suppliers/{supplierId}/contact-requests',
      // The product is everybody's; the mark is found by who asks.
      'PUT /api/buyer/favourites/{productId}', 'DELETE /api/buyer/favourites/{productId}'];
    const ofStaff = (who: SpecCall['who']) => typeof who !== 'string' && who.every((role) => ['captain', 'hr', 'admin', 'accountant'].includes(role));
    const onOne = CALLS.filter(({ path, who }) => path.includes('{') && !ofStaff(who)).map(nameOf);
    const covered: readonly string[] = [...OWNED.map(({ name }) => name), ...open];
    expect(onOne.filter((name) => !covered.includes(name))).toEqual([]);
  });
});

describe('a party’s lists', () => {
  const LISTS = [
    ['buyer', 'GET /api/buyer/rfqs'], ['buyer', 'GET /api/buyer/dpqs'], ['buyer', 'GET /api/buyer/orders'], ['buyer', 'GET /api/buyer/notifications'], ['seller', 'GET /api/seller/rfqs'], ['seller', 'GET /api/seller/products'], ['seller', 'GET /api/seller/catalogs'],
    ['seller', 'GET /api/seller/orders'], ['seller', 'GET /api/seller/surveys'], ['buyer', 'GET /api/buyer/payments'], ['buyer', 'GET /api/buyer/surveys'], ['buyer', 'GET /api/buyer/disputes'], ['buyer', 'GET /api/buyer/invoices'], ['seller', 'GET /api/seller/disputes'], ['seller', 'GET /api/seller/payments'], ['seller', 'GET /api/seller/invoices'], ['seller', 'GET /api/seller/notifications'], ['surveyor', 'GET /api/surveyor/reports'], ['cha', 'GET /api/notifications'], ['cha', 'GET /api/cha/fees'], ['cha', 'GET /api/cha/orders'], ['insurance', 'GET /api/insurance/documents'], ['cha', 'GET /api/account/wallets'], ['cha', 'GET /api/account/statement'], ['cha', 'GET /api/account/held-texts'],
    ['arbitrator', 'GET /api/arbitrator/cases'], ['arbitrator', 'GET /api/arbitrator/evidence'],
    ['cha', 'GET /api/issues'], ['buyer', 'GET /api/account/contact-requests'], ['buyer', 'GET /api/account/delivery-addresses'],
    ['buyer', 'GET /api/buyer/favourites'], ['buyer', 'GET /api/buyer/favourites/ids'], ['buyer', 'GET /api/buyer/saved-searches'], ['transporter', 'GET /api/transporter/tracking'], ['logistics', 'GET /api/logistics/tracking'],
  ] as const;

  it.each(LISTS)('are empty for a new %s, and can’t be widened by anything in the query: %s', async (role, name) => {
    const stranger = await makeSignedIn({ roles: [role] });
    for (const query of [undefined, 'buyerId=1', 'partyId=1', 'sellerId=1', 'all=true', 'where={}', 'buyer_id[gt]=0', 'role=captain', 'limit=999999']) {
      expect(await call(name, { as: stranger, query })).toMatchObject({ status: 200, body: [] });
    }
  });
});
