import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { filingRequest } from '@/modules/customs/customs.factory';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { confirmDelivery, processDpo } from '@/modules/order/order.commands';
import { makeAwaitedPayment, makeHeldPayment } from '@/modules/payment/payment.factory';
import { processPayment } from '@/modules/payment/payment.commands';
import { takeAwayWork } from '@/modules/work/return.commands';
import { acceptWork } from '@/modules/work/work.commands';
import type { OrderWorkAnswer } from '@/modules/work/work.schema';
import type { WorkflowAnswer } from '@/modules/order/order.schema';
import { keptBy } from '@/modules/upload/upload.queries';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import en from '../../../messages/en.json';
import { bringGoods, makeArrivedTransport, makeBegunWork, makeCompletedOrder, makeDeliveredOrder, makeTakenWork, paperRequest, readied, travel, workIdOf } from './tracking.factory';
import type { OrderTrackingAnswer, TrackingAnswer } from './tracking.schema';

let captain: SignedIn;
let accountant: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const start = (as: SignedIn, workId: number) => call('POST /api/transporter/orders/{workId}/start', { as, params: { workId } });
const startFreight = (as: SignedIn, workId: number) => call('POST /api/logistics/orders/{workId}/start', { as, params: { workId } });
const road = (as: SignedIn, workId: number, body: object) => call('POST /api/transporter/tracking/{workId}/milestones', { as, params: { workId }, body });
const sea = (as: SignedIn, workId: number, body: object) => call('POST /api/logistics/tracking/{workId}/milestones', { as, params: { workId }, body });
const orderOf = (id: number) => db.dpo.findUniqueOrThrow({ where: { id }, select: { status: true, rfq: { select: { status: true } } } });
const now = () => new Date().toISOString();

/** A transport of an order whose money has not come. */
async function unpaid(processed: boolean) {
  const order = await makeAwaitedPayment({ captain });
  const transporter = await makeSignedIn({ roles: ['transporter'] });
  const workId = await workIdOf(order.dpo.id, 'transport');
  await acceptWork(transporter, 'transport', workId);
  if (processed) await processDpo(captain, order.dpo.id);
  return { ...order, transporter, workId };
}

describe('goods whose order is in dispute', () => {
  it('are neither sent off nor reported on, nor is a paper handed in', async () => {
    const taken = await makeTakenWork('transport', { captain });
    await openDispute(taken.buyer, 'buyer', taken.dpo.id, { reason: 'The bags are wet.', keys: [] });
    expect(await start(taken.partner, taken.workId)).toMatchObject({ status: 409, body: { code: 'work_disputed' } });
    expect(await orderOf(taken.dpo.id)).toMatchObject({ status: 'processing' });

    const begun = await makeBegunWork('transport', { captain });
    await openDispute(begun.buyer, 'buyer', begun.dpo.id, { reason: 'The bags are wet.', keys: [] });
    expect(await road(begun.partner, begun.workId, { kind: 'picked_up', at: now() })).toMatchObject({ status: 409, body: { code: 'work_disputed' } });
    const paper = await call('POST /api/transporter/tracking/{workId}/paper', { as: begun.partner, params: { workId: begun.workId }, body: await paperRequest(begun.partner) });
    expect(paper).toMatchObject({ status: 409, body: { code: 'work_disputed' } });
    expect((await call('GET /api/transporter/tracking', { as: begun.partner })).body).toMatchObject([{ id: begun.workId, inDispute: true }]);
  });
});

