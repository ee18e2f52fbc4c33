import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import type { HistoryEntry } from '@/modules/history/history.schema';
import { packingRequest } from '@/modules/document/export.factory';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { makeConfirmedOrder, makeOrder, makeProcessingOrder, makeReadyOrder, makeUnacceptedOrder } from './order.factory';
import { OTHER_READY_DAY, READY_DAY } from './ready-day.factory';
import type { DpoStatus } from './order.machine';

const CANCEL = 'POST /api/captain/dpos/{dpoId}/cancel';
const BUYER_CANCEL = 'POST /api/buyer/orders/{dpoId}/cancel';
const READY = 'POST /api/seller/orders/{dpoId}/goods-ready';
const WORKFLOW = 'GET /api/captain/orders/{dpoId}/workflow';
const READY_BODY = { date: READY_DAY, packing: '40 pallets' };

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const readOrder = (id: number) => db.dpo.findUniqueOrThrow({ where: { id }, include: { invoice: true, payments: true, workOrders: { orderBy: { kind: 'asc' } }, rfq: true } });
const setStatus = (id: number, status: DpoStatus) => db.dpo.update({ where: { id }, data: { status }, select: { id: true } });

describe('cancelling an order', () => {
  it.each([['pending', makeOrder], ['confirmed', makeConfirmedOrder]] as const)('that is %s: all that was open of it ends, the RFQ with it, and both sides are told', async (from, make) => {
    const { buyer, seller, rfq, dpo } = await make({ captain });
    const answer = await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: { reason: 'The buyer withdrew.' } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpo: { status: 'cancelled', cancelReason: 'The buyer withdrew.', endedBy: 'captain', outstanding: [] } } });
    const order = await readOrder(dpo.id);
    expect(order).toMatchObject({ status: 'cancelled', rfq: { status: 'cancelled' } });
    expect(order.cancelledAt).not.toBeNull();
    expect(new Set([...order.workOrders, ...order.payments, ...(order.invoice ? [order.invoice] : [])].map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(order.payments).toHaveLength(from === 'confirmed' ? 1 : 0);
    expect(await toldOf('order_cancelled', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect((await auditOf('dpo', dpo.id)).at(-1)).toEqual({ action: 'dpo.cancel', actorId: captain.partyId, actor: captain.vendorCode, details: { from, to: 'cancelled' } });
    expect((await auditOf('rfq', rfq.id)).at(-1)).toMatchObject({ action: 'rfq.follow_cancelled', actor: 'system', details: { from: 'accepted', to: 'cancelled' } });
  });

  it('is the buyer’s right where the order was made without acceptance, without a reason too', async () => {
    const { buyer, seller, dpo } = await makeUnacceptedOrder({ captain });
    expect(await call(BUYER_CANCEL, { as: buyer, params: { dpoId: dpo.id } })).toMatchObject({ status: 200, body: { dpo: { status: 'cancelled', cancelReason: '', endedBy: 'buyer' } } });
    expect(await toldOf('order_cancelled', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId, captain.partyId));
  });

  it('is not the buyer’s right where it had accepted, nor ever another buyer’s', async () => {
    const { buyer, dpo } = await makeOrder({ captain });
    expect(await call(BUYER_CANCEL, { as: buyer, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'pending' } });
    const unaccepted = await makeUnacceptedOrder({ captain });
    expect(await call(BUYER_CANCEL, { as: buyer, params: { dpoId: unaccepted.dpo.id }, body: {} })).toMatchObject({ status: 404 });
    expect([(await readOrder(dpo.id)).status, (await readOrder(unaccepted.dpo.id)).status]).toEqual(['pending', 'pending']);
  });

  it.each(['processed', 'released', 'settled'] as const)('is over for the buyer once the payment is processed, also where a ruling has given it away since: %s', async (status) => {
    const { buyer, dpo } = await makeUnacceptedOrder({ captain });
    await call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id } });
    await db.payment.updateMany({ where: { dpoId: dpo.id }, data: { status } });
    expect(await call(BUYER_CANCEL, { as: buyer, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'payment_processed' } });
    expect(await readOrder(dpo.id)).toMatchObject({ status: 'confirmed', cancelledAt: null, rfq: { status: 'accepted' }, invoice: { status: 'issued' } });
  });

  it.each(['released', 'settled', 'refunded'] as const)('is over for the captain once a ruling has given the payment away: %s', async (status) => {
    const { dpo } = await makeConfirmedOrder({ captain });
    await db.payment.updateMany({ where: { dpoId: dpo.id }, data: { status } });
    expect(await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'payment_paid_out' } });
    expect(await readOrder(dpo.id)).toMatchObject({ status: 'confirmed', cancelledAt: null, rfq: { status: 'accepted' }, invoice: { status: 'issued' } });
  });

  it('in no later state, and hears which one it is', async () => {
    const { dpo } = await makeOrder({ captain });
    for (const status of ['processing', 'shipped', 'delivered', 'completed', 'cancelled'] as const) {
      await setStatus(dpo.id, status);
      expect(await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await readOrder(dpo.id)).toMatchObject({ cancelledAt: null, rfq: { status: 'accepted' } });
  });

  it('or confirming it, fifty at once: what stands is one of the two ways it can have been', async () => {
    const { dpo } = await makeOrder({ captain });
    const answers = await atOnce(50, (index) => call(index % 2 ? CANCEL : 'POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id }, body: {} }));
    expect([...answers.keys()].sort()).toEqual([200, 409]);
    const [, ...actions] = (await auditOf('dpo', dpo.id)).map(({ action }) => action);
    expect([['dpo.cancel'], ['dpo.confirm', 'dpo.cancel']]).toContainEqual(actions);
    expect(answers.get(200)).toHaveLength(actions.length);
    const order = await readOrder(dpo.id);
    expect([order.status, order.rfq.status, order.payments.length]).toEqual(['cancelled', 'cancelled', actions.length - 1]);
    expect(new Set(order.workOrders.map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  it.each([{ reason: 'x'.repeat(501) }, { reason: 'a\u0000' }, { reason: 5 }, { status: 'cancelled' }])('is refused with %j', async (body) => {
    const { dpo } = await makeOrder({ captain });
    expect(await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body })).toMatchObject({ status: 400 });
  });

  it('leaves an RFQ that cannot be sent again', async () => {
    const { buyer, rfq, dpo } = await makeOrder({ captain });
    await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: {} });
    expect(await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body: { title: 'Again', quantity: 1 } })).toMatchObject({ status: 409, body: { status: 'cancelled' } });
  });
});

