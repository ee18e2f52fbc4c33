import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { actorForOthers } from '@/modules/moderation/moderation.queries';
import { isFrozen } from '@/modules/dispute/dispute.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import type { AuditDetails } from '@/server/audit-words';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import type { WorkAction, WorkStatus } from './work.machine';
import { listWorkOfOrder, offeredTo, partnersFor, partnersOffered, readWork, visibleTo } from './work.queries';
import { isOver, MILESTONES_OF_KIND, OPEN_WORK, ROLE_OF_KIND, WAITS_FOR_SURVEY, waitOfStep, waitsInDispute, workMachine, type OrderWorkAnswer, type WorkAnswer, type WorkKind } from './work.schema';

/** The order of a work order, and its two sides. */
interface OrderOfWork {
  readonly id: number;
  readonly productName: string;
  readonly buyerId: number;
  readonly sellerId: number | null;
}

/** Tells whom a pending work order is offered to, and nobody who would not find it: neither a side of its order, nor who may not take work yet or has declined it. */
export async function tellOffered(tx: Tx, { id, kind, dpo }: { readonly id: number; readonly kind: WorkKind; readonly dpo: OrderOfWork }): Promise<void> {
  await notify(tx, { kind: 'work_offered', params: { workOrderId: id, dpoId: dpo.id, title: dpo.productName }, to: await partnersOffered(tx, id, { kind, holderId: null, dpo }) });
}

/**
 * Offers work on an order, in the transaction that makes it due: a survey with the order, the rest with its confirmation.
 * Everybody who may take it is told.
 */
export async function offerWork(tx: Tx, dpo: OrderOfWork, kinds: readonly WorkKind[]): Promise<void> {
  const made = await tx.workOrder.createManyAndReturn({ data: kinds.map((kind) => ({ dpoId: dpo.id, kind, status: workMachine.initial })), select: { id: true, kind: true } });
  for (const { id, kind } of made) {
    await audit(tx, { actor: SYSTEM_ACTOR, action: 'work_order.create', entity: 'work_order', entityId: id, details: { to: workMachine.initial, dpoId: dpo.id, kind } });
    await tellOffered(tx, { id, kind, dpo });
  }
}

/** A work order as its steps need it, its row locked. */
export interface LockedWork {
  readonly id: number;
  readonly kind: WorkKind;
  readonly status: WorkStatus;
  readonly holderId: number | null;
  readonly assignedToId: number | null;
  /** When it was begun, also by another who had it before. */
  readonly startedAt: Date | null;
  readonly trackingNumber: string | null;
  readonly dpo: OrderOfWork & { readonly rfqId: number; readonly status: string; readonly createdAt: Date };
}

const lockedFields = { id: true, kind: true, status: true, holderId: true, assignedToId: true, startedAt: true, trackingNumber: true, dpo: { select: { id: true, rfqId: true, status: true, createdAt: true, productName: true, buyerId: true, sellerId: true } } } as const;

/**
 * Locks the order of a work that waits in dispute: a dispute, which writes that row, is opened before what happens to the
 * work or after it. To be called before the work's own row is locked (transact.ts).
 */
async function lockOrderOf(tx: Tx, kind: WorkKind, id: number): Promise<void> {
  if (waitsInDispute(kind)) await tx.$queryRaw`SELECT 1 FROM "Dpo" WHERE "id" = (SELECT "dpoId" FROM "WorkOrder" WHERE "id" = ${id}) FOR SHARE`;
}

/**
 * The work order as this partner may see it, its row locked: of what happens to it at the same time one comes after the other.
 *
 * @throws Problem not_found
 */
export async function lockWork(tx: Tx, actor: Actor, kind: WorkKind, id: number): Promise<LockedWork> {
  await lockOrderOf(tx, kind, id);
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ${id} FOR UPDATE`;
  const row = await tx.workOrder.findFirst({ where: { id, ...visibleTo(actor, kind) }, select: lockedFields });
  if (!row) throw new Problem('not_found');
  return row;
}

/** The work orders that are named, their rows locked in the order of their numbers. */
export async function lockWorkOrders(tx: Tx, ids: readonly number[]): Promise<LockedWork[]> {
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR UPDATE`;
  return tx.workOrder.findMany({ where: { id: { in: [...ids] } }, select: lockedFields, orderBy: { id: 'asc' } });
}

