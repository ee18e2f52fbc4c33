import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { acceptFee, fileCustoms } from '@/modules/customs/customs.commands';
import { filingRequest, makeProposedFee } from '@/modules/customs/customs.factory';
import { filingBody } from '@/modules/customs/customs.schema';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { toDecimal } from '@/modules/ledger/money.schema';
import { followGoods, processDpo } from '@/modules/order/order.commands';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { bookedToday, makeAwaitedPayment, makeHeldPayment } from '@/modules/payment/payment.factory';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import type { CaseAnswer } from './case.schema';
import { makeCase, makeCaseOf, makeDeliveredCase, makeRuledCase, rulingRequest } from './dispute.factory';

const RULE = 'POST /api/arbitrator/cases/{disputeId}/ruling';
const APPROVE = 'POST /api/accountant/disputes/{disputeId}/approve';
const RECEIPT = 'POST /api/accountant/payments/{paymentId}/receipts';

let captain: SignedIn;
let accountant: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const PRICE = { rfq: { quantity: 3 }, terms: { finalPrice: '33.33' } };
const rule = (as: SignedIn, disputeId: number, over: object = {}) => call(RULE, { as, params: { disputeId }, body: rulingRequest(over) });
const approve = (disputeId: number, as = accountant) => call(APPROVE, { as, params: { disputeId } });
const balance = async (where: { dpoId: number } | { partyId: number }) => (await db.ledgerAccount.findFirst({ where, select: { balanceMinor: true } }))?.balanceMinor ?? 0n;
const escrowOf = (dpoId: number) => balance({ dpoId });
const walletOf = ({ partyId }: { partyId: number }) => balance({ partyId });
/** Where an order, its payment, its invoice and its RFQ stand. */
async function standing(dpoId: number) {
  const { status, rfq, payments, invoice } = await db.dpo.findUniqueOrThrow({
    where: { id: dpoId }, select: { status: true, rfq: { select: { status: true } }, payments: { select: { status: true } }, invoice: { select: { status: true } } },
  });
  return [status, rfq.status, payments[0]?.status, invoice?.status];
}

describe('a ruling', () => {
  it('waits for the accountant: nothing moves, both sides and the accountant are told, and it is given once', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator, paymentId } = await makeCase(accountant, { captain, ...PRICE });
    const answer = await rule(arbitrator, disputeId, { outcome: 'split', buyerAmount: '33.34', sellerAmount: 66.65 });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { case: { status: 'resolved', held: 99.99, ruling: { outcome: 'split', buyerAmount: 33.34, sellerAmount: 66.65, currency: 'USD', status: 'pending', approvedAt: null } } } });
    expect(await rule(arbitrator, disputeId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'resolved', why: 'case_ruled' } });
    expect(await escrowOf(dpo.id)).toBe(9999n);
    expect(await standing(dpo.id)).toEqual(['confirmed', 'accepted', 'processed', 'paid']);
    expect(await toldOf('dispute_ruled', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId, accountant.partyId));
    expect((await auditOf('dispute', disputeId)).map(({ action }) => action)).toEqual(['dispute.create', 'dispute.assign', 'dispute.resolve']);
    expect(await call('POST /api/accountant/payments/{paymentId}/refund', { as: accountant, params: { paymentId } })).toMatchObject({ status: 409 });
  });

  it.each([
    [{ outcome: 'split', buyerAmount: '33.33', sellerAmount: '66.67' }, 'split_invalid'], [{ outcome: 'split', buyerAmount: '99.99' }, 'split_invalid'],
    [{ outcome: 'split', buyerAmount: '-1', sellerAmount: '100.99' }, 'split_invalid'], [{ outcome: 'burn' }, 'ruling_outcome_required'], [{ outcome: 'release', buyerAmount: '99.99', sellerAmount: '0' }, 'split_invalid'], [{ reason: ' ' }, 'ruling_reason_required'],
  ])('is refused as %j', async (over, code) => {
    const { disputeId, arbitrator } = await makeCase(accountant, { captain, ...PRICE });
    expect(await rule(arbitrator, disputeId, over)).toMatchObject({ status: 400, body: { code } });
    expect(await db.dispute.findUniqueOrThrow({ where: { id: disputeId }, select: { status: true, ruling: true } })).toEqual({ status: 'under_review', ruling: null });
  });

  it('is approved once, and not before it is given', async () => {
    const { disputeId, arbitrator } = await makeCase(accountant, { captain });
    expect(await approve(disputeId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'under_review' } });
    await rule(arbitrator, disputeId, { outcome: 'refund' });
    expect(await approve(disputeId)).toMatchObject({ status: 200, body: { success: true, dispute: { held: 0, ruling: { status: 'approved' } } } });
    expect(await approve(disputeId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'approved', why: 'ruling_carried_out' } });
    expect(await approve(2_147_483_647)).toMatchObject({ status: 404 });
  });
});

