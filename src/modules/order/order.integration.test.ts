import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { letExpire, supersede } from '@/modules/quotation/quotation.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { makeAgreedTrade, makeConfirmedOrder, makeOrder, makeQuotedTrade } from './order.factory';
import type { DpoAnswer } from './order.schema';

const CONVERT = 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo';
const CONFIRM = 'POST /api/captain/dpos/{dpoId}/confirm';
const PROCESS = 'POST /api/captain/dpos/{dpoId}/process';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

/** An order with all that hangs on it. */
function readOrder(id: number) {
  return db.dpo.findUniqueOrThrow({
    where: { id },
    include: { invoice: true, payments: true, workOrders: { orderBy: { kind: 'asc' }, select: { kind: true, status: true, holderId: true } }, dpq: true, rfq: true },
  });
}

const pending = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, status: 'pending', holderId: null }));

describe('the captain converts a quotation', () => {
  it('that the buyer accepted: a pending order with the agreed terms and a survey to be taken', async () => {
    const port = await makePort();
    const terms = { finalPrice: '19.99', specifications: 'Grade A', deliveryPortId: port.id, deliveryDate: '2097-05-31', paymentTerms: 'CIF' };
    const { buyer, seller, product, rfq, dpq } = await makeAgreedTrade({ captain, rfq: { quantity: 1_000_000, currency_id: 3 }, terms });
    const answer = await call(CONVERT, { as: captain, params: { dpqId: dpq.id } });

    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpo: {
      dpqId: dpq.id, rfqId: rfq.id, status: 'pending', withoutAcceptance: false, product: product.name, quantity: 1_000_000, unit: 'pcs', unitPrice: 19.99, total: 19_990_000,
      currency: 'GBP', specifications: 'Grade A', deliveryPort: port.name, deliveryDate: '2097-05-31', paymentTerms: 'CIF', buyer: buyer.companyName, seller: seller.companyName,
      outstanding: ['survey', 'funds', 'delivery'], stage: 'pending',
    } } });
    const { dpo } = answer.body as { dpo: DpoAnswer };
    expect(await readOrder(dpo.id)).toMatchObject({
      status: 'pending', version: 1, buyerId: buyer.partyId, sellerId: seller.partyId, totalMinor: 1_999_000_000n, unitPriceMinor: 1999n, invoice: null, payments: [],
      workOrders: pending('survey'), dpq: { status: 'converted', acceptedHash: dpq.hash }, rfq: { status: 'accepted' },
    });
    expect(await toldOf('quotation_converted', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect(await auditOf('dpo', dpo.id)).toEqual([{ action: 'dpo.create', actorId: captain.partyId, actor: captain.vendorCode, details: { to: 'pending', dpqId: dpq.id } }]);
    expect((await auditOf('dpq', dpq.id)).slice(2)).toEqual([
      { action: 'dpq.convert', actorId: captain.partyId, actor: captain.vendorCode, details: { from: 'accepted', to: 'converted' } },
    ]);
  });

  it('that is still a draft: recorded as made without the buyer’s acceptance', async () => {
    const { buyer, seller, dpq } = await makeQuotedTrade({ captain });
    const answer = await call(CONVERT, { as: captain, params: { dpqId: dpq.id } });
    expect(answer).toMatchObject({ status: 200, body: { dpo: { status: 'pending', withoutAcceptance: true } } });
    expect((await auditOf('dpq', dpq.id)).slice(1)).toMatchObject([{ details: { from: 'draft', to: 'converted', note: "without the buyer's acceptance" } }]);
    expect(await toldOf('quotation_converted', 'dpqId', dpq.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect(await db.dpq.findUniqueOrThrow({ where: { id: dpq.id } })).toMatchObject({ acceptedRevision: null, acceptedHash: null });
  });

  it('by its newest revision', async () => {
    const { dpq } = await makeQuotedTrade({ captain, rfq: { quantity: 4 } });
    await supersede(dpq.id, 333n);
    expect(await call(CONVERT, { as: captain, params: { dpqId: dpq.id } })).toMatchObject({ status: 200, body: { dpo: { unitPrice: 3.33, total: 13.32 } } });
  });

  it('but no draft whose validity has passed, which the buyer never accepted', async () => {
    const { dpq } = await makeQuotedTrade({ captain });
    await letExpire(dpq.id);
    expect(await call(CONVERT, { as: captain, params: { dpqId: dpq.id } })).toMatchObject({ status: 409, body: { code: 'quotation_expired' } });
    expect(await db.dpo.count({ where: { dpqId: dpq.id } })).toBe(0);
    const agreed = await makeAgreedTrade({ captain });
    await letExpire(agreed.dpq.id);
    expect(await call(CONVERT, { as: captain, params: { dpqId: agreed.dpq.id } })).toMatchObject({ status: 200 });
  });

  it('in no other state, and hears which one it is', async () => {
    const { dpq } = await makeQuotedTrade({ captain });
    for (const status of ['negotiated', 'rejected', 'converted'] as const) {
      await db.dpq.update({ where: { id: dpq.id }, data: { status }, select: { id: true } });
      expect(await call(CONVERT, { as: captain, params: { dpqId: dpq.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await db.dpo.count({ where: { dpqId: dpq.id } })).toBe(0);
  });
});

describe('the captain confirms an order', () => {
  it('and invoice, payment and four work orders are there, and both sides are told', async () => {
    const { buyer, seller, dpo, rfq } = await makeOrder({ captain, rfq: { quantity: 3, currency_id: 2 }, terms: { finalPrice: '33.33' } });
    const began = Date.now();
    const answer = await call(CONFIRM, { as: captain, params: { dpoId: dpo.id } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpo: { id: dpo.id, status: 'confirmed', total: 99.99, outstanding: ['survey', 'funds', 'delivery', 'goods', 'insurance', 'customs'] } } });
    const order = await readOrder(dpo.id);
    expect(order).toMatchObject({
      status: 'confirmed', version: 2, processingAt: null, rfq: { status: 'accepted' },
      invoice: { amountMinor: 9999n, currency: 'EUR', status: 'issued' }, payments: [{ amountMinor: 9999n, currency: 'EUR', status: 'pending' }],
      workOrders: pending('survey', 'insurance', 'transport', 'logistics', 'customs'),
    });
    expect(order.confirmedAt?.getTime()).toBeGreaterThanOrEqual(began - 1);
    expect(await toldOf('order_confirmed', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect((await auditOf('dpo', dpo.id)).slice(1)).toEqual([{ action: 'dpo.confirm', actorId: captain.partyId, actor: captain.vendorCode, details: { from: 'pending', to: 'confirmed' } }]);
    expect((await auditOf('rfq', rfq.id)).map(({ action }) => action)).toEqual(['rfq.create', 'rfq.accept']);
  });

  it('and a payment of 0 is settled at once, its invoice paid', async () => {
    const { dpo } = await makeOrder({ captain, terms: { finalPrice: 0 } });
    expect(await call(CONFIRM, { as: captain, params: { dpoId: dpo.id } })).toMatchObject({ status: 200, body: { dpo: { total: 0, outstanding: ['survey', 'delivery', 'goods', 'insurance', 'customs'] } } });
    // "processed" would say that funds had arrived, and every such payment needs its one entry in the ledger.
    expect(await readOrder(dpo.id)).toMatchObject({ payments: [{ amountMinor: 0n, status: 'settled' }], invoice: { amountMinor: 0n, status: 'paid' } });
  });

  it('in no other state, and hears which one it is', async () => {
    const { dpo } = await makeOrder({ captain });
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled'] as const) {
      await db.dpo.update({ where: { id: dpo.id }, data: { status }, select: { id: true } });
      expect(await call(CONFIRM, { as: captain, params: { dpoId: dpo.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await readOrder(dpo.id)).toMatchObject({ invoice: null, payments: [], workOrders: pending('survey') });
  });
});

describe('the captain starts an order’s processing', () => {
  it('and the RFQ follows, and both sides are told, with survey and funds outstanding', async () => {
    const { buyer, seller, dpo, rfq } = await makeConfirmedOrder({ captain });
    const began = Date.now();
    const answer = await call(PROCESS, { as: captain, params: { dpoId: dpo.id } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpo: { id: dpo.id, status: 'processing', outstanding: ['survey', 'funds', 'delivery', 'goods', 'insurance', 'customs'] } } });
    const order = await readOrder(dpo.id);
    expect(order).toMatchObject({ status: 'processing', version: 3, rfq: { status: 'processing' }, payments: [{ status: 'pending' }] });
    expect(order.processingAt?.getTime()).toBeGreaterThanOrEqual(began - 1);
    expect(await toldOf('order_processing', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect((await auditOf('dpo', dpo.id)).at(-1)).toEqual({ action: 'dpo.process', actorId: captain.partyId, actor: captain.vendorCode, details: { from: 'confirmed', to: 'processing' } });
    expect((await auditOf('rfq', rfq.id)).at(-1)).toEqual({ action: 'rfq.follow_processing', actorId: null, actor: 'system', details: { from: 'accepted', to: 'processing' } });
  });

  it('and what stands out goes as survey, funds, insurance and customs are there', async () => {
    const { dpo } = await makeConfirmedOrder({ captain });
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: { in: ['survey', 'insurance', 'customs'] } }, data: { status: 'completed' } });
    await db.payment.updateMany({ where: { dpoId: dpo.id }, data: { status: 'processed' } });
    expect(await call(PROCESS, { as: captain, params: { dpoId: dpo.id } })).toMatchObject({ status: 200, body: { dpo: { outstanding: ['delivery', 'goods'], stage: 'processing' } } });
  });

  it('in no other state, and hears which one it is', async () => {
    const { dpo, rfq } = await makeOrder({ captain });
    for (const status of ['pending', 'processing', 'shipped', 'delivered', 'completed', 'cancelled'] as const) {
      await db.dpo.update({ where: { id: dpo.id }, data: { status }, select: { id: true } });
      const answer = await call(PROCESS, { as: captain, params: { dpoId: dpo.id } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
      // Too early it says what is missing, too late that something has changed.
      expect(answer.body).toMatchObject(status === 'pending' ? { why: 'order_not_confirmed', error: 'The order is not confirmed yet. The captain confirms it first.' } : { error: 'This has changed in the meantime. Please reload and look again.' });
    }
    expect(await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).toMatchObject({ status: 'accepted' });
  });

  it('not at all when its RFQ cannot follow: nothing of the step is left', async () => {
    const { dpo, rfq } = await makeConfirmedOrder({ captain });
    await db.rfq.update({ where: { id: rfq.id }, data: { status: 'cancelled' }, select: { id: true } });
    expect(await call(PROCESS, { as: captain, params: { dpoId: dpo.id } })).toMatchObject({ status: 409, body: { status: 'cancelled' } });
    expect(await readOrder(dpo.id)).toMatchObject({ status: 'confirmed', version: 2, processingAt: null });
    expect((await auditOf('dpo', dpo.id)).map(({ action }) => action)).toEqual(['dpo.create', 'dpo.confirm']);
    expect(await toldOf('order_processing', 'dpoId', dpo.id)).toEqual([]);
  });
});

describe('nobody but a captain', () => {
  it.each([CONVERT, CONFIRM, PROCESS] as const)('may make the call %s, and nothing is changed by trying', async (name) => {
    const { buyer, seller, dpo, dpq } = await makeOrder({ captain });
    const open = await makeQuotedTrade({ captain });
    const admin = await makeSignedIn({ roles: ['admin'] });
    for (const as of [buyer, seller, admin]) {
      expect(await call(name, { as, params: { dpoId: dpo.id, dpqId: open.dpq.id } })).toMatchObject({ status: 403, body: { code: 'role_not_allowed' } });
    }
    expect(await readOrder(dpo.id)).toMatchObject({ status: 'pending', dpq: { id: dpq.id } });
    expect(await db.dpo.count({ where: { dpqId: open.dpq.id } })).toBe(0);
  });

  it.each([CONVERT, CONFIRM, PROCESS] as const)('and a captain finds nothing under an id that is not there: %s', async (name) => {
    expect(await call(name, { as: captain, params: { dpoId: 2_147_483_647, dpqId: 2_147_483_647 } })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('the list of orders', () => {
  it('shows a captain all, newest first', async () => {
    const older = await makeOrder({ captain });
    const newer = await makeConfirmedOrder({ captain });
    const all = (await call('GET /api/captain/dpos', { as: captain })).body as DpoAnswer[];
    expect(all.slice(0, 2)).toEqual([newer.dpo, older.dpo]);
  });
});
