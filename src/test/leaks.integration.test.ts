import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { adminProductRequest, makeProposedChange, makeSubmitted } from '@/modules/catalogue/admin-products.factory';
import { makeMarked, makeSavedSearch, savedSearchRequest } from '@/modules/catalogue/saved-search.factory';
import { approveContactRequest } from '@/modules/contact/contact-request.commands';
import { contactRequestOf, makeContactForm, makeContactRequest } from '@/modules/contact/contact.factory';
import { evidenceRequest, makeCase, makeDispute, makeFilledCase, makeRuledCase, rulingRequest } from '@/modules/dispute/dispute.factory';
import { makeExportOrder, packingRequest } from '@/modules/document/export.factory';
import { feeRequest, filingRequest, makeHeldCustoms, makeProposedFee } from '@/modules/customs/customs.factory';
import { resolveIssue } from '@/modules/help/help.commands';
import { issueRequest, makeIssue } from '@/modules/help/help.factory';
import { makeHeldText } from '@/modules/moderation/moderation.factory';
import { makeHeldInsurance, makePolicy, policyRequest } from '@/modules/insurance/insurance.factory';
import { keepRates, listingRequest, makeArchivedListing, makeListing } from '@/modules/listing/listing.factory';
import { makeOwnCatalog, makeTakenDownCatalog, sellerCatalogRequest } from '@/modules/listing/seller-catalog.factory';
import { makeOfferOn, makeOfferWithFile, offerRequest } from '@/modules/offer/offer.factory';
import { makeArrangedOrder, makeConfirmedOrder, makeOrder, makeProcessingOrder, makeReadyOrder, makeQuotedTrade, makeTrade, makeUnacceptedOrder, surveyRequest } from '@/modules/order/order.factory';
import { openResetLink } from '@/modules/password/password.factory';
import { confirmationToken, newestMail, registerAs, registration } from '@/modules/registration/registration.factory';
import { deliveryAddressRequest, makeDeliveryAddress, profileRequest } from '@/modules/profile/profile.factory';
import { bookedToday, makeAdvisedPayment, makeAwaitedPayment, makeHeldPayment, remittanceRequest } from '@/modules/payment/payment.factory';
import { makeArrivedTransport, makeBegunWork, makeCompletedOrder, makeDeliveredOrder, makeTakenWork, paperRequest } from '@/modules/tracking/tracking.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { editReport } from '@/modules/survey/survey.commands';
import { editRequest, makeAcceptedSurvey, makeLateFailure, makeReport, reportRequest } from '@/modules/survey/survey.factory';
import { editReportBody } from '@/modules/survey/survey.schema';
import { makeWork } from '@/modules/work/work.factory';
import { MILESTONES_OF_KIND, ROLE_OF_KIND } from '@/modules/work/work.schema';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest, makeRfqWithFile } from '@/modules/rfq/rfq.factory';
import { makeRole, roleRequest } from '@/modules/roles/roles.factory';
import { adminUserRequest, makeBlocked, makeWaiting } from '@/modules/users/users.factory';
import { bankDetailsRequest, makeBankDetails, payoutRequest } from '@/modules/payout/payout.factory';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { call, type Answered, type CallName, type Sent } from './call';
import { expectNoLeak, leaksIn } from './leaks';
import { CALLS, nameOf } from './spec-matrix';
import { OTHER_READY_DAY, READY_DAY } from '@/modules/order/ready-day.factory';

const PASSWORD = 'Harbour-7-crane';
let captain: SignedIn;
let hr: SignedIn;
let admin: SignedIn;
let accountant: SignedIn;
const answers: { name: string; answer: Answered }[] = [];

async function notification(owner: SignedIn): Promise<Sent> {
  const { id } = await db.notification.create({ data: { partyId: owner.partyId, kind: 'rfq_accepted', params: {} }, select: { id: true } });
  return { as: owner, params: { notificationId: id } };
}

/** A paper that waits for HR, with its party. */
async function aPaper(): Promise<{ id: number; owner: SignedIn }> {
  const owner = await makeSignedIn({ roles: ['seller'] });
  return { id: (await makeDocument(owner)).id, owner };
}

async function negotiated(): Promise<number> {
  const { buyer, dpq } = await makeQuotedTrade({ captain });
  await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
  return dpq.id;
}

/** A seller who has got the money of an order. */
async function aPaidSeller(): Promise<SignedIn> {
  const { buyer, seller, dpo } = await makeDeliveredOrder({ captain });
  await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } });
  return seller;
}