describe('an approved ruling', () => {
  it.each([
    ['release', {}, { buyer: 0, seller: 97.99, fee: 2, agents: 0 }], ['refund', {}, { buyer: 99.99, seller: 0, fee: 0, agents: 0 }],
    ['split', { buyerAmount: '33.34', sellerAmount: '66.65' }, { buyer: 33.34, seller: 66.65, fee: 0, agents: 0 }],
  ])('to %s says to all what has moved, and before that it has not', async (outcome, amounts, moved) => {
    const { disputeId, buyer, seller, arbitrator } = await makeRuledCase(accountant, { captain, ...PRICE }, { outcome, ...amounts });
    const rulings = async () => {
      const cases = await Promise.all([buyer, seller, arbitrator, captain].map(async (as) => ((await call('GET /api/disputes/{disputeId}', { as, params: { disputeId } })).body as CaseAnswer).ruling));
      const orders = [(await call('GET /api/buyer/orders', { as: buyer })).body, (await call('GET /api/seller/orders', { as: seller })).body] as DpoAnswer[][];
      return [...cases, ...orders.map(([order]) => order?.disputes[0]?.ruling)];
    };
    for (const ruling of await rulings()) expect(ruling).toMatchObject({ status: 'pending', moved: null });
    expect((await approve(disputeId)).status).toBe(200);
    for (const ruling of await rulings()) expect(ruling).toMatchObject({ status: 'approved', outcome, moved });
  });

  it('to release pays the seller less the fee and completes an order whose goods have come', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator } = await makeDeliveredCase({ captain, ...PRICE });
    await rule(arbitrator, disputeId);
    expect((await approve(disputeId)).status).toBe(200);
    expect(await standing(dpo.id)).toEqual(['completed', 'fulfilled', 'released', 'paid']);
    expect([await escrowOf(dpo.id), await walletOf(buyer), await walletOf(seller)]).toEqual([0n, 0n, 9799n]);
    expect(await toldOf('ruling_released', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId, arbitrator.partyId, captain.partyId));
  });

  it('to release lets an order that is on its way go on, whose delivery then releases nothing again', async () => {
    const { disputeId, dpo, buyer, seller } = await makeRuledCase(accountant, { captain, ...PRICE });
    expect((await approve(disputeId)).status).toBe(200);
    expect(await standing(dpo.id)).toEqual(['confirmed', 'accepted', 'released', 'paid']);
    expect(await call('POST /api/buyer/orders/{dpoId}/disputes', { as: buyer, params: { dpoId: dpo.id }, body: { reason: 'Again.' } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'released', why: 'order_money_gone' } });
    await db.dpo.update({ where: { id: dpo.id }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
    expect(await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })).toMatchObject({ status: 200, body: { dpo: { status: 'completed' } } });
    expect(await walletOf(seller)).toBe(9799n);
  });

  it.each(['confirmed', 'processing', 'shipped', 'delivered'] as const)('to refund undoes an order that is %s', async (status) => {
    const { disputeId, dpo, buyer, seller } = await makeRuledCase(accountant, { captain, ...PRICE }, { outcome: 'refund' });
    await db.dpo.update({ where: { id: dpo.id }, data: { status, rfq: { update: { status: status === 'confirmed' ? 'accepted' : status } } }, select: { id: true } });
    expect((await approve(disputeId)).status).toBe(200);
    expect(await standing(dpo.id)).toEqual(['cancelled', 'cancelled', 'refunded', 'cancelled']);
    expect([await escrowOf(dpo.id), await walletOf(buyer), await walletOf(seller)]).toEqual([0n, 9999n, 0n]);
    expect(await db.workOrder.count({ where: { dpoId: dpo.id, status: { not: 'cancelled' } } })).toBe(0);
  });

  it('to split gives each its share without a fee, whatever it is, and the books stay balanced (invariant 1)', async () => {
    await fc.assert(fc.asyncProperty(fc.bigInt({ min: 0n, max: 9999n }), async (share) => {
      const { disputeId, dpo, buyer, seller } = await makeRuledCase(accountant, { captain, ...PRICE }, { outcome: 'split', buyerAmount: toDecimal(share), sellerAmount: toDecimal(9999n - share) });
      expect((await approve(disputeId)).status).toBe(200);
      expect([await escrowOf(dpo.id), await walletOf(buyer), await walletOf(seller)]).toEqual([0n, share, 9999n - share]);
      expect((await call('GET /api/seller/payments', { as: seller })).body).toMatchObject([{ release: { isExpected: false, gross: 99.99, fee: 0, returned: Number(share) / 100, net: (9999 - Number(share)) / 100 } }]);
      expect((await readBooks()).isSound).toBe(true);
    }), { numRuns: 5, examples: [[0n], [9999n], [1n]] });
  });
});