describe('a transport that is started', () => {
  it('waits for the order’s processing and for its funds, in the specification’s words', async () => {
    const early = await unpaid(false);
    expect(await start(early.transporter, early.workId)).toMatchObject({ status: 409, body: { code: 'order_not_processing' } });
    const { transporter, workId, dpo, paymentId } = await unpaid(true);
    expect(await start(transporter, workId)).toMatchObject({ status: 409, body: { code: 'funds_not_held', error: 'Funds are not yet held' } });
    expect(await orderOf(dpo.id)).toEqual({ status: 'processing', rfq: { status: 'processing' } });
    await processPayment(accountant, paymentId);
    expect(await start(transporter, workId)).toMatchObject({ status: 409, body: { code: 'goods_not_ready' } });
    await readied(dpo.id);
    expect(await start(transporter, workId)).toMatchObject({ status: 200, body: { work: { status: 'in_progress', trackingId: expect.stringMatching(/^TRK-\d{4}-\d{6}$/) as string } } });
    expect(await orderOf(dpo.id)).toEqual({ status: 'shipped', rfq: { status: 'shipped' } });
  });

  it('asks for no funds where nothing is owed', async () => {
    const { transporter, workId, paymentId, dpo } = await unpaid(true);
    await readied(dpo.id);
    await db.payment.update({ where: { id: paymentId }, data: { status: 'settled', amountMinor: 0n }, select: { id: true } });
    expect((await start(transporter, workId)).status).toBe(200);
  });

  it('is started once of many times at once, and the order is shipped once', async () => {
    const { partner, workId, dpo } = await makeTakenWork('transport', { captain });
    const answers = await atOnce(10, () => start(partner, workId));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 9]);
    expect(await db.auditEntry.count({ where: { action: 'dpo.ship', entityId: String(dpo.id) } })).toBe(1);
    expect(await start(partner, workId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'in_progress' } });
  });

  it('and freight that is started at once do not wait for each other', async () => {
    const { partner, workId, dpo } = await makeTakenWork('transport', { captain });
    const forwarder = await makeSignedIn({ roles: ['logistics'] });
    const freightId = await workIdOf(dpo.id, 'logistics');
    await acceptWork(forwarder, 'logistics', freightId);
    const [one, other] = await Promise.all([start(partner, workId), startFreight(forwarder, freightId)]);
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  it('does not run into a cancellation of its order: the order is shipped or cancelled, never both', async () => {
    const order = await makeHeldPayment(accountant, { captain });
    const transporter = await makeSignedIn({ roles: ['transporter'] });
    const workId = await workIdOf(order.dpo.id, 'transport');
    await acceptWork(transporter, 'transport', workId);
    const answers = await Promise.all([
      call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: order.dpo.id }, body: {} }),
      ...Array.from({ length: 4 }, () => start(transporter, workId)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409]);
    expect((await orderOf(order.dpo.id)).status).toBe('cancelled');
  });
});