/** For every built call a request that succeeds, made with things of its own. */
const REQUESTS: Readonly<Record<string, () => Promise<Sent>>> = {
  'GET /api/products/{productId}': async () => ({ params: { productId: (await makeTrade({ captain })).product.id } }),
  'GET /api/products/category/{categoryName}': async () => ({ params: { categoryName: 'Packaging' } }),
  'GET /api/ports/{code}/voyage': async () => {
    const { code } = await db.port.create({ data: { code: 'XXQAY', name: 'Quay', country: 'IN', lat: 18.94, lon: 72.85, rank: 1 }, select: { code: true } });
    return { params: { code }, query: `to=${code}` };
  },
  'POST /api/auth/login': async () => ({ body: { vendorCode: (await makeParty({ password: PASSWORD })).vendorCode, password: PASSWORD } }),
  'POST /api/auth/switch-role': async () => ({ as: await makeSignedIn({ roles: ['buyer'] }), body: { role: 'buyer' } }),
  'PUT /api/auth/change-password': async () => ({ as: await signedIn(await makeParty({ password: PASSWORD })), body: { currentPassword: PASSWORD, newPassword: 'Quay.Tide.88-x' } }),
  'POST /api/auth/forgot-password': async () => ({ body: { email: (await makeParty()).email } }),
  'POST /api/auth/reset-password': async () => ({ body: { token: await openResetLink((await makeParty({ password: PASSWORD })).email, true), newPassword: 'Quay.Tide.88-x' } }),
  'POST /api/send-otp': async () => ({ body: { email: registration().email } }),
  'POST /api/verify-otp': async () => { const { email } = registration(); await call('POST /api/send-otp', { body: { email } }); return { body: { email, otp: String((await newestMail(email, 'email_code'))['code']) } }; },
  'POST /api/register': async () => ({ body: registration() }),
  'POST /api/register/confirm': async () => { const body = registration(); await registerAs(body); return { body: { token: await confirmationToken(body.email) } }; },
  'POST /api/auth/logout': async () => ({ as: await makeSignedIn() }),
  'GET /api/account/sessions': async () => ({ as: await makeSignedIn() }),
  'DELETE /api/account/sessions/{sessionId}': async () => { const as = await makeSignedIn(); return { as, params: { sessionId: as.sessionId } }; },
  'POST /api/chatbot/chat': async () => ({ body: { message: 'How do I register?' } }),
  'GET /api/music/search': async () => ({ query: 'q=tide' }),
  'POST /api/contact': async () => ({ body: contactRequestOf() }),
  'GET /api/hr/contact-form-submissions': async () => { await makeContactForm(); return { as: await makeSignedIn({ roles: ['hr'] }) }; },
  'PUT /api/hr/contact-form-submissions/{submissionId}': async () => ({ as: await makeSignedIn({ roles: ['hr'] }), params: { submissionId: await makeContactForm() }, body: { status: 'reviewed' } }),
  'POST /api/suppliers/{supplierId}/contact-requests': async () => ({ as: await makeSignedIn(), params: { supplierId: String((await makeParty({ roles: ['seller'] })).partyId) }, body: { reason: 'A contract.' } }),
  'GET /api/account/contact-requests': async () => { const { id, requester } = await makeContactRequest(); await approveContactRequest(await makeParty({ roles: ['hr'] }), id); return { as: requester }; },
  'GET /api/hr/contacts': async () => { await makeContactRequest(); return { as: await makeSignedIn({ roles: ['hr'] }) }; },
  'POST /api/hr/contacts/approve': async () => ({ as: await makeSignedIn({ roles: ['hr'] }), body: { requestId: (await makeContactRequest()).id } }),
  'POST /api/hr/contacts/reject': async () => ({ as: await makeSignedIn({ roles: ['hr'] }), body: { requestId: (await makeContactRequest()).id, reason: 'No.' } }),
  'POST /api/issues': async () => ({ as: await makeSignedIn(), body: issueRequest() }),
  'GET /api/issues': async () => ({ as: (await makeIssue()).owner }),
  'GET /api/hr/issues': async () => { await makeIssue(); return { as: await makeSignedIn({ roles: ['hr'] }) }; },
  'POST /api/hr/issues/{issueId}/resolve': async () => ({ as: await makeSignedIn({ roles: ['hr'] }), params: { issueId: (await makeIssue()).id }, body: { answer: 'Done.' } }),
  'POST /api/hr/issues/{issueId}/reopen': async () => {
    const [as, { id: issueId }] = [await makeSignedIn({ roles: ['hr'] }), await makeIssue()];
    await resolveIssue(as, issueId, 'Done.');
    return { as, params: { issueId } };
  },
  'GET /api/captain/roles/{roleId}/users': async () => ({ params: { roleId: await makeRole(captain) } }),
  'POST /api/captain/roles': async () => ({ body: roleRequest() }),
  'PUT /api/captain/roles/{roleId}': async () => ({ params: { roleId: await makeRole(captain) }, body: roleRequest() }),
  'DELETE /api/captain/roles/{roleId}': async () => ({ params: { roleId: await makeRole(captain, { free: true }) } }),
  'GET /api/captain/users/{userId}': async () => ({ params: { userId: (await makeParty()).partyId } }),
  'POST /api/captain/users/assign-role': async () => ({ body: { userId: (await makeParty()).partyId, roleId: await makeRole(captain) } }),
  'GET /api/hr/new-users': async () => { await makeWaiting(); return {}; },
  'POST /api/hr/new-users/approve': async () => ({ body: { userId: (await makeWaiting()).partyId } }),
  'POST /api/hr/new-users/reject': async () => ({ body: { userId: (await makeWaiting()).partyId, reason: 'No.' } }),
  'POST /api/hr/users/block-temp': async () => ({ body: { userId: (await makeParty()).partyId, reason: 'No.' } }),
  'POST /api/hr/users/block-perm': async () => ({ body: { userId: (await makeParty()).partyId, reason: 'No.' } }),
  'POST /api/hr/users/unblock': async () => ({ body: { userId: (await makeBlocked(hr)).partyId, reason: 'Paid.' } }),
  'PUT /api/hr/users/update': async () => ({ body: { userId: (await makeParty()).partyId, last_name: 'Other' } }),
  'POST /api/admin/users': async () => { await makeParty({ roles: ['hr'] }); return { body: adminUserRequest() }; },
  'PUT /api/admin/users/{userId}': async () => ({ params: { userId: (await makeParty()).partyId }, body: { ...adminUserRequest(), role: 'buyer' } }),
  'POST /api/admin/users/{userId}/disable': async () => ({ params: { userId: (await makeParty()).partyId } }),
  'POST /api/admin/users/{userId}/enable': async () => ({ params: { userId: (await makeParty({ status: 'inactive' })).partyId } }),
  'PUT /api/admin/config/{setting}': async () => ({ params: { setting: 'issuesPerHour' }, body: { value: 25 } }),
  'GET /api/admin/products': async () => { await makeSubmitted(); return {}; },
  'PUT /api/admin/products/{productId}': async () => ({ params: { productId: await makeSubmitted() }, body: adminProductRequest() }),
  'POST /api/admin/products/approve': async () => ({ body: { productId: await makeSubmitted() } }),
  'POST /api/admin/products/reject': async () => ({ body: { productId: await makeSubmitted(), reason: 'Other' } }),
  'POST /api/admin/product-changes/{changeId}/approve': async () => ({ params: { changeId: await makeProposedChange() } }),
  'POST /api/admin/product-changes/{changeId}/reject': async () => ({ params: { changeId: await makeProposedChange() }, body: { reason: 'Other' } }),
  'GET /api/admin/catalogs': async () => { await makeOwnCatalog(await makeSignedIn({ roles: ['seller'] })); return {}; },
  'POST /api/admin/catalogs/{catalogId}/take-down': async () => ({ params: { catalogId: (await makeOwnCatalog(await makeSignedIn({ roles: ['seller'] }))).id }, body: { reason: 'Other' } }),
  'POST /api/admin/catalogs/{catalogId}/restore': async () => ({ params: { catalogId: await makeTakenDownCatalog() } }),
  'GET /api/admin/held-texts': async () => { await makeHeldText(); return {}; },
  'POST /api/admin/held-texts/{textId}/release': async () => ({ params: { textId: (await makeHeldText()).id } }),
  'POST /api/admin/held-texts/{textId}/keep': async () => ({ params: { textId: (await makeHeldText()).id } }),
  'GET /api/account/held-texts': async () => ({ as: (await makeHeldText()).buyer }),
  'PUT /api/admin/rates/{currency}': async () => ({ params: { currency: 'EUR' }, body: { rate: '1.09' } }),
  'GET /api/account/profile': async () => ({ as: await makeSignedIn() }),
  'PUT /api/account/profile': async () => ({ as: await makeSignedIn(), body: profileRequest() }),
  'GET /api/account/delivery-addresses': async () => { const as = await makeSignedIn(); await makeDeliveryAddress(as); return { as }; },
  'POST /api/account/delivery-addresses': async () => ({ as: await makeSignedIn(), body: deliveryAddressRequest() }),
  'PUT /api/account/delivery-addresses/{addressId}': async () => { const as = await makeSignedIn(); return { as, params: { addressId: await makeDeliveryAddress(as) }, body: deliveryAddressRequest() }; },
  'DELETE /api/account/delivery-addresses/{addressId}': async () => { const as = await makeSignedIn(); return { as, params: { addressId: await makeDeliveryAddress(as) } }; },
  'GET /api/account/settings': async () => ({ as: await makeSignedIn() }),
  'PUT /api/account/settings': async () => ({ as: await makeSignedIn(), body: { locale: 'de' } }),
  'GET /api/account/data': async () => ({ as: (await makeOrder({ captain })).buyer }),
  'GET /api/desk': async () => ({ as: captain }),
  'GET /api/local-names': async () => ({ query: 'lang=de&names=Port%20Said' }),
  'POST /api/surveyor/requests/{workId}/accept': async () => { const { workId, surveyor } = await makeWork('survey', { captain }); return { as: surveyor, params: { workId } }; },
  'POST /api/surveyor/requests/{workId}/reject': async () => { const { workId, surveyor } = await makeWork('survey', { captain }); return { as: surveyor, params: { workId } }; },
  'POST /api/insurance/policies/{workId}/accept': async () => { const { workId, insurance } = await makeWork('insurance', { captain }); return { as: insurance, params: { workId } }; },
  'POST /api/insurance/policies/{workId}/reject': async () => { const { workId, insurance } = await makeWork('insurance', { captain }); return { as: insurance, params: { workId } }; },
  'POST /api/transporter/orders/{workId}/accept': async () => { const { workId, transporter } = await makeWork('transport', { captain }); return { as: transporter, params: { workId } }; },
  'POST /api/transporter/orders/{workId}/reject': async () => { const { workId, transporter } = await makeWork('transport', { captain }); return { as: transporter, params: { workId } }; },
  'POST /api/logistics/orders/{workId}/accept': async () => { const { workId, logistics } = await makeWork('logistics', { captain }); return { as: logistics, params: { workId } }; },
  'POST /api/logistics/orders/{workId}/reject': async () => { const { workId, logistics } = await makeWork('logistics', { captain }); return { as: logistics, params: { workId } }; },
  'POST /api/cha/requests/{workId}/accept': async () => { const { workId, cha } = await makeWork('customs', { captain }); return { as: cha, params: { workId } }; },
  'POST /api/cha/requests/{workId}/reject': async () => { const { workId, cha } = await makeWork('customs', { captain }); return { as: cha, params: { workId } }; },
  'POST /api/insurance/policies/{workId}/policy': async () => { const { workId, insurance } = await makeHeldInsurance({ captain }); return { as: insurance, params: { workId }, body: await policyRequest(insurance) }; },
  'POST /api/cha/orders/{workId}/fees': async () => { const { workId, cha } = await makeHeldCustoms({ captain }); return { as: cha, params: { workId }, body: feeRequest() }; },
  'GET /api/cha/fees': async () => ({ as: (await makeProposedFee({ captain })).cha }),
  'PUT /api/cha/fees/{feeId}': async () => { const { fee, cha } = await makeProposedFee({ captain }); return { as: cha, params: { feeId: fee.id }, body: feeRequest({ version: 1 }) }; },
  'POST /api/cha/orders/{workId}/filing': async () => { const { workId, cha } = await makeHeldCustoms({ captain }); return { as: cha, params: { workId }, body: filingRequest() }; },
  'GET /api/captain/dpos/{dpoId}/fees': async () => ({ params: { dpoId: (await makeProposedFee({ captain })).dpo.id } }),
  'POST /api/captain/fees/{feeId}/accept': async () => ({ params: { feeId: (await makeProposedFee({ captain })).fee.id }, body: { version: 1 } }),
  'POST /api/captain/fees/{feeId}/decline': async () => ({ params: { feeId: (await makeProposedFee({ captain })).fee.id }, body: { version: 1 } }),
  'GET /api/surveyor/requests/{workId}/checklist': async () => { const { workId, surveyor } = await makeWork('survey', { captain }); return { as: surveyor, params: { workId } }; },
  'POST /api/surveyor/requests/{workId}/report': async () => { const { workId, surveyor } = await makeAcceptedSurvey({ captain }); return { as: surveyor, params: { workId }, body: await reportRequest(surveyor, workId) }; },
  'GET /api/surveyor/reports': async () => ({ as: (await makeReport({ captain })).surveyor }),
  'PUT /api/surveyor/reports/{reportId}': async () => { const { surveyor, report } = await makeReport({ captain }); return { as: surveyor, params: { reportId: report.id }, body: editRequest(report) }; },
  'GET /api/dpos/{entityId}/survey': async () => { const { buyer, dpo } = await makeReport({ captain }); return { as: buyer, params: { entityId: dpo.id } }; },
  'GET /api/survey-reports/{reportId}/pdf': async () => { const { seller, report } = await makeReport({ captain }); return { as: seller, params: { reportId: report.id } }; },
  'GET /api/survey-reports/{reportId}/versions': async () => { const { buyer, surveyor, report } = await makeReport({ captain }); await editReport(surveyor, report.id, editReportBody.parse(editRequest(report, { remarks: 'Weighed again.' }))); return { as: buyer, params: { reportId: report.id } }; },
  'GET /api/survey-photos/{photoId}/file': async () => { const { buyer, report } = await makeReport({ captain }); return { as: buyer, params: { photoId: report.photos[0]?.id ?? 0 } }; },
  ...Object.fromEntries((['transport', 'logistics'] as const).flatMap((kind) => {
    const role = ROLE_OF_KIND[kind];
    // One for all three, since it takes a whole trade to make it.
    let made: ReturnType<typeof makeBegunWork> | undefined;
    const begun = async (body?: (partner: SignedIn) => Promise<object>) => { const { workId, partner } = await (made ??= makeBegunWork(kind, { captain })); return { as: partner, params: { workId }, ...(body && { body: await body(partner) }) }; };
    return [
      [`POST /api/${role}/orders/{workId}/start`, async () => { const { workId, partner } = await makeTakenWork(kind, { captain }); return { as: partner, params: { workId } }; }],
      [`GET /api/${role}/tracking`, async () => ({ as: (await begun()).as })],
      [`POST /api/${role}/tracking/{workId}/milestones`, () => begun(async () => ({ kind: MILESTONES_OF_KIND[kind][0], at: new Date().toISOString() }))],
      [`POST /api/${role}/tracking/{workId}/paper`, kind === 'logistics' ? () => begun((partner) => paperRequest(partner)) : async () => { const { workId, partner } = await makeArrivedTransport({ captain }); return { as: partner, params: { workId }, body: await paperRequest(partner) }; }],
    ] as const;
  })),
  'GET /api/dpos/{entityId}/tracking': async () => { const { buyer, dpo } = await makeConfirmedOrder({ captain }); return { as: buyer, params: { entityId: dpo.id } }; },
  'GET /api/work-papers/{paperId}/file': async () => {
    const { buyer, freightId } = await makeDeliveredOrder({ captain });
    return { as: buyer, params: { paperId: (await db.workPaper.findUniqueOrThrow({ where: { workOrderId: freightId }, select: { id: true } })).id } };
  },
  'GET /api/surveyor/requests': async () => ({ as: (await makeWork('survey', { captain })).surveyor }),
  'GET /api/insurance/policies': async () => ({ as: (await makeWork('insurance', { captain })).insurance }),
  'GET /api/transporter/orders': async () => ({ as: (await makeWork('transport', { captain })).transporter }),
  'GET /api/logistics/orders': async () => ({ as: (await makeWork('logistics', { captain })).logistics }),
  'GET /api/cha/requests': async () => ({ as: (await makeWork('customs', { captain })).cha }),
  'GET /api/insurance/documents': async () => ({ as: (await makePolicy({ captain })).insurance }),
  'GET /api/cha/orders': async () => { const { workId, cha } = await makeWork('customs', { captain }); await acceptWork(cha, 'customs', workId); return { as: cha }; },
  'GET /api/dpos/{entityId}/work': async () => { const { buyer, dpo } = await makeOrder({ captain }); return { as: buyer, params: { entityId: dpo.id } }; },
  'GET /api/captain/work-orders/{workId}/partners': async () => { const { workId } = await makeWork('survey', { captain }); return { params: { workId } }; },
  'POST /api/captain/work-orders/{workId}/take-away': async () => { const { workId, surveyor } = await makeWork('survey', { captain }); await acceptWork(surveyor, 'survey', workId); return { params: { workId }, body: { reason: 'Nobody answers.', partyId: null } }; },
  'POST /api/captain/work-orders/{workId}/assign': async () => { const { workId, surveyor } = await makeWork('survey', { captain }); return { params: { workId }, body: { partyId: surveyor.partyId } }; },
  'GET /api/rfqs/{entityId}/history': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { entityId: rfq.id } }; },
  'GET /api/dpqs/{entityId}/history': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { entityId: dpq.id } }; },
  'GET /api/dpos/{entityId}/history': async () => { const { seller, dpo } = await makeOrder({ captain }); return { as: seller, params: { entityId: dpo.id } }; },
  'GET /api/account/documents': async () => ({ as: (await aPaper()).owner }),
  'POST /api/account/documents': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, body: { documentType: 'tax_registration', key: (await makeStoredFile(as)).key, number: '', expiresOn: null } }; },
  'GET /api/account/documents/{documentId}/file': async () => { const { owner, id } = await aPaper(); return { as: owner, params: { documentId: id } }; },
  'GET /api/hr/documents/{documentId}/file': async () => ({ as: hr, params: { documentId: (await aPaper()).id } }),
  'POST /api/hr/documents/approve': async () => ({ as: hr, body: { documentId: (await aPaper()).id } }),
  'POST /api/hr/documents/reject': async () => ({ as: hr, body: { documentId: (await aPaper()).id, reason: 'No.' } }),
  'PUT /api/account/picture': async () => ({ as: await makeSignedIn(), body: { key: null } }),
  'GET /api/notifications': async () => ({ as: captain }),
  'PUT /api/notifications/read-all': async () => ({ as: captain }),
  'PUT /api/notifications/{notificationId}/read': () => notification(captain),
  'GET /api/buyer/rfqs': async () => ({ as: (await makeTrade({ captain })).buyer }),
  'POST /api/buyer/rfqs': async () => ({ as: await makeSignedIn(), body: rfqRequest({ product_id: (await makeTrade({ captain })).product.id }) }),
  'GET /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id } }; },
  'PUT /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest() }; },
  'GET /api/offer-files/{fileId}/file': async () => { const { seller, rfq } = await makeTrade({ captain }); return { as: seller, params: { fileId: (await makeOfferWithFile(seller, rfq.id)).offer?.files[0]?.id ?? 0 } }; },
  'GET /api/rfq-files/{fileId}/file': async () => { const as = await makeSignedIn(); return { as, params: { fileId: (await makeRfqWithFile(as)).files[0]?.id ?? 0 } }; },
  'DELETE /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id } }; },
  'GET /api/buyer/dpqs': async () => ({ as: (await makeQuotedTrade({ captain })).buyer }),
  'GET /api/buyer/dpqs/{dpqId}/revisions': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/accept': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/reject': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/negotiate': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } }; },
  'GET /api/buyer/orders': async () => ({ as: (await makeOrder({ captain })).buyer }),
  'POST /api/buyer/orders/{dpoId}/cancel': async () => { const { buyer, dpo } = await makeUnacceptedOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id } }; },
  'GET /api/buyer/notifications': async () => ({ as: (await makeQuotedTrade({ captain })).buyer }),
  'PUT /api/buyer/notifications/read-all': async () => ({ as: await makeSignedIn() }),
  'PUT /api/buyer/notifications/{notificationId}/read': async () => notification(await makeSignedIn()),
  'GET /api/seller/products': async () => { const as = await makeSignedIn({ roles: ['seller'] }); await makeListing(as); return { as }; },
  'POST /api/seller/products': async () => ({ as: await makeSignedIn({ roles: ['seller'] }), body: listingRequest() }),
  'PUT /api/seller/products/{productId}': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, params: { productId: (await makeListing(as)).id }, body: listingRequest() }; },
  'POST /api/seller/products/{productId}/archive': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, params: { productId: (await makeListing(as)).id } }; },
  'POST /api/seller/products/{productId}/restore': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, params: { productId: (await makeArchivedListing(as)).id } }; },
  'GET /api/seller/catalogs': async () => { const as = await makeSignedIn({ roles: ['seller'] }); await makeOwnCatalog(as); return { as }; },
  'POST /api/seller/catalogs': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, body: sellerCatalogRequest((await makeOwnCatalog(as)).products.map(({ id }) => id)) }; },
  'PUT /api/seller/catalogs/{catalogId}': async () => { const as = await makeSignedIn({ roles: ['seller'] }); const { id, products } = await makeOwnCatalog(as); return { as, params: { catalogId: id }, body: sellerCatalogRequest([products[0]?.id ?? 0]) }; },
  'DELETE /api/seller/catalogs/{catalogId}': async () => { const as = await makeSignedIn({ roles: ['seller'] }); return { as, params: { catalogId: (await makeOwnCatalog(as)).id } }; },
  'POST /api/seller/products/import': async () => ({ as: await makeSignedIn({ roles: ['seller'] }), body: { csv: 'name,category,price,description\nJute bags,Packaging,2.50,Sound bags' } }),
  'GET /api/seller/products/export': async () => ({ as: await makeSignedIn({ roles: ['seller'] }) }),
  'GET /api/seller/rfqs': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { as: seller }; },
  'POST /api/seller/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); return { as: seller, params: { rfqId: rfq.id }, body: offerRequest() }; },
  'DELETE /api/seller/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { as: seller, params: { rfqId: rfq.id } }; },
  'GET /api/seller/orders': async () => ({ as: (await makeOrder({ captain })).seller }),
  'PUT /api/seller/orders/{dpoId}/goods-ready': async () => { const { seller, dpo } = await makeReadyOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: { date: OTHER_READY_DAY } }; },
  'POST /api/seller/orders/{dpoId}/goods-ready': async () => { const { seller, dpo } = await makeProcessingOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, packing: 'Bags' } }; },
  'GET /api/seller/surveys': async () => ({ as: (await makeArrangedOrder({ captain })).seller }),
  'PUT /api/seller/orders/{dpoId}/survey-appointment': async () => { const { seller, dpo } = await makeOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: surveyRequest() }; },
  'GET /api/seller/notifications': async () => ({ as: (await makeTrade({ captain })).seller }),
  'PUT /api/seller/notifications/read-all': async () => ({ as: await makeSignedIn({ roles: ['seller'] }) }),
  'PUT /api/seller/notifications/{notificationId}/read': async () => notification(await makeSignedIn({ roles: ['seller'] })),
  'GET /api/captain/rfqs/{rfqId}': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id } }),
  'GET /api/captain/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { params: { rfqId: rfq.id } }; },
  'POST /api/captain/rfqs/{rfqId}/respond': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id }, body: { response: 'Which port?', action: 'negotiate' } }),
  'POST /api/captain/rfqs/{rfqId}/accept': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id }, body: quotationTerms({ message: 'Ready.' }) }),
  'PUT /api/captain/dpqs/{dpqId}': async () => ({ params: { dpqId: await negotiated() }, body: { unitPrice: 3 } }),
  'GET /api/captain/dpqs/{dpqId}/revisions': async () => ({ params: { dpqId: await negotiated() } }),
  'POST /api/captain/dpqs/{dpqId}/convert-to-dpo': async () => ({ params: { dpqId: (await makeQuotedTrade({ captain })).dpq.id } }),
  'POST /api/captain/dpos/{dpoId}/confirm': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id } }),
  'POST /api/captain/dpos/{dpoId}/survey-decision': async () => ({ params: { dpoId: (await makeLateFailure({ captain })).dpo.id }, body: { decision: 'The buyer agrees.' } }),
  'POST /api/captain/dpos/{dpoId}/process': async () => ({ params: { dpoId: (await makeConfirmedOrder({ captain })).dpo.id } }),
  'POST /api/captain/dpos/{dpoId}/cancel': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id }, body: { reason: 'No.' } }),
  'GET /api/captain/orders/{dpoId}/workflow': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id } }),
  'GET /api/buyer/payments': async () => ({ as: (await makeAwaitedPayment({ captain })).buyer }),
  'GET /api/buyer/surveys': async () => ({ as: (await makeReport({ captain })).buyer }),
  'GET /api/seller/disputes': async () => ({ as: (await makeFilledCase(accountant, { captain })).seller }),
  'GET /api/buyer/disputes': async () => ({ as: (await makeFilledCase(accountant, { captain })).buyer }),
  'GET /api/buyer/invoices': async () => ({ as: (await makeAwaitedPayment({ captain })).buyer }),
  'GET /api/seller/payments': async () => ({ as: (await makeAwaitedPayment({ captain })).seller }),
  'GET /api/seller/invoices': async () => ({ as: (await makeAwaitedPayment({ captain })).seller }),
  'POST /api/buyer/orders/{dpoId}/confirm-delivery': async () => { const { buyer, dpo } = await makeDeliveredOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id } }; },
  'POST /api/buyer/orders/{dpoId}/rating': async () => { const { buyer, dpo } = await makeCompletedOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id }, body: { productStars: 5, supplierStars: 4 } }; },
  'POST /api/buyer/rfqs/{rfqId}/invitations': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [(await makeSignedIn({ roles: ['seller'] })).partyId] } }; },
  'GET /api/buyer/rfqs/{rfqId}/offers': async () => { const { buyer, seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { as: buyer, params: { rfqId: rfq.id } }; },
  'GET /api/buyer/favourites': async () => ({ as: (await makeMarked()).owner }),
  'GET /api/buyer/favourites/ids': async () => ({ as: (await makeMarked()).owner }),
  'PUT /api/buyer/favourites/{productId}': async () => { const { owner, product } = await makeMarked(); return { as: owner, params: { productId: product.id } }; },
  'DELETE /api/buyer/favourites/{productId}': async () => { const { owner, product } = await makeMarked(); return { as: owner, params: { productId: product.id } }; },
  'GET /api/buyer/saved-searches': async () => ({ as: (await makeSavedSearch()).owner }),
  'POST /api/buyer/saved-searches': async () => ({ as: await makeSignedIn({ roles: ['buyer'] }), body: savedSearchRequest() }),
  'DELETE /api/buyer/saved-searches/{searchId}': async () => { const { owner, id } = await makeSavedSearch(); return { as: owner, params: { searchId: id } }; },
  'GET /api/buyer/suppliers': async () => ({ as: await makeSignedIn({ roles: ['buyer'] }) }),
  'POST /api/buyer/orders/{dpoId}/disputes': async () => { const { buyer, dpo } = await makeConfirmedOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id }, body: { reason: 'Wet.' } }; },
  'POST /api/captain/disputes/{disputeId}/assign': async () => { const { disputeId } = await makeDispute({ captain }); return { params: { disputeId }, body: { arbitratorId: (await makeSignedIn({ roles: ['arbitrator'] })).partyId } }; },
  'POST /api/captain/disputes/{disputeId}/reassign': async () => { const { disputeId } = await makeCase(accountant, { captain }); return { params: { disputeId }, body: { arbitratorId: (await makeSignedIn({ roles: ['arbitrator'] })).partyId } }; },
  'GET /api/captain/arbitrators': async () => { await makeSignedIn({ roles: ['arbitrator'] }); return {}; },
  'POST /api/accountant/disputes/{disputeId}/approve': async () => ({ as: accountant, params: { disputeId: (await makeRuledCase(accountant, { captain })).disputeId } }),
  'GET /api/arbitrator/cases': async () => ({ as: (await makeFilledCase(accountant, { captain })).arbitrator }),
  'GET /api/arbitrator/cases/{disputeId}/order': async () => { const { arbitrator, disputeId } = await makeFilledCase(accountant, { captain }); return { as: arbitrator, params: { disputeId } }; },
  'GET /api/arbitrator/evidence': async () => ({ as: (await makeFilledCase(accountant, { captain })).arbitrator }),
  'POST /api/arbitrator/cases/{disputeId}/ruling': async () => { const { arbitrator, disputeId } = await makeCase(accountant, { captain }); return { as: arbitrator, params: { disputeId }, body: rulingRequest() }; },
  'POST /api/arbitrator/evidence/{evidenceId}/review': async () => { const { arbitrator, evidenceId } = await makeFilledCase(accountant, { captain }); return { as: arbitrator, params: { evidenceId }, body: { action: 'reject' } }; },
  'GET /api/disputes/{disputeId}': async () => { const { buyer, disputeId } = await makeFilledCase(accountant, { captain }); return { as: buyer, params: { disputeId } }; },
  'POST /api/disputes/{disputeId}/evidence': async () => { const { seller, disputeId } = await makeCase(accountant, { captain }); return { as: seller, params: { disputeId }, body: await evidenceRequest(seller) }; },
  'GET /api/disputes/{disputeId}/messages': async () => { const { buyer, disputeId } = await makeFilledCase(accountant, { captain }); return { as: buyer, params: { disputeId } }; },
  'POST /api/disputes/{disputeId}/messages': async () => { const { buyer, disputeId } = await makeCase(accountant, { captain }); return { as: buyer, params: { disputeId }, body: { text: 'Wet.' } }; },
  'PUT /api/disputes/{disputeId}/messages/read': async () => { const { buyer, disputeId, messageId } = await makeFilledCase(accountant, { captain }); return { as: buyer, params: { disputeId }, body: { messageId } }; },
  'GET /api/case-files/{fileId}/file': async () => { const { seller, fileId } = await makeFilledCase(accountant, { captain }); return { as: seller, params: { fileId } }; },
  'POST /api/seller/orders/{dpoId}/disputes': async () => { const { seller, dpo } = await makeConfirmedOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: { reason: 'Wet.' } }; },
  'PUT /api/buyer/orders/{dpoId}/delivery': async () => { const { buyer, dpo } = await makeOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id }, body: { addressId: await makeDeliveryAddress(buyer), consignee: 'Port Ltd' } }; },
  'POST /api/buyer/payments/{paymentId}/remittance-advice': async () => { const { buyer, paymentId } = await makeAwaitedPayment({ captain }); return { as: buyer, params: { paymentId }, body: await remittanceRequest(buyer) }; },
  'GET /api/remittance-advices/{adviceId}/file': async () => ({ as: accountant, params: { adviceId: (await makeAdvisedPayment({ captain })).adviceId } }),
  'POST /api/accountant/payments/process': async () => ({ body: { paymentId: (await makeAwaitedPayment({ captain })).paymentId } }),
  'POST /api/accountant/payments/{paymentId}/receipts': async () => ({ params: { paymentId: (await makeAwaitedPayment({ captain })).paymentId }, body: { amount: '0.01', bankReference: 'STMT 7', receivedOn: bookedToday() } }),
  'POST /api/accountant/payments/{paymentId}/refund': async () => {
    const { paymentId, dpo } = await makeHeldPayment(accountant, { captain });
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id } });
    return { params: { paymentId } };
  },
  'GET /api/dpqs/{entityId}/pdf': async () => ({ as: captain, params: { entityId: (await makeQuotedTrade({ captain })).dpq.id } }),
  'GET /api/dpos/{entityId}/documents': async () => ({ as: captain, params: { entityId: (await makeExportOrder({ captain })).dpo.id } }),
  'GET /api/dpos/{entityId}/packing-list': async () => ({ as: captain, params: { entityId: (await makeExportOrder({ captain })).dpo.id } }),
  'GET /api/dpos/{entityId}/shipping-instructions': async () => ({ as: captain, params: { entityId: (await makeExportOrder({ captain })).dpo.id } }),
  'GET /api/dpos/{entityId}/certificate-of-origin': async () => ({ as: captain, params: { entityId: (await makeExportOrder({ captain })).dpo.id } }),
  'PUT /api/seller/orders/{dpoId}/packing-list': async () => { const { dpo, seller } = await makeConfirmedOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: packingRequest() }; },
  'GET /api/dpos/{entityId}/pro-forma': async () => ({ as: captain, params: { entityId: (await makeOrder({ captain })).dpo.id } }),
  'GET /api/invoices/{invoiceId}/pdf': async () => ({ as: accountant, params: { invoiceId: (await db.invoice.findUniqueOrThrow({ where: { dpoId: (await makeConfirmedOrder({ captain })).dpo.id }, select: { id: true } })).id } }),
  'POST /api/accountant/invoices/generate': async () => ({ body: {} }),
  'GET /api/accountant/invoices/pdf': async () => ({ query: `ids=${(await db.invoice.findUniqueOrThrow({ where: { dpoId: (await makeConfirmedOrder({ captain })).dpo.id }, select: { id: true } })).id}` }),
  'GET /api/accountant/statements/{partyId}/csv': async () => ({ params: { partyId: (await aPaidSeller()).partyId }, query: 'from=2026-01-01&to=2099-12-31' }),
  'GET /api/accountant/statements/{partyId}/pdf': async () => ({ params: { partyId: (await aPaidSeller()).partyId }, query: 'from=2026-01-01&to=2099-12-31' }),
  'POST /api/accountant/payouts': async () => {
    const seller = await aPaidSeller();
    await makeBankDetails(seller.partyId);
    return { body: await payoutRequest(seller.partyId) };
  },
  'GET /api/account/bank-details': async () => ({ as: await makeSignedIn({ roles: ['seller'] }) }),
  'PUT /api/account/bank-details': async () => ({ as: await signedIn(await makeParty({ roles: ['seller'], password: PASSWORD })), body: bankDetailsRequest(PASSWORD) }),
  'GET /api/account/wallets': async () => ({ as: await aPaidSeller() }),
  'GET /api/account/statement/csv': async () => ({ as: await aPaidSeller(), query: 'from=2026-01-01&to=2099-12-31' }),
  'GET /api/account/statement/pdf': async () => ({ as: await aPaidSeller(), query: 'from=2026-01-01&to=2099-12-31' }),
  'GET /api/account/statement': async () => ({ as: await aPaidSeller() }),
};

