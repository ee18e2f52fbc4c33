import { beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@/http/client';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeHeldCustoms, makeProposedFee } from '@/modules/customs/customs.factory';
import { packingRequest } from '@/modules/document/export.factory';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { setDelivery } from '@/modules/order/goods.commands';
import { makeConfirmedOrder, makeProcessingOrder, makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { READY_DAY } from '@/modules/order/ready-day.factory';
import { deliveryBody } from '@/modules/order/order.schema';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeDeliveryAddress } from '@/modules/profile/profile.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { makeLateFailure } from '@/modules/survey/survey.factory';
import { makeBegunWork, makeTakenWork, readied, travel, workIdOf } from '@/modules/tracking/tracking.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { ROLE_OF_KIND, WORK_KINDS } from '@/modules/work/work.schema';
import type { TableRow } from '@/table/definition';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { isWaiting } from '../resource-table/action-call';
import { nounOf, TABLES, type TableId } from '../tables';

let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

/** Per list of a partner's work, what its tab says and how many of its rows wait: one rule, asked of the database and of the rows. */
async function counted(partner: SignedIn, tables: readonly TableId[]) {
  const desk = (await call('GET /api/desk', { as: partner })).body as Readonly<Record<string, number>>;
  return Promise.all(tables.map(async (table) => {
    const rows = (await call(TABLES[table].rows as CallName, { as: partner, query: 'pageSize=100' })).body as TableRow[];
    return { table, tab: desk[nounOf(table)] ?? 0, rows: rows.filter((row) => isWaiting(TABLES[table], row)).length };
  }));
}

/** Expects of each list that its tab says what its rows do, and that it is so many. */
async function expectCounts(partner: SignedIn, counts: Partial<Readonly<Record<TableId, number>>>) {
  const tables = Object.keys(counts) as TableId[];
  expect(await counted(partner, tables)).toEqual(tables.map((table) => ({ table, tab: counts[table], rows: counts[table] })));
}

describe('the counts on a tab', () => {
  it('are those of the rows in which something is due: a buyer’s orders, an accountant’s payments, a captain’s requests and drafts', async () => {
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    await expectCounts(buyer, { 'buyer.orders': 1, 'buyer.payments': 1 });
    await setDelivery(buyer, dpo.id, deliveryBody.parse({ addressId: await makeDeliveryAddress(buyer), consignee: 'Port Ltd' }));
    await expectCounts(buyer, { 'buyer.orders': 0 });

    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const paymentId = (await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } })).id;
    await call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId } });
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} });
    const { rfq } = await makeTrade({ captain });
    await call('POST /api/captain/rfqs/{rfqId}/respond', { as: captain, params: { rfqId: rfq.id }, body: { response: 'Which port?', action: 'negotiate' } });
    await makeQuotedTrade({ captain });
    for (const [reader, tables] of [[accountant, ['accountant.payments']], [captain, ['captain.rfqs', 'captain.dpqs', 'captain.dpos']]] as const) {
      for (const { table, tab, rows } of await counted(reader, tables)) expect(rows, table).toBe(tab);
    }
  });
});