describe('milestones', () => {
  it('come one after the other, from picked up to the port, with the paper at the end; both sides and captains are told', async () => {
    const { partner, workId, dpo, buyer, seller } = await makeBegunWork('transport', { captain });
    expect(await road(partner, workId, { kind: 'in_transit', at: now() })).toMatchObject({ status: 409, body: { code: 'milestone_not_next' } });
    expect(await road(partner, workId, { kind: 'booked', at: now() })).toMatchObject({ status: 400, body: { code: 'milestone_unknown' } });
    const answer = await road(partner, workId, { kind: 'picked_up', at: now(), place: 'Gate 3', note: 'Dry and whole.' });
    expect(answer).toMatchObject({ status: 200, body: { tracking: { status: 'picked_up', next: { kind: 'in_transit' } } } });
    for (const party of [buyer, seller, captain]) {
      expect(await db.notification.count({ where: { kind: 'milestone_reached', partyId: party.partyId, params: { path: ['workOrderId'], equals: workId } } })).toBe(1);
    }
    expect((await road(partner, workId, { kind: 'in_transit', at: now() })).status).toBe(200);
    expect(await road(partner, workId, { kind: 'at_port', at: now() })).toMatchObject({ status: 400, body: { code: 'work_paper_required', field: 'document' } });
    const done = await road(partner, workId, { kind: 'at_port', at: now(), document: await paperRequest(partner) });
    expect(done).toMatchObject({ status: 200, body: { tracking: { status: 'at_port', next: null, paper: { kind: 'proof_of_delivery', number: 'DN 4711', hasFile: true } } } });
    expect(await db.workOrder.findUniqueOrThrow({ where: { id: workId }, select: { status: true } })).toEqual({ status: 'completed' });
    const seen = (await call('GET /api/dpos/{entityId}/tracking', { as: buyer, params: { entityId: dpo.id } })).body as OrderTrackingAnswer;
    expect(seen.works.find(({ kind }) => kind === 'transport')).toMatchObject({ status: 'at_port', steps: [{ kind: 'picked_up', place: 'Gate 3', note: 'Dry and whole.' }, { kind: 'in_transit' }, { kind: 'at_port' }] });
    const workflow = (await call('GET /api/captain/orders/{dpoId}/workflow', { as: buyer, params: { dpoId: dpo.id } })).body as WorkflowAnswer;
    expect(workflow.transport).toMatchObject({ status: 'completed', doneAt: expect.any(String) as string });
  });

  it('lie neither in the future nor before the one before, and say when', async () => {
    const { partner, workId } = await makeBegunWork('transport', { captain });
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    expect(await road(partner, workId, { kind: 'picked_up', at: at(60_000) })).toMatchObject({ status: 400, body: { code: 'milestone_in_future', field: 'at' } });
    expect(await road(partner, workId, { kind: 'picked_up', at: '2020-01-01T00:00:00Z' })).toMatchObject({ status: 400, body: { code: 'milestone_too_early', field: 'at' } });
    expect(await road(partner, workId, { kind: 'picked_up', at: 'yesterday' })).toMatchObject({ status: 400, body: { code: 'milestone_time_invalid' } });
    expect((await road(partner, workId, { kind: 'picked_up', at: at(0) })).status).toBe(200);
    expect(await road(partner, workId, { kind: 'in_transit', at: at(-600_000) })).toMatchObject({ status: 400, body: { code: 'milestone_too_early' } });
  });

  it('are recorded once: of many equal ones at once one wins', async () => {
    const { partner, workId } = await makeBegunWork('logistics', { captain });
    const answers = await atOnce(8, () => sea(partner, workId, { kind: 'booked', at: now() }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 7]);
    expect(await db.milestone.count({ where: { workOrderId: workId } })).toBe(1);
    expect(await db.notification.count({ where: { kind: 'milestone_reached', partyId: captain.partyId, params: { path: ['workOrderId'], equals: workId } } })).toBe(1);
  });

  it('are not recorded before the work has begun', async () => {
    const { partner, workId } = await makeTakenWork('transport', { captain });
    expect(await road(partner, workId, { kind: 'picked_up', at: now() })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'accepted', why: 'work_not_started' } });
    expect((await call('GET /api/transporter/tracking', { as: partner })).body).toEqual([]);
  });

  it('whose texts give a contact away are held back from the two sides alone', async () => {
    const { partner, workId, buyer, dpo } = await makeBegunWork('transport', { captain });
    await road(partner, workId, { kind: 'picked_up', at: now(), note: 'Call me: driver@carrier.example' });
    const noteFor = async (as: SignedIn) => ((await call('GET /api/dpos/{entityId}/work', { as, params: { entityId: dpo.id } })).body as OrderWorkAnswer[]).find(({ id }) => id === workId)?.milestones[0]?.note;
    expect(await noteFor(captain)).toContain('driver@carrier.example');
    expect(await noteFor(buyer)).not.toContain('carrier.example');
    const seen = (await call('GET /api/dpos/{entityId}/tracking', { as: buyer, params: { entityId: dpo.id } })).body;
    expect(JSON.stringify(seen)).not.toContain('carrier.example');
  });
});