beforeAll(async () => {
  await keepRates();
  captain = await signedIn(await makeParty({ roles: ['captain'], password: PASSWORD }));
  hr = await makeSignedIn({ roles: ['hr'] });
  admin = await makeSignedIn({ roles: ['admin'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
  for (const name of CALLS.map(nameOf)) {
    const as = name.includes('/captain/') ? captain : name.includes('/hr/') ? hr : name.includes('/admin/') ? admin : name.includes('/accountant/') ? accountant : null;
    answers.push({ name, answer: await call(name as CallName, { as, ...(await REQUESTS[name]?.()) }) });
  }
  // A hundred and fifty calls one after the other, each with a world of its own, on a machine that others use too.
}, 180_000);

/** Calls of the desks that manage accounts, which answer with how to reach them. */
const ACCOUNT_DESKS = [
  'GET /api/captain/roles/{roleId}/users', 'GET /api/captain/users', 'GET /api/captain/users/{userId}', 'GET /api/hr/users', 'GET /api/hr/new-users',
  'GET /api/admin/users', 'POST /api/admin/users', 'PUT /api/admin/users/{userId}', 'POST /api/admin/users/{userId}/disable', 'POST /api/admin/users/{userId}/enable',
];

describe('no answer gives away', () => {
  it.each(CALLS.map(nameOf))('more than it must: %s succeeds, and holds no forbidden key', (name) => {
    const answer = answers.find((found) => found.name === name)?.answer;
    expect([200, 201, 302], answer?.text).toContain(answer?.status);
    expectNoLeak(name, answer?.body);
  });

  it('a password’s hash, an e-mail or a telephone number in any text of it; the captain alone sees a seller’s', async () => {
    const parties = await db.party.findMany({ select: { email: true, phone: true, passwordHash: true } });
    const secrets = parties.flatMap(({ email, phone, passwordHash }) => [email, phone, passwordHash ?? ''].filter(Boolean));
    const telling = answers.filter(({ answer }) => secrets.some((secret) => answer.text.includes(secret))).map(({ name }) => name);
    // Besides the captain's view: what is the party's own, and what HR has approved.
    const RIGHTLY = ['GET /api/captain/rfqs/{rfqId}', 'GET /api/account/profile', 'PUT /api/account/profile', 'GET /api/account/contact-requests', 'GET /api/account/data', ...ACCOUNT_DESKS];
    expect(telling.sort()).toEqual(RIGHTLY.sort());
    expect(answers.filter(({ answer }) => /\$argon2|postgres(ql)?:\/\//.test(answer.text)).map(({ name }) => name)).toEqual([]);
  });

  it('what the scan would not see', () => {
    expect(leaksIn('GET /x', { a: [{ passwordHash: 1, b: { reset_token: 2, email: 3 } }], hash: 4, seller: { phone: 5 }, ip_address: 6 })).toEqual(
      ['a.passwordHash', 'a.b.reset_token', 'a.b.email', 'seller.phone', 'ip_address'],
    );
  });
});
