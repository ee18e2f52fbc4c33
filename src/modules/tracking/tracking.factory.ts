import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { confirmDelivery, processDpo } from '@/modules/order/order.commands';
import type { makeConfirmedOrder } from '@/modules/order/order.factory';
import { makeHeldPayment } from '@/modules/payment/payment.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { MILESTONES_OF_KIND, ROLE_OF_KIND, type MilestoneKind } from '@/modules/work/work.schema';
import { db } from '@/server/db';
import { recordMilestone, startLogistics, startTransport } from './tracking.commands';
import { isLastMilestone, milestoneBody, type TrackedKind } from './tracking.schema';

type Wish = Parameters<typeof makeConfirmedOrder>[0];

const today = () => new Date().toISOString().slice(0, 10);

/** The paper of a work, as its partner's form sends it. */
export async function paperRequest(partner: SignedIn, over: object = {}) {
  return { number: 'DN 4711', issuer: 'Harbour Road Carriers', issuedOn: today(), key: (await makeStoredFile(partner, { name: 'paper.pdf' })).key, ...over };
}

/** The number of an order's work order of a kind. */
export const workIdOf = async (dpoId: number, kind: TrackedKind): Promise<number> => (await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId, kind } }, select: { id: true } })).id;

/** A transport or freight that its partner has taken on, of an order in process whose money is held. */
export async function makeTakenWork(kind: TrackedKind, wish: Wish = {}, partner?: SignedIn) {
  const order = await makeHeldPayment(await makeSignedIn({ roles: ['accountant'] }), wish);
  await processDpo(order.captain, order.dpo.id);
  return takeWork(order, kind, partner);
}

/** The seller has reported an order's goods, where it has not yet. */
export const readied = (id: number) => db.dpo.updateMany({ where: { id, goodsReadyOn: null }, data: { goodsReadyOn: new Date(), goodsReadyPacking: '40 pallets' } });

/** Its work of a kind, which a partner has taken on, its goods being ready. */
async function takeWork<O extends { readonly dpo: { readonly id: number } }>(order: O, kind: TrackedKind, partner?: SignedIn) {
  await readied(order.dpo.id);
  const workId = await workIdOf(order.dpo.id, kind);
  const holder = partner ?? (await makeSignedIn({ roles: [ROLE_OF_KIND[kind]] }));
  await acceptWork(holder, kind, workId);
  return { ...order, workId, partner: holder };
}

const START = { transport: startTransport, logistics: startLogistics } as const;

/** The same, begun. */
export async function makeBegunWork(kind: TrackedKind, wish: Wish = {}, partner?: SignedIn) {
  const made = await makeTakenWork(kind, wish, partner);
  await START[kind](made.partner, made.workId);
  return made;
}

/**
 * Lets freight go its way as if its order had neither road nor customs, and leaves those as they were: for tests of what
 * comes after, in which nobody does that work. The way itself is tested by its rules and by the trade's model.
 */
async function unhindered(workId: number, go: () => Promise<void>): Promise<void> {
  const { dpo } = await db.workOrder.findUniqueOrThrow({ where: { id: workId }, select: { dpo: { select: { workOrders: { where: { kind: { in: ['transport', 'customs'] } }, select: { id: true, status: true } } } } } });
  await db.workOrder.updateMany({ where: { id: { in: dpo.workOrders.map(({ id }) => id) } }, data: { status: 'cancelled' } });
  await go();
  for (const { id, status } of dpo.workOrders) await db.workOrder.update({ where: { id }, data: { status }, select: { id: true } });
}

/** Records the milestones of a begun work up to one, or all of them with its paper. */
export async function travel(partner: SignedIn, kind: TrackedKind, workId: number, upTo: string | null = null): Promise<void> {
  const kinds = MILESTONES_OF_KIND[kind];
  const names = kinds.slice(0, upTo === null ? kinds.length : kinds.findIndex((name) => name === upTo) + 1);
  if (kind === 'transport') return record(partner, kind, workId, names);
  await unhindered(workId, () => record(partner, kind, workId, names.filter((name) => name !== 'delivered')));
  await record(partner, kind, workId, names.filter((name) => name === 'delivered'));
}

/** What goods say that came sooner than by sea. */
export const BY_AIR = 'By air.';

async function record(partner: SignedIn, kind: TrackedKind, workId: number, names: readonly MilestoneKind[]): Promise<void> {
  for (const name of names) {
    const document = isLastMilestone(kind, name) ? await paperRequest(partner) : undefined;
    await recordMilestone(partner, kind, workId, milestoneBody.parse({ kind: name, at: new Date().toISOString(), note: name === 'arrived' ? BY_AIR : '', document }));
  }
}

/** Brings the goods of an order in process, whose money is held, to its buyer: transport started, freight delivered. */
export async function bringGoods<O extends { readonly dpo: { readonly id: number } }>(order: O) {
  const { workId: transportId, partner: transporter } = await takeWork(order, 'transport');
  const { workId: freightId, partner: forwarder } = await takeWork(order, 'logistics');
  await startTransport(transporter, transportId);
  await startLogistics(forwarder, freightId);
  await travel(forwarder, 'logistics', freightId);
  return { ...order, transportId, freightId, transporter, forwarder };
}

/** An order whose goods have come and whose money is held. */
export async function makeDeliveredOrder(wish: Wish = {}) {
  const order = await makeHeldPayment(await makeSignedIn({ roles: ['accountant'] }), wish);
  await processDpo(order.captain, order.dpo.id);
  return bringGoods(order);
}

/** A transport whose goods have come although its paper has not: nobody told of its road. */
export async function makeArrivedTransport(wish: Wish = {}) {
  const { transportId: workId, transporter: partner, ...order } = await makeDeliveredOrder(wish);
  return { ...order, workId, partner };
}

/** An order whose buyer has confirmed that its goods have come. */
export async function makeCompletedOrder(wish: Wish = {}) {
  const order = await makeDeliveredOrder(wish);
  return { ...order, dpo: await confirmDelivery(order.buyer, order.dpo.id) };
}