describe('the whole way', () => {
  it('ends with the freight’s delivery, which the order and its RFQ follow; the buyer confirms', async () => {
    const { buyer, dpo, freightId, transportId, transporter, forwarder } = await makeDeliveredOrder({ captain });
    expect(await orderOf(dpo.id)).toEqual({ status: 'delivered', rfq: { status: 'delivered' } });
    expect(await road(transporter, transportId, { kind: 'picked_up', at: now() })).toMatchObject({ status: 409, body: { code: 'goods_delivered' } });
    const [freight] = (await call('GET /api/logistics/tracking', { as: forwarder })).body as TrackingAnswer[];
    expect(freight).toMatchObject({ id: freightId, order: dpo.id, status: 'delivered', next: null, paper: { kind: 'bill_of_lading' } });
    const work = (await call('GET /api/dpos/{entityId}/work', { as: captain, params: { entityId: dpo.id } })).body as OrderWorkAnswer[];
    expect(work.map(({ kind, status }) => [kind, status])).toEqual([['survey', 'pending'], ['insurance', 'pending'], ['transport', 'in_progress'], ['logistics', 'completed'], ['customs', 'pending']]);
    expect((await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })).status).toBe(200);
    expect(await sea(forwarder, freightId, { kind: 'delivered', at: now() })).toMatchObject({ status: 409, body: { code: 'milestone_not_next' } });
  });

  it('reaches no gate before the transport has begun; a ship may be booked', async () => {
    const { partner, workId, dpo } = await makeBegunWork('logistics', { captain });
    expect((await sea(partner, workId, { kind: 'booked', at: now() })).status).toBe(200);
    expect(await sea(partner, workId, { kind: 'gate_in', at: now() })).toMatchObject({ status: 409, body: { code: 'transport_not_begun' } });
    const transporter = await makeSignedIn({ roles: ['transporter'] });
    const transportId = await workIdOf(dpo.id, 'transport');
    await acceptWork(transporter, 'transport', transportId);
    expect((await start(transporter, transportId)).status).toBe(200);
    expect(await sea(partner, workId, { kind: 'gate_in', at: now() })).toMatchObject({ status: 409, body: { code: 'goods_not_picked_up' } });
    expect((await road(transporter, transportId, { kind: 'picked_up', at: now() })).status).toBe(200);
    await takeAwayWork(captain, transportId, { reason: 'Broken down.', partyId: null });
    expect((await sea(partner, workId, { kind: 'gate_in', at: now() })).status).toBe(200);
    expect(await sea(partner, workId, { kind: 'loaded', at: now() })).toMatchObject({ status: 409, body: { code: 'goods_not_at_port' } });
  });

  it('is cleared once customs are filed, and arrives no sooner than by ship, unless a note says how', async () => {
    const { partner, workId, dpo, buyer, seller } = await makeBegunWork('logistics', { captain });
    const transporter = await makeSignedIn({ roles: ['transporter'] });
    const transportId = await workIdOf(dpo.id, 'transport');
    await acceptWork(transporter, 'transport', transportId);
    expect((await start(transporter, transportId)).status).toBe(200);
    await travel(transporter, 'transport', transportId);
    for (const [party, lat, lon] of [[seller, 18.94, 72.85], [buyer, 53.54, 9.97]] as const) {
      const { id } = await db.port.create({ data: { code: `YY${party.partyId}`, name: 'Y', country: 'IN', lat, lon, rank: 9 }, select: { id: true } });
      await db.party.update({ where: { id: party.partyId }, data: { portId: id }, select: { id: true } });
    }
    for (const kind of ['booked', 'gate_in', 'loaded', 'departed']) expect(await sea(partner, workId, { kind, at: now() })).toMatchObject({ status: 200 });
    expect(await sea(partner, workId, { kind: 'arrived', at: now() })).toMatchObject({ status: 400, body: { code: 'arrival_needs_note', field: 'note' } });
    expect(await sea(partner, workId, { kind: 'arrived', at: now(), note: 'By air.' })).toMatchObject({ status: 200 });
    expect(await sea(partner, workId, { kind: 'customs_cleared', at: now() })).toMatchObject({ status: 409, body: { code: 'customs_not_filed' } });
    const cha = await makeSignedIn({ roles: ['cha'] });
    const { id: customsId } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: dpo.id, kind: 'customs' } }, select: { id: true } });
    await acceptWork(cha, 'customs', customsId);
    expect(await sea(partner, workId, { kind: 'customs_cleared', at: now() })).toMatchObject({ status: 409, body: { code: 'customs_not_filed' } });
    expect((await call('POST /api/cha/orders/{workId}/filing', { as: cha, params: { workId: customsId }, body: filingRequest() })).status).toBe(200);
    expect((await sea(partner, workId, { kind: 'customs_cleared', at: now() })).status).toBe(200);
  });

  it('has a map where the two ports are known', async () => {
    const { buyer, seller, dpo } = await makeBegunWork('logistics', { captain });
    const ports = [['XXWAY', 18.94, 72.85], ['XXEND', 53.54, 9.97]] as const;
    for (const [index, [code, lat, lon]] of ports.entries()) {
      const { id } = await db.port.create({ data: { code, name: code, country: 'IN', lat, lon, rank: 9 }, select: { id: true } });
      await db.party.update({ where: { id: (index === 0 ? seller : buyer).partyId }, data: { portId: id }, select: { id: true } });
    }
    await db.dpo.update({ where: { id: dpo.id }, data: { deliveryPortId: null }, select: { id: true } });
    const { voyage } = (await call('GET /api/dpos/{entityId}/tracking', { as: buyer, params: { entityId: dpo.id } })).body as OrderTrackingAnswer;
    expect(voyage).toMatchObject({ from: { code: 'XXWAY' }, to: { code: 'XXEND' }, share: 0 });
  });
});

