import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeOrder } from '@/modules/order/order.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { assignArbitrator } from './dispute.commands';
import { messageBody } from './case.schema';
import { sendMessage } from './case.commands';
import { makeDispute, makeFilledCase, rulingRequest } from './dispute.factory';
import type { AccountantDisputeAnswer, ArbitratorAnswer, DisputeAnswer } from './dispute.schema';
import { giveRuling } from './ruling.commands';
import { rulingBody } from './ruling.schema';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const open = (as: SignedIn, side: 'buyer' | 'seller', dpoId: number, reason = 'The bags are wet.') => call(`POST /api/${side}/orders/{dpoId}/disputes`, { as, params: { dpoId }, body: { reason } });
const confirmDelivery = (as: SignedIn, dpoId: number) => call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as, params: { dpoId } });

describe('a dispute', () => {
  it('freezes the release of the money, and the order where it stands, until its ruling is approved', async () => {
    const { buyer, seller, dpo } = await makeDeliveredOrder({ captain });
    expect((await open(seller, 'seller', dpo.id)).status).toBe(201);
    expect(await confirmDelivery(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
    expect(await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { status: true } })).toEqual({ status: 'processed' });
    expect(await db.dpo.findUniqueOrThrow({ where: { id: dpo.id }, select: { status: true } })).toEqual({ status: 'delivered' });
    const { id: disputeId } = await db.dispute.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const arbitrator = await makeSignedIn({ roles: ['arbitrator'] });
    await assignArbitrator(captain, disputeId, arbitrator.partyId);
    expect(await confirmDelivery(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
    await giveRuling(arbitrator, disputeId, rulingBody.parse(rulingRequest()));
    expect(await confirmDelivery(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
    expect(await open(buyer, 'buyer', dpo.id)).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
  });

  it('keeps an order from being cancelled and its money from being returned: its ruling ends it', async () => {
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    await open(buyer, 'buyer', dpo.id);
    expect(await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
    expect(await db.dpo.findUniqueOrThrow({ where: { id: dpo.id }, select: { status: true } })).toEqual({ status: 'confirmed' });
  });

  it('is given by the captain to an approved arbitrator, which makes the case; all three are told', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const { dispute } = (await open(buyer, 'buyer', dpo.id)).body as { dispute: DisputeAnswer };
    const params = { disputeId: dispute.id };
    const assign = (arbitratorId: number) => call('POST /api/captain/disputes/{disputeId}/assign', { as: captain, params, body: { arbitratorId } });
    const [arbitrator, unapproved, blocked] = [await makeSignedIn({ roles: ['arbitrator'] }), await makeSignedIn({ roles: ['arbitrator'], approved: false }), await makeSignedIn({ roles: ['arbitrator'], status: 'permanently_blocked' })];
    for (const { partyId } of [unapproved, blocked, captain]) expect(await assign(partyId)).toMatchObject({ status: 400, body: { code: 'arbitrator_unknown', field: 'arbitratorId' } });
    const listed = (await call('GET /api/captain/arbitrators', { as: captain })).body as ArbitratorAnswer[];
    expect(listed.find(({ id }) => id === arbitrator.partyId)).toMatchObject({ vendorCode: arbitrator.vendorCode, openCases: 0 });
    expect(listed.some(({ id }) => id === unapproved.partyId || id === blocked.partyId)).toBe(false);
    expect(await assign(arbitrator.partyId)).toMatchObject({ status: 200, body: { success: true, dispute: { status: 'under_review', arbitrator: arbitrator.companyName } } });
    expect(await assign(arbitrator.partyId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'under_review', why: 'case_assigned' } });
    expect(await toldOf('dispute_assigned', 'dpoId', dpo.id)).toEqual(sorted(arbitrator.partyId, buyer.partyId, seller.partyId));
    expect((await auditOf('dispute', dispute.id)).map(({ action }) => action)).toEqual(['dispute.create', 'dispute.assign']);
  });

  it('is given to another arbitrator before its ruling: the former one loses it, and everybody is told', async () => {
    const { buyer, seller, arbitrator, disputeId, dpo, evidenceId, fileId } = await makeFilledCase(await makeSignedIn({ roles: ['accountant'] }), { captain });
    const other = await makeSignedIn({ roles: ['arbitrator'] });
    const reassign = (arbitratorId: number, as = captain) => call('POST /api/captain/disputes/{disputeId}/reassign', { as, params: { disputeId }, body: { arbitratorId } });
    await sendMessage(arbitrator, disputeId, messageBody.parse({ text: 'I have read the claim.' }));
    expect(await reassign(arbitrator.partyId)).toMatchObject({ status: 400, body: { code: 'arbitrator_unchanged', field: 'arbitratorId' } });
    expect(await reassign(buyer.partyId)).toMatchObject({ status: 400, body: { code: 'arbitrator_unknown' } });
    expect((await reassign(other.partyId, arbitrator)).status).toBe(403);
    expect(await reassign(other.partyId)).toMatchObject({ status: 200, body: { dispute: { status: 'under_review', arbitrator: other.companyName } } });
    expect((await auditOf('dispute', disputeId)).at(-1)).toMatchObject({ action: 'dispute.reassign', actorId: captain.partyId, details: { before: arbitrator.partyId, arbitratorId: other.partyId } });
    expect(await toldOf('dispute_reassigned', 'dpoId', dpo.id)).toEqual(sorted(other.partyId, buyer.partyId, seller.partyId));
    expect(await toldOf('case_given_away', 'caseId', disputeId)).toEqual([arbitrator.partyId]);
    // As if it never was: to the former one everything of it is absent.
    const asked = (as: SignedIn) => Promise.all([
      call('GET /api/disputes/{disputeId}', { as, params: { disputeId } }), call('GET /api/disputes/{disputeId}/messages', { as, params: { disputeId } }),
      call('GET /api/case-files/{fileId}/file', { as, params: { fileId } }), call('GET /api/captain/orders/{dpoId}/workflow', { as, params: { dpoId: dpo.id } }),
      call('POST /api/arbitrator/evidence/{evidenceId}/review', { as, params: { evidenceId }, body: { action: 'accept' } }),
    ]);
    expect((await asked(arbitrator)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await call('GET /api/arbitrator/cases', { as: arbitrator })).body).toEqual([]);
    expect((await asked(other)).map(({ status }) => status)).toEqual([200, 200, 302, 200, 200]);
    expect(await call('GET /api/disputes/{disputeId}/messages', { as: buyer, params: { disputeId } })).toMatchObject({ body: [{ by: 'arbitrator', author: arbitrator.companyName }, {}] });
    await giveRuling(other, disputeId, rulingBody.parse(rulingRequest()));
    expect(await reassign(arbitrator.partyId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'resolved' } });
  });

  it('is given to another once for every yes, of many at once, and to nobody before it is a case', async () => {
    const { disputeId } = await makeDispute({ captain });
    const others = [await makeSignedIn({ roles: ['arbitrator'] }), await makeSignedIn({ roles: ['arbitrator'] }), await makeSignedIn({ roles: ['arbitrator'] })];
    const reassign = (index: number) => call('POST /api/captain/disputes/{disputeId}/reassign', { as: captain, params: { disputeId }, body: { arbitratorId: others[index]?.partyId ?? 0 } });
    expect(await reassign(1)).toMatchObject({ status: 409, body: { code: 'status_changed', why: 'case_not_assigned', error: 'This dispute has no arbitrator yet. Assign one first.' } });
    await assignArbitrator(captain, disputeId, others[0]?.partyId ?? 0);
    const answers = await atOnce(8, (index) => reassign(1 + (index % 2)));
    const moves = (await auditOf('dispute', disputeId)).filter(({ action }) => action === 'dispute.reassign').map(({ details }) => details as { before: number; arbitratorId: number });
    expect(moves).toHaveLength(answers.get(200)?.length ?? 0);
    // Each took the case from whoever had it: none was passed over.
    expect(moves.map(({ before }) => before)).toEqual([others[0]?.partyId, ...moves.slice(0, -1).map(({ arbitratorId }) => arbitratorId)]);
    expect(await toldOf('case_given_away', 'caseId', disputeId)).toEqual(sorted(...moves.map(({ before }) => before)));
  });

  it('is not given to a side of its order', async () => {
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    const { dispute } = (await open(buyer, 'buyer', dpo.id)).body as { dispute: DisputeAnswer };
    await db.grant.create({ data: { party: { connect: { id: buyer.partyId } }, role: { connect: { slug: 'arbitrator' } } }, select: { id: true } });
    expect(await call('POST /api/captain/disputes/{disputeId}/assign', { as: captain, params: { disputeId: dispute.id }, body: { arbitratorId: buyer.partyId } })).toMatchObject({ status: 400, body: { code: 'arbitrator_is_party' } });
  });

  it('is not given by a captain to itself', async () => {
    const judge = await makeSignedIn({ roles: ['captain', 'arbitrator'] });
    const { disputeId } = await makeDispute({ captain });
    const give = (step: 'assign' | 'reassign', as: SignedIn, arbitratorId: number) => call(`POST /api/captain/disputes/{disputeId}/${step}`, { as, params: { disputeId }, body: { arbitratorId } });
    expect(await give('assign', judge, judge.partyId)).toMatchObject({ status: 403, body: { code: 'own_decision' } });
    await assignArbitrator(captain, disputeId, (await makeSignedIn({ roles: ['arbitrator'] })).partyId);
    expect(await give('reassign', judge, judge.partyId)).toMatchObject({ status: 403, body: { code: 'own_decision' } });
  });

  it('is listed for the captain, who is told with the other side, and shown in the order', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const { body } = await open(buyer, 'buyer', dpo.id);
    const { dispute } = body as { dispute: DisputeAnswer };
    const listed = (await call('GET /api/captain/disputes', { as: captain })).body as DisputeAnswer[];
    expect(listed.find(({ id }) => id === dispute.id)).toMatchObject({ orderId: dpo.id, reason: 'The bags are wet.', status: 'open', openedBy: 'buyer', parties: `${dispute.buyer} / ${dispute.seller ?? ''}` });
    expect(await db.notification.count({ where: { kind: 'dispute_opened', partyId: { in: [seller.partyId, captain.partyId] }, params: { path: ['disputeId'], equals: dispute.id } } })).toBe(2);
    const orders = (await call('GET /api/seller/orders', { as: seller })).body as DpoAnswer[];
    expect(orders[0]?.inDispute).toBe(true);
  });

  it('takes the files that show it as evidence, once and of its opener alone', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const openWith = (keys: string[]) => call('POST /api/buyer/orders/{dpoId}/disputes', { as: buyer, params: { dpoId: dpo.id }, body: { reason: 'The bags are wet.', keys } });
    const foreign = await makeStoredFile(seller, { name: 'dry.pdf' });
    expect(await openWith([foreign.key])).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    const own = await makeStoredFile(buyer, { name: 'wet.pdf' });
    const { dispute } = (await openWith([own.key])).body as { dispute: DisputeAnswer };
    expect((await call('GET /api/disputes/{disputeId}', { as: seller, params: { disputeId: dispute.id } })).body).toMatchObject({ evidence: [{ document: 'wet.pdf', by: 'buyer', status: 'pending' }] });
    expect(await auditOf('dispute', dispute.id)).toHaveLength(1);
  });

  it('is listed for both sides of its order, whoever opened it, and for no other', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    await open(seller, 'seller', dpo.id);
    expect((await call('GET /api/buyer/disputes', { as: buyer })).body).toMatchObject([{ orderId: dpo.id, status: 'open', openedBy: 'seller', ruling: null }]);
    expect((await call('GET /api/buyer/disputes', { as: await makeSignedIn({ roles: ['buyer'] }) })).body).toEqual([]);
    expect((await call('GET /api/seller/disputes', { as: seller })).body).toMatchObject([{ orderId: dpo.id, status: 'open', openedBy: 'seller', ruling: null }]);
    expect((await call('GET /api/seller/disputes', { as: await makeSignedIn({ roles: ['seller'] }) })).body).toEqual([]);
  });

  it('is listed for the accountant, with the payment that it freezes', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const bySeller = (await open(seller, 'seller', dpo.id)).body as { dispute: DisputeAnswer };
    const payment = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const listed = (await call('GET /api/accountant/disputes', { as: accountant })).body as AccountantDisputeAnswer[];
    expect(listed[0]).toMatchObject({ id: bySeller.dispute.id, orderId: dpo.id, type: 'seller_claim', submittedBy: bySeller.dispute.seller, status: 'open', paymentId: payment.id });
    const other = await makeConfirmedOrder({ captain });
    const byBuyer = (await open(other.buyer, 'buyer', other.dpo.id)).body as { dispute: DisputeAnswer };
    const [newest] = (await call('GET /api/accountant/disputes', { as: accountant })).body as AccountantDisputeAnswer[];
    expect(newest).toMatchObject({ type: 'buyer_claim', submittedBy: byBuyer.dispute.buyer });
    expect(newest).not.toHaveProperty('parties');
    expect((await call('GET /api/accountant/disputes', { as: buyer })).status).toBe(403);
  });

  it('is one at a time, of its two sides alone, and never before the confirmation', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const answers = await Promise.all([open(buyer, 'buyer', dpo.id), open(seller, 'seller', dpo.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await open(await makeSignedIn({ roles: ['buyer'] }), 'buyer', dpo.id)).status).toBe(404);
    const early = await makeOrder({ captain });
    expect(await open(early.buyer, 'buyer', early.dpo.id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    expect(await open(buyer, 'buyer', dpo.id, ' ')).toMatchObject({ status: 400, body: { code: 'dispute_reason_required' } });
  });
});