describe('a split ruling on goods that are on their way', () => {
  it('ends what is not needed any more, and their coming completes the order by itself', async () => {
    const order = await makeHeldPayment(accountant, { captain, ...PRICE });
    await processDpo(captain, order.dpo.id);
    await db.dpo.update({ where: { id: order.dpo.id }, data: { status: 'shipped', goodsReadyOn: new Date(), rfq: { update: { status: 'shipped' } } }, select: { id: true } });
    const { disputeId, arbitrator } = await makeCaseOf(order);
    expect((await rule(arbitrator, disputeId, { outcome: 'split', buyerAmount: '33.34', sellerAmount: '66.65' })).status).toBe(200);
    expect((await approve(disputeId)).status).toBe(200);
    expect(await standing(order.dpo.id)).toEqual(['shipped', 'shipped', 'settled', 'paid']);
    expect(await toldOf('ruling_split', 'dpoId', order.dpo.id)).toHaveLength(4);
    const work = await db.workOrder.findMany({ where: { dpoId: order.dpo.id, status: 'cancelled' }, select: { kind: true }, orderBy: { kind: 'asc' } });
    expect(work.map(({ kind }) => kind)).toEqual(['survey', 'insurance']);
    expect((await call('GET /api/buyer/orders', { as: order.buyer })).body).toMatchObject([{ stage: 'settled', outstanding: [] }]);
    await transact((tx) => followGoods(tx, 'deliver', order.dpo.id));
    expect(await standing(order.dpo.id)).toEqual(['completed', 'fulfilled', 'settled', 'paid']);
    expect((await readBooks()).isSound).toBe(true);
  });
});