describe('a completed order', () => {
  it('ends work that nobody has begun, tells who holds it, and offers nothing any more', async () => {
    const order = await makeDeliveredOrder({ captain });
    const [cha, insurer] = await Promise.all([makeSignedIn({ roles: ['cha'] }), makeSignedIn({ roles: ['insurance'] })]);
    const idOf = async (kind: 'customs' | 'insurance') => (await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: order.dpo.id, kind } }, select: { id: true } })).id;
    const [customsId, insuranceId] = [await idOf('customs'), await idOf('insurance')];
    await acceptWork(cha, 'customs', customsId);
    await confirmDelivery(order.buyer, order.dpo.id);
    const work = (await call('GET /api/dpos/{entityId}/work', { as: captain, params: { entityId: order.dpo.id } })).body as OrderWorkAnswer[];
    expect(work.map(({ kind, status }) => [kind, status])).toEqual([['survey', 'cancelled'], ['insurance', 'cancelled'], ['transport', 'in_progress'], ['logistics', 'completed'], ['customs', 'cancelled']]);
    expect(await db.notification.count({ where: { kind: 'work_closed', partyId: cha.partyId } })).toBe(1);
    await expect(acceptWork(insurer, 'insurance', insuranceId)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(takeAwayWork(captain, order.transportId, { reason: 'Late.', partyId: null })).rejects.toMatchObject({ code: 'order_over' });
  });

  it('takes no milestone; a transport under way is finished with its paper', async () => {
    const { transporter, transportId } = await makeCompletedOrder({ captain });
    expect(await road(transporter, transportId, { kind: 'picked_up', at: now() })).toMatchObject({ status: 409, body: { code: 'order_over' } });
    expect((await call('GET /api/transporter/tracking', { as: transporter })).body).toMatchObject([{ next: null, isUnderWay: true, paper: null }]);
    const handed = await call('POST /api/transporter/tracking/{workId}/paper', { as: transporter, params: { workId: transportId }, body: await paperRequest(transporter) });
    expect(handed).toMatchObject({ status: 200, body: { tracking: { isUnderWay: false, paper: { kind: 'proof_of_delivery' } } } });
    expect(await db.workOrder.findUniqueOrThrow({ where: { id: transportId }, select: { status: true } })).toEqual({ status: 'completed' });
  });

  it('finishes a transport whose paper was handed in before', async () => {
    const { transporter, transportId, buyer, dpo } = await makeDeliveredOrder({ captain });
    expect((await call('POST /api/transporter/tracking/{workId}/paper', { as: transporter, params: { workId: transportId }, body: await paperRequest(transporter) })).status).toBe(200);
    await confirmDelivery(buyer, dpo.id);
    expect(await db.workOrder.findUniqueOrThrow({ where: { id: transportId }, select: { status: true } })).toEqual({ status: 'completed' });
  });
});