describe('the seller reports the goods as ready', () => {
  it('with day and packing, and buyer and captains are told', async () => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    const answer = await call(READY, { as: seller, params: { dpoId: dpo.id }, body: READY_BODY });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpo: { status: 'processing', goodsReadyOn: READY_DAY, goodsReadyPacking: '40 pallets' } } });
    expect(await toldOf('order_goods_ready_on', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, captain.partyId));
    expect((await auditOf('dpo', dpo.id)).at(-1)).toMatchObject({ action: 'dpo.goods_ready', actorId: seller.partyId, details: { from: 'processing', to: 'processing' } });
  });

  it('with the packing list, which is asked once: everybody reads it, and its papers wait for it no more', async () => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    const list = packingRequest({ quantity: dpo.quantity, marks: 'Call +91 98765 43210' });
    const answer = await call(READY, { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, list } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { dpo: { goodsReadyPacking: null, packingList: { packages: 40, packageKind: 'cartons', quantity: dpo.quantity, netKg: 812.5, grossKg: 840, marks: list.marks } } } });
    // Marks that give a contact away are held back from the other side here as on the paper.
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toMatchObject([{ packingList: { packages: 40, marks: HELD_SENTENCE.held } }]);
    const transporter = await makeSignedIn({ roles: ['transporter'] });
    expect((await call('GET /api/transporter/orders', { as: transporter })).body).toMatchObject(expect.arrayContaining([expect.objectContaining({ orderId: dpo.id, packing: null, packed: { packages: 40, packageKind: 'cartons', netKg: 812.5, grossKg: 840 } })]) as object);
    const again = await call('PUT /api/seller/orders/{dpoId}/packing-list', { as: seller, params: { dpoId: dpo.id }, body: { ...list, packages: 41, marks: '' } });
    expect(again).toMatchObject({ status: 200, body: { dpo: { packingList: { packages: 41, marks: '' } } } });
    const wrong = await makeProcessingOrder({ captain });
    expect(await call(READY, { as: wrong.seller, params: { dpoId: wrong.dpo.id }, body: { date: READY_DAY, list: { ...list, netKg: '0' } } })).toMatchObject({ status: 400, body: { code: 'packing_weight_invalid' } });
  });

  it('and corrects the day until they are fetched: buyer and captains are told, and the history keeps both', async () => {
    const { buyer, seller, dpo } = await makeReadyOrder({ captain });
    const change = (date: string, as = seller) => call('PUT /api/seller/orders/{dpoId}/goods-ready', { as, params: { dpoId: dpo.id }, body: { date } });
    expect(await change(OTHER_READY_DAY)).toMatchObject({ status: 200, body: { dpo: { goodsReadyOn: OTHER_READY_DAY, mayChangeReady: true } } });
    expect((await change(OTHER_READY_DAY)).status).toBe(200);
    expect(await toldOf('order_ready_changed', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, captain.partyId));
    expect(await db.notification.findFirstOrThrow({ where: { kind: 'order_ready_changed', partyId: buyer.partyId } })).toMatchObject({ params: { before: READY_DAY, now: OTHER_READY_DAY } });
    for (const as of [buyer, seller, captain]) {
      const history = (await call('GET /api/dpos/{entityId}/history', { as, params: { entityId: dpo.id } })).body as HistoryEntry[];
      expect(history[0]).toMatchObject({ action: 'dpo.change_ready', by: 'seller', changes: [{ field: 'readyOn', before: READY_DAY, now: OTHER_READY_DAY }] });
    }
    expect(await change('2020-01-01')).toMatchObject({ status: 400, body: { code: 'goods_ready_before_order', field: 'date' } });
    const { id } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: dpo.id, kind: 'transport' } }, select: { id: true } });
    await db.milestone.create({ data: { workOrderId: id, partyId: seller.partyId, kind: 'picked_up', at: new Date(), place: '', note: '' }, select: { id: true } });
    expect(await change(READY_DAY)).toMatchObject({ status: 409, body: { code: 'goods_fetched' } });
    expect((await call('GET /api/seller/orders', { as: seller })).body).toMatchObject([{ goodsReadyOn: OTHER_READY_DAY, mayChangeReady: false }]);
    const sent = await makeReadyOrder({ captain });
    await db.dpo.update({ where: { id: sent.dpo.id }, data: { status: 'shipped' }, select: { id: true } });
    expect(await call('PUT /api/seller/orders/{dpoId}/goods-ready', { as: sent.seller, params: { dpoId: sent.dpo.id }, body: { date: OTHER_READY_DAY } })).toMatchObject({ status: 409, body: { code: 'goods_fetched' } });
    expect((await call('GET /api/seller/orders', { as: sent.seller })).body).toMatchObject([{ mayChangeReady: false }]);
    const other = await makeProcessingOrder({ captain });
    expect(await call('PUT /api/seller/orders/{dpoId}/goods-ready', { as: other.seller, params: { dpoId: other.dpo.id }, body: { date: READY_DAY } })).toMatchObject({ status: 409, body: { code: 'goods_not_reported' } });
  });

  it('in words alone, whose order may still get its packing list when it is completed, once', async () => {
    const { seller, dpo } = await makeOrder({ captain });
    await setStatus(dpo.id, 'completed');
    const pack = () => call('PUT /api/seller/orders/{dpoId}/packing-list', { as: seller, params: { dpoId: dpo.id }, body: packingRequest({ quantity: dpo.quantity }) });
    expect(await pack()).toMatchObject({ status: 200, body: { dpo: { status: 'completed', packingList: { packages: 40 } } } });
    expect(await pack()).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'completed' } });
  });

  it('of goods that are on their way or have come, too, whose papers wait for it', async () => {
    for (const status of ['shipped', 'delivered'] as const) {
      const { seller, dpo } = await makeOrder({ captain });
      await setStatus(dpo.id, status);
      expect(await call(READY, { as: seller, params: { dpoId: dpo.id }, body: READY_BODY })).toMatchObject({ status: 200, body: { dpo: { status, goodsReadyPacking: '40 pallets' } } });
    }
  });

  it('in no other state, and of no other seller', async () => {
    const { seller, dpo } = await makeOrder({ captain });
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled'] as const) {
      await setStatus(dpo.id, status);
      expect(await call(READY, { as: seller, params: { dpoId: dpo.id }, body: READY_BODY })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    const other = await makeProcessingOrder({ captain });
    expect(await call(READY, { as: seller, params: { dpoId: other.dpo.id }, body: READY_BODY })).toMatchObject({ status: 404 });
    expect((await readOrder(other.dpo.id)).goodsReadyOn).toBeNull();
  });

  it.each([
    [{}, 'goods_ready_date_invalid'], [{ date: '2027-02-30', packing: 'x' }, 'goods_ready_date_invalid'], [{ date: '9999-12-31', packing: 'x' }, 'date_too_far'], [{ date: new Date(Date.now() + 367 * 86_400_000).toISOString().slice(0, 10), packing: 'x' }, 'date_too_far'], [{ date: '1999-01-01', packing: 'x' }, 'goods_ready_before_order'],
    [{ date: READY_DAY }, 'goods_ready_packing_required'], [{ date: READY_DAY, packing: ' ' }, 'goods_ready_packing_required'],
    [{ date: READY_DAY, packing: 'x', status: 'shipped' }, 'invalid_input'],
  ])('and is refused %j', async (body, code) => {
    const { seller, dpo } = await makeProcessingOrder({ captain });
    expect(await call(READY, { as: seller, params: { dpoId: dpo.id }, body })).toMatchObject({ status: 400, body: { code } });
  });
});