/**
 * Work on an order whose money a dispute freezes waits with it; a survey goes on, since it shows who is right. The order's
 * row is locked already, so that no dispute is opened past this.
 *
 * @throws Problem work_disputed
 */
export async function requireUndisputed(tx: Tx, { kind, dpo }: { readonly kind: WorkKind; readonly dpo: { readonly id: number } }): Promise<void> {
  const wait = waitOfStep({ kind, inDispute: await isFrozen(tx, dpo.id) });
  if (wait) throw new Problem(wait);
}

/** The only way a work order's status changes. `data` is what the step writes besides. */
export function moveWork(tx: Tx, action: WorkAction, actor: TransitionActor, row: Pick<LockedWork, 'id' | 'status'>, data: Omit<Prisma.WorkOrderUncheckedUpdateManyInput, 'id' | 'status' | 'version'> = {}, details: AuditDetails = {}): Promise<WorkStatus> {
  return transition(tx, {
    machine: workMachine, action, actor, row, details,
    write: ({ id, from, to }) => tx.workOrder.updateMany({ where: { id, status: from }, data: { ...data, status: to, version: { increment: 1 } } }),
    reread: (id) => tx.workOrder.findUnique({ where: { id }, select: { status: true } }),
  });
}

const paramsOf = async (tx: Tx, { id, dpo }: LockedWork, actor: Actor) => ({ workOrderId: id, dpoId: dpo.id, title: dpo.productName, partner: await actorForOthers(tx, actor) });

/** A cancelled order's work ends with it, in the transaction of the cancellation, or that of some kinds alone; who holds it is told. */
export function cancelWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }, kinds?: readonly WorkKind[]): Promise<void> {
  return endWork(tx, dpo, 'work_cancelled', kinds);
}

/**
 * A completed order's work that nobody has begun ends with it, in the transaction that completes it; who holds it is told.
 * A transport or freight under way is finished with its paper, now or when it is handed in.
 */
export function closeWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }): Promise<void> {
  return endWork(tx, dpo, 'work_closed');
}

/**
 * Whether a party is active and does a kind of work. A block that comes at the same time waits until this transaction is
 * over, and so gives back what it has taken.
 */
async function mayStillWork(tx: Tx, partyId: number, kind: WorkKind): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM "Party" WHERE "id" = ${partyId} FOR SHARE`;
  return (await tx.party.count({ where: { id: partyId, status: 'active', grants: { some: { role: { slug: ROLE_OF_KIND[kind] } } } } })) > 0;
}

/** Why a work order can't be taken any more, as it stands under its lock. */
function takenBy({ partyId }: Actor, { status, holderId }: LockedWork): Problem {
  const why = status === 'cancelled' ? 'work_ended' : holderId === partyId ? 'work_yours' : 'work_taken';
  return new Problem('status_changed', { status, why });
}

/**
 * A partner takes a work order that it is offered. Of several who do so at once one gets it.
 *
 * @throws Problem not_found (also one that was never offered to it, or that it has declined), status_changed (another has taken it, or itself, or it has ended: `why` says which),
 *   work_disputed, authentication_required (it was blocked meanwhile, or has lost the role)
 */
export async function acceptWork(actor: Actor, kind: WorkKind, id: number): Promise<WorkAnswer> {
  return transact(async (tx) => {
    if (!(await mayStillWork(tx, actor.partyId, kind))) throw new Problem('authentication_required');
    await lockOrderOf(tx, kind, id);
    await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ${id} FOR UPDATE`;
    // Who was offered it and comes second is told so, and not that there is nothing.
    const row = await tx.workOrder.findFirst({ where: { id, OR: [visibleTo(actor, kind), offeredTo(actor, kind)] }, select: lockedFields });
    if (!row) throw new Problem('not_found');
    if (row.status !== workMachine.initial) throw takenBy(actor, row);
    await requireUndisputed(tx, row);
    await moveWork(tx, 'accept', asTransitionActor(actor), row, { holderId: actor.partyId, acceptedAt: new Date() });
    await notify(tx, { kind: 'work_accepted', params: await paramsOf(tx, row, actor), to: [row.dpo.buyerId, row.dpo.sellerId], toRole: 'captain' });
    return readWork(tx, id);
  });
}