describe('the paper of a work', () => {
  it('of the road is handed in when the goods are at its end, neither before nor with another milestone', async () => {
    const { partner, workId } = await makeBegunWork('transport', { captain });
    const hand = async () => call('POST /api/transporter/tracking/{workId}/paper', { as: partner, params: { workId }, body: await paperRequest(partner) });
    const tracking = async () => ((await call('GET /api/transporter/tracking', { as: partner })).body as TrackingAnswer[])[0];
    const refused = { status: 409, body: { code: 'goods_not_at_delivery', error: en.errors.goods_not_at_delivery } };
    expect(await hand()).toMatchObject(refused);
    expect(await tracking()).toMatchObject({ paperWaits: 'goods_not_at_delivery' });
    expect(await road(partner, workId, { kind: 'picked_up', at: now(), document: await paperRequest(partner) })).toMatchObject(refused);
    for (const kind of ['picked_up', 'in_transit']) expect((await road(partner, workId, { kind, at: now() })).status).toBe(200);
    expect(await hand()).toMatchObject(refused);
    expect((await road(partner, workId, { kind: 'at_port', at: now(), document: await paperRequest(partner) })).status).toBe(200);
    expect(await tracking()).toMatchObject({ status: 'at_port', paperWaits: null, paper: { number: 'DN 4711' } });
  });

  it('is handed in once, with days that may be and a file of its partner', async () => {
    const { partner, workId } = await makeArrivedTransport({ captain });
    const hand = async (over: object) => call('POST /api/transporter/tracking/{workId}/paper', { as: partner, params: { workId }, body: await paperRequest(partner, over) });
    expect(await hand({ issuedOn: '2020-01-01' })).toMatchObject({ status: 400, body: { code: 'paper_before_order', field: 'issuedOn' } });
    expect(await hand({ issuedOn: '2099-01-01' })).toMatchObject({ status: 400, body: { code: 'paper_day_invalid', field: 'issuedOn' } });
    const other = await makeSignedIn({ roles: ['transporter'] });
    expect(await hand({ key: (await paperRequest(other)).key })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'key' } });
    expect((await hand({ number: 'DN 1' })).status).toBe(200);
    expect(await hand({ number: 'DN 2' })).toMatchObject({ status: 409, body: { code: 'work_paper_handed_in' } });
  });

  it('is seen by the sides, the house and its holder, each time with an entry in the log; by nobody else', async () => {
    const { buyer, seller, forwarder, transporter, freightId } = await makeDeliveredOrder({ captain });
    const { id: paperId } = await db.workPaper.findUniqueOrThrow({ where: { workOrderId: freightId }, select: { id: true } });
    const open = (as: SignedIn) => call('GET /api/work-papers/{paperId}/file', { as, params: { paperId } });
    for (const as of [buyer, seller, captain, forwarder]) expect((await open(as)).status).toBe(302);
    for (const as of [transporter, await makeSignedIn({ roles: ['buyer'] }), await makeSignedIn({ roles: ['logistics'] })]) expect((await open(as)).status).toBe(404);
    expect(await db.auditEntry.count({ where: { action: 'work_order.paper_view', entityId: String(freightId) } })).toBe(4);
  });

  it('does not fill the place that its partner has for files of its own', async () => {
    const { partner, workId } = await makeBegunWork('transport', { captain });
    await travel(partner, 'transport', workId);
    expect(await keptBy({ ownerId: partner.partyId, ticketHash: null })).toMatchObject({ unusedFiles: 0, unusedBytes: 0 });
  });
});

it('brings goods from an order in process to its buyer by commands alone', async () => {
  const order = await makeHeldPayment(accountant, { captain });
  await processDpo(captain, order.dpo.id);
  await bringGoods(order);
  expect((await orderOf(order.dpo.id)).status).toBe('delivered');
});