describe('the counts on a partner’s tabs', () => {
  it('are those of the rows in which something is due: a transport from its offer to its paper', async () => {
    // Whoever comes later is offered what others were before: this one alone is asked.
    const { partner } = await makeTakenWork('transport', { captain });
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 0 });
    const begun = await makeBegunWork('transport', { captain }, partner);
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 1 });
    const disputed = await makeBegunWork('transport', { captain }, partner);
    await openDispute(disputed.buyer, 'buyer', disputed.dpo.id, { reason: 'The bags are torn.', keys: [] });
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 1 });
    await travel(partner, 'transport', begun.workId);
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 0 });
    const failed = await makeLateFailure({ captain });
    await acceptWork(partner, 'transport', await workIdOf(failed.dpo.id, 'transport'));
    await readied(failed.dpo.id);
    await db.dpo.update({ where: { id: failed.dpo.id }, data: { status: 'processing' }, select: { id: true } });
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 0 });
    await db.payment.updateMany({ where: { dpoId: failed.dpo.id }, data: { status: 'processed' } });
    await expectCounts(partner, { 'transporter.orders': 1, 'transporter.tracking': 0 });
    await call('POST /api/captain/dpos/{dpoId}/survey-decision', { as: captain, params: { dpoId: failed.dpo.id }, body: { decision: 'The supplier changes the torn bags.' } });
    await expectCounts(partner, { 'transporter.orders': 2, 'transporter.tracking': 0 });
  });

  it('hold for freight', async () => {
    const { partner } = await makeTakenWork('logistics', { captain });
    const before = (await counted(partner, ['logistics.orders']))[0]?.rows ?? 0;
    await makeBegunWork('logistics', { captain }, partner);
    await expectCounts(partner, { 'logistics.orders': before, 'logistics.tracking': 1 });
  });

  it('hold for customs: a fee to ask, and a filing to make', async () => {
    const held = await makeHeldCustoms({ captain });
    const { cha } = held;
    const [requests] = await counted(cha, ['cha.requests']);
    expect(requests?.tab).toBe(requests?.rows);
    await expectCounts(cha, { 'cha.orders': 1 });
    const asked = await makeProposedFee({ captain });
    await expectCounts(asked.cha, { 'cha.orders': 1, 'cha.fees': 0 });
    await openDispute(held.buyer, 'buyer', held.dpo.id, { reason: 'The bags are torn.', keys: [] });
    await openDispute(asked.buyer, 'buyer', asked.dpo.id, { reason: 'The bags are torn.', keys: [] });
    // The fee may still be asked; the filing waits with the order.
    await expectCounts(cha, { 'cha.orders': 1 });
    await expectCounts(asked.cha, { 'cha.orders': 0 });
  });

  const LISTS = { survey: 'surveyor.requests', insurance: 'insurance.policies', transport: 'transporter.orders', logistics: 'logistics.orders', customs: 'cha.requests' } as const satisfies Record<(typeof WORK_KINDS)[number], TableId>;
  it.each(WORK_KINDS)('hold for %s that is offered', async (kind) => {
    await makeWork(kind, { captain });
    const [list] = await counted(await makeSignedIn({ roles: [ROLE_OF_KIND[kind]] }), [LISTS[kind]]);
    expect(list?.rows).toBeGreaterThan(0);
    expect(list?.tab).toBe(list?.rows);
  });
});

// After the partners': whom this order is offered to as well.
describe('the counts on a seller’s tabs', () => {
  it('are those of the rows that stand first: a request to offer on, or to offer on again, and an order to pack and report ready', async () => {
    const { seller, buyer, rfq } = await makeTrade({ captain });
    await expectCounts(seller, { 'seller.rfqs': 1, 'seller.orders': 0 });
    await makeOfferOn(seller, rfq.id);
    await expectCounts(seller, { 'seller.rfqs': 0 });
    await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ quantity: 12 }) });
    await expectCounts(seller, { 'seller.rfqs': 1 });
    await makeOfferOn(seller, rfq.id);
    await expectCounts(seller, { 'seller.rfqs': 0 });
    // A sealed one takes nothing more once its day has ended.
    await db.offer.deleteMany({ where: { rfqId: rfq.id } });
    await db.rfq.update({ where: { id: rfq.id }, data: { sealedUntil: new Date(Date.now() - 1000) }, select: { id: true } });
    await expectCounts(seller, { 'seller.rfqs': 0 });
    const order = await makeProcessingOrder({ captain });
    await expectCounts(order.seller, { 'seller.orders': 1, 'seller.surveys': 1 });
    await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: order.seller, params: { dpoId: order.dpo.id }, body: { date: READY_DAY, packing: 'Bags' } });
    await expectCounts(order.seller, { 'seller.orders': 1 });
    await call('PUT /api/seller/orders/{dpoId}/packing-list', { as: order.seller, params: { dpoId: order.dpo.id }, body: packingRequest({ quantity: order.dpo.quantity }) });
    await expectCounts(order.seller, { 'seller.orders': 0 });
  });
});