describe('a ruling on a part payment', () => {
  const part = async (amount: string) => {
    const order = await makeAwaitedPayment({ captain, ...PRICE });
    await call(RECEIPT, { as: accountant, params: { paymentId: order.paymentId }, body: { amount, bankReference: 'A', receivedOn: bookedToday() } });
    return { ...order, ...(await makeCaseOf(order)) };
  };

  it.each([
    ['release', {}, ['confirmed', 'accepted', 'released', 'paid'], [0n, 3920n]],
    ['refund', {}, ['cancelled', 'cancelled', 'refunded', 'cancelled'], [4000n, 0n]],
    ['split', { buyerAmount: '15', sellerAmount: '25' }, ['cancelled', 'cancelled', 'settled', 'paid'], [1500n, 2500n]],
  ] as const)('is on what has come: %s', async (outcome, shares, after, wallets) => {
    const { disputeId, dpo, buyer, seller, arbitrator } = await part('40');
    expect((await rule(arbitrator, disputeId, { outcome, ...shares })).status).toBe(200);
    expect((await approve(disputeId)).status).toBe(200);
    expect(await standing(dpo.id)).toEqual(after);
    expect([await walletOf(buyer), await walletOf(seller)]).toEqual(wallets);
    expect((await readBooks()).isSound).toBe(true);
  });

  it('released pays an agreed fee the same part of itself, however much more it is than what has come', async () => {
    const { fee, cha, workId, dpo, buyer, seller, ...order } = await makeProposedFee({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '100' } }, '85');
    await acceptFee(captain, fee.id, 1);
    await fileCustoms(cha, workId, filingBody.parse(filingRequest()));
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    expect((await call(RECEIPT, { as: accountant, params: { paymentId }, body: { amount: '40', bankReference: 'A', receivedOn: bookedToday() } })).status).toBe(200);
    const { disputeId, arbitrator } = await makeCaseOf({ ...order, buyer, dpo, captain });
    expect((await rule(arbitrator, disputeId)).status).toBe(200);
    expect((await approve(disputeId)).status).toBe(200);
    expect([await escrowOf(dpo.id), await walletOf(buyer), await walletOf(cha), await walletOf(seller)]).toEqual([0n, 0n, 1837n, 2120n]);
    expect((await readBooks()).isSound).toBe(true);
  });

  it('released reaches a seller that is the customs agent as well, in one sum', async () => {
    const { fee, cha, workId, dpo, buyer, seller, ...order } = await makeProposedFee({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '100' } }, '10');
    await acceptFee(captain, fee.id, 1);
    await fileCustoms(cha, workId, filingBody.parse(filingRequest()));
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'customs' }, data: { holderId: seller.partyId } });
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    await call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId } });
    const { disputeId, arbitrator } = await makeCaseOf({ ...order, buyer, dpo, captain });
    await rule(arbitrator, disputeId);
    expect((await approve(disputeId)).status).toBe(200);
    expect([await escrowOf(dpo.id), await walletOf(cha), await walletOf(seller)]).toEqual([0n, 0n, 10_800n]);
    expect((await readBooks()).isSound).toBe(true);
  });

  it('is approved by nobody who gave it, is a side of its order or decided on it as captain, whatever they act as', async () => {
    const author = await makeSignedIn({ roles: ['captain'] });
    const { disputeId, arbitrator, buyer } = await makeRuledCase(accountant, { captain: author, ...PRICE }, { outcome: 'refund' });
    for (const party of [arbitrator, buyer, author]) {
      await db.grant.create({ data: { party: { connect: { id: party.partyId } }, role: { connect: { slug: 'accountant' } } }, select: { id: true } });
      const as = await signedIn({ ...party, role: 'accountant' });
      expect(await approve(disputeId, as)).toMatchObject({ status: 403, body: { code: 'own_affair' } });
    }
    expect((await approve(disputeId)).status).toBe(200);
  });

  it('is on what the arbitrator has read as held: where more has come since, there is no ruling', async () => {
    const { disputeId, arbitrator, paymentId } = await part('40');
    await call(RECEIPT, { as: accountant, params: { paymentId }, body: { amount: '20', bankReference: 'B', receivedOn: bookedToday() } });
    expect(await rule(arbitrator, disputeId, { heldAmount: 40 })).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    expect(await db.ruling.count({ where: { disputeId } })).toBe(0);
    expect((await rule(arbitrator, disputeId, { heldAmount: 60 })).status).toBe(200);
  });

  it('keeps further money out until it is booked', async () => {
    const { disputeId, arbitrator, paymentId } = await part('40');
    const more = { as: accountant, params: { paymentId }, body: { amount: '1', bankReference: 'B', receivedOn: bookedToday() } };
    expect((await call(RECEIPT, more)).status).toBe(200);
    await rule(arbitrator, disputeId, { outcome: 'split', buyerAmount: '41', sellerAmount: '0' });
    expect(await call(RECEIPT, { ...more, body: { ...more.body, bankReference: 'C' } })).toMatchObject({ status: 409, body: { code: 'ruling_waits' } });
    expect(await call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId } })).toMatchObject({ status: 409, body: { code: 'ruling_waits' } });
    expect((await approve(disputeId)).status).toBe(200);
  });

  it('of nothing divides nothing; a release lets the order go on, a refund ends it', async () => {
    const held = async () => {
      const order = await makeAwaitedPayment({ captain });
      return { ...order, ...(await makeCaseOf(order)) };
    };
    const first = await held();
    expect(await rule(first.arbitrator, first.disputeId, { outcome: 'split', buyerAmount: '0', sellerAmount: '0' })).toMatchObject({ status: 409, body: { code: 'nothing_held' } });
    await rule(first.arbitrator, first.disputeId);
    expect((await approve(first.disputeId)).status).toBe(200);
    expect(await standing(first.dpo.id)).toEqual(['confirmed', 'accepted', 'pending', 'issued']);
    const second = await held();
    await rule(second.arbitrator, second.disputeId, { outcome: 'refund' });
    expect((await approve(second.disputeId)).status).toBe(200);
    expect(await standing(second.dpo.id)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
  });
});