/**
 * A partner declines a work order that it is offered, or has taken and not begun: others are offered it, and this partner
 * sees it no more. Captains are told.
 *
 * @throws Problem not_found, status_changed (it has begun)
 */
export async function declineWork(actor: Actor, kind: WorkKind, id: number): Promise<void> {
  await transact(async (tx) => giveBack(tx, actor, await lockWork(tx, actor, kind, id)));
}

/** A partner declines a work order whose row is locked: see declineWork. */
export async function giveBack(tx: Tx, actor: Actor, row: LockedWork): Promise<void> {
  await moveWork(tx, 'decline', asTransitionActor(actor), row, { holderId: null, assignedToId: null, acceptedAt: null });
  await tx.workRefusal.create({ data: { workOrderId: row.id, partyId: actor.partyId }, select: { partyId: true } });
  await notify(tx, { kind: 'work_declined', params: await paramsOf(tx, row, actor), toRole: 'captain' });
  // Who was not offered it as long as another had it, or was asked alone, is now.
  if (row.holderId !== null || row.assignedToId !== null) await tellOffered(tx, row);
}

/**
 * The holder begins. Both sides of the order are told. Work that another had begun before goes on: it keeps its number and
 * the time of its beginning.
 *
 * @throws Problem work_disputed, status_changed
 */
export async function startWork(tx: Tx, actor: Actor, row: LockedWork, data: { readonly trackingNumber?: string } = {}): Promise<LockedWork> {
  await requireUndisputed(tx, row);
  const status = await moveWork(tx, 'start', asTransitionActor(actor), row, { trackingNumber: row.trackingNumber ?? data.trackingNumber, startedAt: row.startedAt ?? new Date() });
  await notify(tx, { kind: 'work_started', params: await paramsOf(tx, row, actor), to: [row.dpo.buyerId, row.dpo.sellerId] });
  return { ...row, status };
}

/**
 * The holder is done; what has not been begun before is with it. Both sides and captains are told, of a survey what it came
 * to; with null nothing, since what ended it was told already.
 *
 * @throws Problem work_disputed, status_changed
 */
export async function finishWork(tx: Tx, actor: Actor, row: LockedWork, told: 'work_finished' | 'survey_passed' | 'survey_failed' | 'survey_failed_late' | null = 'work_finished'): Promise<void> {
  await requireUndisputed(tx, row);
  const begun = row.status === 'accepted' ? { ...row, status: await moveWork(tx, 'start', asTransitionActor(actor), row, { startedAt: row.startedAt ?? new Date() }) } : row;
  await moveWork(tx, 'finish', asTransitionActor(actor), begun, { completedAt: new Date() });
  if (told) await notify(tx, { kind: told, params: await paramsOf(tx, row, actor), to: [row.dpo.buyerId, row.dpo.sellerId], toRole: 'captain' });
}

/**
 * Tells whose start depends on it that a survey has failed, or that the captain has decided to go on all the same: who holds
 * open work of such a kind, or is asked for it alone. What has been begun before goes on, and its holder hears nothing.
 */
export async function tellStarters(tx: Tx, dpo: { readonly id: number; readonly productName: string }, told: 'start_stopped' | 'start_allowed'): Promise<void> {
  const waiting = await tx.workOrder.findMany({
    where: { dpoId: dpo.id, kind: { in: [...WAITS_FOR_SURVEY] }, status: { in: OPEN_WORK }, startedAt: null }, select: { id: true, holderId: true, assignedToId: true }, orderBy: { id: 'asc' },
  });
  for (const { id, holderId, assignedToId } of waiting) {
    await notify(tx, { kind: told, params: { workOrderId: id, dpoId: dpo.id, title: dpo.productName }, to: [holderId ?? assignedToId] });
  }
}

/** How open work ends with its order: what becomes of it, and what its holder is told. */
type WorkEnd = 'work_cancelled' | 'work_closed';

/** A work that a completed order does not end: its goods' way may still be put on paper. */
const isUnderWay = ({ kind, status }: { readonly kind: WorkKind; readonly status: WorkStatus }) => status === 'in_progress' && kind in MILESTONES_OF_KIND;

