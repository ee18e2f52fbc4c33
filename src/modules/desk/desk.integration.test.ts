import { beforeAll, describe, expect, it } from 'vitest';
import { makeCustomRole, makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeContactForm, makeContactRequest } from '@/modules/contact/contact.factory';
import { makeIssue } from '@/modules/help/help.factory';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeConfirmedOrder, makeOrder, makeProcessingOrder, makeQuotedTrade, makeTrade, surveyRequest } from '@/modules/order/order.factory';
import { makeBankDetails } from '@/modules/payout/payout.factory';
import { makeWaiting } from '@/modules/users/users.factory';
import { makeWork } from '@/modules/work/work.factory';
import { call } from '@/test/call';
import { READY_DAY } from '@/modules/order/ready-day.factory';

let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const desk = async (as: SignedIn) => (await call('GET /api/desk', { as })).body as Readonly<Record<string, number>>;

describe('what waits', () => {
  it('for a captain: new requests and offers, never what waits for a buyer', async () => {
    expect(await desk(captain)).toEqual({ rfqs: 0, dpqs: 0, dpos: 0, disputes: 0 });
    const { rfq, seller } = await makeTrade({ captain });
    expect(await desk(captain)).toEqual({ rfqs: 1, dpqs: 0, dpos: 0, disputes: 0 });
    await makeOfferOn(seller, rfq.id);
    expect(await desk(captain)).toEqual({ rfqs: 1, dpqs: 0, dpos: 0, disputes: 0 });
    await call('POST /api/captain/rfqs/{rfqId}/respond', { as: captain, params: { rfqId: rfq.id }, body: { response: 'Which port?', action: 'negotiate' } });
    expect(await desk(captain)).toEqual({ rfqs: 0, dpqs: 0, dpos: 0, disputes: 0 });
  });

  it('for a captain: drafts to revise or convert, orders to confirm or process', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    expect(await desk(captain)).toMatchObject({ dpqs: 0 });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    expect(await desk(captain)).toMatchObject({ dpqs: 1 });
    await makeOrder({ captain });
    await makeConfirmedOrder({ captain });
    await makeProcessingOrder({ captain });
    expect(await desk(captain)).toMatchObject({ dpqs: 1, dpos: 2 });
  });

  it('for a buyer: what the captain answered', async () => {
    const { buyer } = await makeQuotedTrade({ captain });
    expect(await desk(buyer)).toEqual({ rfqs: 1, dpqs: 1, orders: 0, payments: 0 });
    expect(await desk((await makeTrade({ captain })).buyer)).toEqual({ rfqs: 0, dpqs: 0, orders: 0, payments: 0 });
    // An accepted RFQ stands under "Need Action" until its order is in process (domain.md, RFQ), and the count says what the list says.
    // Of an order the buyer says where it goes.
    expect(await desk((await makeOrder({ captain })).buyer)).toEqual({ rfqs: 1, dpqs: 0, orders: 1, payments: 0 });
    expect(await desk((await makeConfirmedOrder({ captain })).buyer)).toEqual({ rfqs: 1, dpqs: 0, orders: 1, payments: 1 });
  });

  it('for the accountant: payments that are awaited or go back, and wallets that may be paid out', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const before = await desk(accountant);
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    expect(await desk(accountant)).toEqual({ ...before, payments: (before['payments'] ?? 0) + 1 });
    const [payment] = (await call('GET /api/buyer/payments', { as: buyer })).body as { id: number }[];
    await call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId: payment?.id } });
    expect(await desk(accountant)).toEqual(before);
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} });
    expect(await desk(accountant)).toEqual({ ...before, payments: (before['payments'] ?? 0) + 1 });
    await call('POST /api/accountant/payments/{paymentId}/refund', { as: accountant, params: { paymentId: payment?.id ?? 0 } });
    expect(await desk(accountant)).toEqual(before);
    await makeBankDetails(buyer.partyId);
    expect(await desk(accountant)).toEqual({ ...before, wallets: (before['wallets'] ?? 0) + 1 });
  });

  it('for a seller: RFQs without an own offer, orders whose goods are not ready or not said to be packed how, surveys without a place', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    expect(await desk(seller)).toEqual({ rfqs: 1, orders: 0, surveys: 0 });
    await makeOfferOn(seller, rfq.id);
    expect(await desk(seller)).toEqual({ rfqs: 0, orders: 0, surveys: 0 });
    const order = await makeProcessingOrder({ captain });
    expect(await desk(order.seller)).toEqual({ rfqs: 0, orders: 1, surveys: 1 });
    await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: order.seller, params: { dpoId: order.dpo.id }, body: { date: READY_DAY, packing: 'Bags' } });
    await call('PUT /api/seller/orders/{dpoId}/survey-appointment', { as: order.seller, params: { dpoId: order.dpo.id }, body: surveyRequest() });
    expect(await desk(order.seller)).toEqual({ rfqs: 0, orders: 1, surveys: 0 });
  });

  it('for HR: what it has not decided about, as its overview says too', async () => {
    const hr = await makeSignedIn({ roles: ['hr'] });
    const overview = async () => {
      const { pendingDocuments, pendingContacts, pendingContactForms, newRegistrations, openIssues } = (await call('GET /api/hr/overview', { as: hr })).body as Readonly<Record<string, number>>;
      return { documents: pendingDocuments, contacts: pendingContacts, contactForms: pendingContactForms, newUsers: newRegistrations, issues: openIssues };
    };
    const none = { documents: 0, contacts: 0, contactForms: 0, newUsers: 0, issues: 0 };
    expect([await desk(hr), await overview()]).toEqual([none, none]);
    const [document, request, form, waiting, issue] = [await makeDocument(await makeSignedIn({ roles: ['seller'] })), await makeContactRequest(), await makeContactForm(), await makeWaiting(), await makeIssue()];
    const each = { documents: 1, contacts: 1, contactForms: 1, newUsers: 1, issues: 1 };
    expect([await desk(hr), await overview()]).toEqual([each, each]);
    const answers = [
      await call('POST /api/hr/documents/reject', { as: hr, body: { documentId: document.id, reason: 'Not legible' } }),
      await call('POST /api/hr/contacts/approve', { as: hr, body: { requestId: request.id } }),
      await call('PUT /api/hr/contact-form-submissions/{submissionId}', { as: hr, params: { submissionId: form }, body: { status: 'reviewed' } }),
      await call('POST /api/hr/new-users/reject', { as: hr, body: { userId: waiting.partyId, reason: 'No such company' } }),
      await call('POST /api/hr/issues/{issueId}/resolve', { as: hr, params: { issueId: issue.id }, body: { answer: 'Done.' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await desk(hr), await overview()]).toEqual([none, none]);
  });

  it.each([['insurance', 'insurance', 'policies'], ['transport', 'transporter', 'orders'], ['logistics', 'logistics', 'orders'], ['customs', 'cha', 'requests'], ['survey', 'surveyor', 'requests']] as const)('for a partner: %s work that is offered; partner-counts.integration.test.ts has what comes after', async (kind, role, list) => {
    const partner = await makeSignedIn({ roles: [role] });
    const { [list]: before = 0 } = await desk(partner);
    await makeWork(kind, { captain });
    expect(await desk(partner)).toMatchObject({ [list]: before + 1 });
  });

  it('for a role without work lists is nothing', async () => {
    await makeCustomRole('desk-auditor');
    expect(await desk(await makeSignedIn({ roles: ['desk-auditor'] }))).toEqual({});
  });
});
