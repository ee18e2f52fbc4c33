import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { makeHeldPayment } from '@/modules/payment/payment.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { auditStep } from '@/server/audit';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR } from '@/server/transition';
import { atOnce, call } from '@/test/call';
import { sorted, toldOf } from '@/test/effects';
import { confirmOverdueDeliveries } from './auto-confirm.commands';

let captain: SignedIn;
let accountant: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

/** An order whose delivery stands in the log as of now. */
async function delivered() {
  const order = await makeDeliveredOrder({ captain });
  await transact((tx) => auditStep(tx, { actor: SYSTEM_ACTOR, machine: 'dpo', step: 'deliver', entityId: order.dpo.id, details: { from: 'shipped', to: 'delivered' } }));
  return order;
}
/** An order whose goods came some days ago, as its forwarder has said only now. */
async function deliveredAgo(days: number) {
  const order = await makeHeldPayment(accountant, { captain });
  await db.dpo.update({ where: { id: order.dpo.id }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
  const { id } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: order.dpo.id, kind: 'logistics' } }, select: { id: true } });
  await db.milestone.create({ data: { workOrderId: id, partyId: order.seller.partyId, kind: 'delivered', at: inDays(-days), place: '', note: '' }, select: { id: true } });
  await transact((tx) => auditStep(tx, { actor: SYSTEM_ACTOR, machine: 'dpo', step: 'deliver', entityId: order.dpo.id, details: { from: 'shipped', to: 'delivered' } }));
  return order;
}
const statusOf = async (id: number) => (await db.dpo.findUniqueOrThrow({ where: { id }, select: { status: true, completedAt: true, payments: { select: { status: true } }, rfq: { select: { status: true } } } }));
const inDays = (days: number) => addDays(new Date(), days);

describe('a delivery that its buyer does not confirm', () => {
  it('says when it confirms itself, in the order and in the bell, and no more once it is disputed', async () => {
    const { dpo, buyer } = await delivered();
    const read = async () => (await call('GET /api/buyer/orders', { as: buyer })).body as { stage: string; confirmsAt: string | null }[];
    const [order] = await read();
    expect(order?.stage).toBe('delivered');
    expect(Math.abs(Date.parse(order?.confirmsAt ?? '') - inDays(SETTINGS.autoConfirmDays).getTime())).toBeLessThan(60_000);
    const line = await db.notification.findFirstOrThrow({ where: { kind: 'order_arrived', partyId: buyer.partyId }, select: { params: true } });
    expect(line.params).toMatchObject({ dpoId: dpo.id, confirmsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string });
    await openDispute(buyer, 'buyer', dpo.id, { reason: 'A third of the bales is wet.', keys: [] });
    expect(await read()).toMatchObject([{ stage: 'disputeOpen', outstanding: ['dispute', 'confirmation'], confirmsAt: null }]);
  });

  it('is confirmed by itself once the kept time is over, once, and the money goes to the seller', async () => {
    const { dpo, buyer, seller } = await delivered();
    expect(await confirmOverdueDeliveries(inDays(SETTINGS.autoConfirmDays - 0.1))).toBe(0);
    expect(await statusOf(dpo.id)).toMatchObject({ status: 'delivered' });

    const runs = await Promise.all([1, 2, 3].map(() => confirmOverdueDeliveries(inDays(SETTINGS.autoConfirmDays + 0.1))));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await statusOf(dpo.id)).toMatchObject({ status: 'completed', completedAt: expect.any(Date), payments: [{ status: 'released' }], rfq: { status: 'fulfilled' } });
    expect(await toldOf('order_confirmed_by_itself', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId));
  });

  it('counts from the day of the delivery itself, and leaves its buyer some days from hearing of it', async () => {
    const first = await deliveredAgo(5);
    const confirmsIn = async (as: SignedIn) => (Date.parse(((await call('GET /api/buyer/orders', { as })).body as { confirmsAt: string }[])[0]?.confirmsAt ?? '') - Date.now()) / 86_400_000;
    expect(await confirmsIn(first.buyer)).toBeCloseTo(SETTINGS.autoConfirmDays - 5, 1);
    expect(await confirmOverdueDeliveries(inDays(SETTINGS.autoConfirmDays - 5.1))).toBe(0);
    expect(await confirmOverdueDeliveries(inDays(SETTINGS.autoConfirmDays - 4.9))).toBe(1);
    const second = await deliveredAgo(40);
    expect(await confirmsIn(second.buyer)).toBeCloseTo(3, 1);
    expect(await confirmOverdueDeliveries(inDays(2.9))).toBe(0);
    expect(await confirmOverdueDeliveries(inDays(3.1))).toBe(1);
    expect(await statusOf(second.dpo.id)).toMatchObject({ status: 'completed' });
  });

  it('waits as long as a dispute is open, and follows what an admin has set', async () => {
    const disputed = await delivered();
    await openDispute(disputed.buyer, 'buyer', disputed.dpo.id, { reason: 'Half of it is wet.', keys: [] });
    expect(await confirmOverdueDeliveries(inDays(SETTINGS.autoConfirmDays + 1))).toBe(0);
    expect(await statusOf(disputed.dpo.id)).toMatchObject({ status: 'delivered', payments: [{ status: 'processed' }] });

    const { dpo } = await delivered();
    const admin = await makeSignedIn({ roles: ['admin'] });
    expect(await call('PUT /api/admin/config/{setting}', { as: admin, params: { setting: 'autoConfirmDays' }, body: { value: 3 } })).toMatchObject({ status: 200 });
    expect(await confirmOverdueDeliveries(inDays(3.1))).toBe(1);
    expect(await statusOf(dpo.id)).toMatchObject({ status: 'completed' });
  });

  it('is confirmed by its buyer or by the clock, whoever comes first', async () => {
    const { dpo, buyer } = await delivered();
    const [answers] = await Promise.all([
      atOnce(3, () => call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })),
      confirmOverdueDeliveries(inDays(20)),
    ]);
    expect([...answers.keys()].every((status) => status === 200 || status === 409)).toBe(true);
    expect(await statusOf(dpo.id)).toMatchObject({ status: 'completed', payments: [{ status: 'released' }] });
    expect(await db.auditEntry.count({ where: { entity: 'dpo', entityId: String(dpo.id), action: 'dpo.confirm_delivery' } })).toBe(1);
  });
});