/** Open work, or that of some kinds, ends with its order; of a completed one (`work_closed`) what is under way is finished once its paper is there. */
async function endWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }, told: WorkEnd, kinds?: readonly WorkKind[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "dpoId" = ${dpo.id} ORDER BY "id" FOR UPDATE`;
  const open = await tx.workOrder.findMany({
    where: { dpoId: dpo.id, status: { in: OPEN_WORK }, ...(kinds && { kind: { in: [...kinds] } }) }, select: { id: true, kind: true, status: true, holderId: true, paper: { select: { id: true } } }, orderBy: { id: 'asc' },
  });
  for (const row of open) {
    if (told === 'work_closed' && isUnderWay(row)) {
      if (row.paper) await moveWork(tx, 'finish', SYSTEM_ACTOR, row, { completedAt: new Date() });
      continue;
    }
    await moveWork(tx, 'cancel', SYSTEM_ACTOR, row);
    await notify(tx, { kind: told, params: { workOrderId: row.id, dpoId: dpo.id, title: dpo.productName }, to: [row.holderId] });
  }
}

/** Tells who is offered a pending work order: one partner alone, or with null everybody of its kind. */
export async function tellAsked(tx: Tx, row: LockedWork, partyId: number | null): Promise<void> {
  if (partyId === null) await tellOffered(tx, row);
  else await notify(tx, { kind: 'work_assigned', params: { workOrderId: row.id, dpoId: row.dpo.id, title: row.dpo.productName }, to: [partyId] });
}

/**
 * A work order as the captain changes it, locked behind the partner whom it is offered: a block of that partner comes
 * before this or after it.
 *
 * @throws Problem not_found
 */
export async function lockAnyWork(tx: Tx, id: number, partyId: number | null): Promise<LockedWork> {
  if (partyId !== null) await tx.$queryRaw`SELECT 1 FROM "Party" WHERE "id" = ${partyId} FOR SHARE`;
  const [row] = await lockWorkOrders(tx, [id]);
  if (!row) throw new Problem('not_found');
  return row;
}

/**
 * Whether a work order may be offered to a party alone.
 *
 * @throws Problem partner_unknown
 */
export async function requirePartner(tx: Tx, row: LockedWork, partyId: number | null): Promise<void> {
  if (partyId !== null && (await tx.party.count({ where: { id: partyId, ...partnersFor(row) } })) === 0) throw new Problem('partner_unknown', { field: 'partyId' });
}

/**
 * Takes a work order, whose row is locked, from its holder; what that has recorded stays its own. It is offered to one
 * partner alone, or with null to everybody of its kind.
 *
 * @throws Problem status_changed (nobody holds it, or it is over), order_over
 */
export async function takeAway(tx: Tx, actor: TransitionActor, row: LockedWork, to: number | null, details: AuditDetails): Promise<void> {
  await moveWork(tx, 'take_away', actor, row, { holderId: null, assignedToId: to, acceptedAt: null }, { ...details, partyId: row.holderId });
  if (isOver(row.dpo.status)) throw new Problem('order_over');
}

/**
 * The captain offers a pending work order to one partner alone, who is told; with null to everybody of its kind again. A
 * partner that had declined it may so be asked once more.
 *
 * @throws Problem not_found, partner_unknown (nobody who may do such work, or a side of the order), work_offered_already (so already: nobody is told twice), status_changed (taken already)
 */
export async function assignWork(actor: Actor, id: number, partyId: number | null): Promise<OrderWorkAnswer[]> {
  return transact(async (tx) => {
    const row = await lockAnyWork(tx, id, partyId);
    refuseOwnAffair(actor, row.dpo.buyerId, row.dpo.sellerId);
    // Who holds it already is told so, and not that nobody knows it.
    await requirePartner(tx, { ...row, holderId: null }, partyId);
    if (row.status === workMachine.initial && row.assignedToId === partyId) throw new Problem('work_offered_already', { field: 'partyId' });
    await moveWork(tx, 'assign', asTransitionActor(actor), row, { assignedToId: partyId });
    if (partyId !== null) await tx.workRefusal.deleteMany({ where: { workOrderId: id, partyId } });
    await tellAsked(tx, row, partyId);
    return listWorkOfOrder(row.dpo.id, actor, tx);
  });
}