describe('the workflow of an order', () => {
  const steps = async (dpoId: number) => {
    const { body } = await call(WORKFLOW, { as: captain, params: { dpoId } });
    return Object.values(body as Record<string, { status: string }>).map(({ status }) => status);
  };

  it('has its six steps and the order, step by step', async () => {
    const { dpo } = await makeOrder({ captain });
    const keys = Object.keys((await call(WORKFLOW, { as: captain, params: { dpoId: dpo.id } })).body as object);
    expect(keys).toEqual(['quotation', 'survey', 'orderConfirmation', 'transport', 'logistics', 'payment', 'order']);
    expect(await steps(dpo.id)).toEqual(['completed', 'pending', 'pending', 'pending', 'pending', 'pending', 'pending']);
    await call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id } });
    // Taken is not begun.
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'survey' }, data: { status: 'accepted' } });
    expect((await steps(dpo.id))[1]).toBe('accepted');
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'survey' }, data: { status: 'completed' } });
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'transport' }, data: { status: 'in_progress' } });
    await db.payment.updateMany({ where: { dpoId: dpo.id }, data: { status: 'processed' } });
    expect(await steps(dpo.id)).toEqual(['completed', 'completed', 'completed', 'in_progress', 'pending', 'in_progress', 'confirmed']);
    await db.payment.updateMany({ where: { dpoId: dpo.id }, data: { status: 'released' } });
    await db.workOrder.updateMany({ where: { dpoId: dpo.id }, data: { status: 'completed' } });
    await setStatus(dpo.id, 'completed');
    expect(await steps(dpo.id)).toEqual(['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed']);
  });

  it('is shown to those who take part, to captain and admin, and to nobody else', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const surveyor = await makeSignedIn({ roles: ['surveyor'] });
    const see = async (as: SignedIn) => (await call(WORKFLOW, { as, params: { dpoId: dpo.id } })).status;
    expect([await see(buyer), await see(seller), await see(captain), await see(await makeSignedIn({ roles: ['admin'] }))]).toEqual([200, 200, 200, 200]);
    const missing = await call(WORKFLOW, { as: surveyor, params: { dpoId: 2_147_483_647 } });
    for (const role of ['surveyor', 'insurance', 'transporter', 'logistics', 'cha', 'arbitrator', 'buyer', 'seller']) {
      const foreign = await call(WORKFLOW, { as: await makeSignedIn({ roles: [role] }), params: { dpoId: dpo.id } });
      expect([foreign.status, foreign.text], role).toEqual([404, missing.text]);
    }
    expect(await see(surveyor)).toBe(404);
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'survey' }, data: { holderId: surveyor.partyId, status: 'accepted' } });
    expect(await see(surveyor)).toBe(200);
  });
});

describe('the lists of orders', () => {
  it('show buyer and seller the own ones, newest first', async () => {
    const { buyer, seller, dpo } = await makeOrder({ captain });
    await makeOrder({ captain });
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toEqual([dpo]);
    expect((await call('GET /api/seller/orders', { as: seller })).body).toEqual([dpo]);
    expect((await call('GET /api/buyer/orders', { as: await makeSignedIn() })).body).toEqual([]);
  });
});
