import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { titleForOthers } from '@/modules/moderation/moderation.schema';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import type { WorkAction, WorkStatus } from './work.machine';
import { listWorkOfOrder, offeredTo, partnersOf, readWork, visibleTo } from './work.queries';
import { OPEN_WORK, ROLE_OF_KIND, workMachine, type OrderWorkAnswer, type WorkAnswer, type WorkKind } from './work.schema';

/**
 * Offers work on an order, in the transaction that makes it due: a survey with the order, the rest with its confirmation.
 * Everybody who does such work is told.
 */
export async function offerWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }, kinds: readonly WorkKind[]): Promise<void> {
  const made = await tx.workOrder.createManyAndReturn({ data: kinds.map((kind) => ({ dpoId: dpo.id, kind, status: workMachine.initial })), select: { id: true, kind: true } });
  for (const { id, kind } of made) {
    await audit(tx, { actor: SYSTEM_ACTOR, action: 'work_order.create', entity: 'work_order', entityId: id, details: { to: workMachine.initial, dpoId: dpo.id, kind } });
    await notify(tx, { kind: 'work_offered', params: { workOrderId: id, dpoId: dpo.id, title: titleForOthers(dpo.productName, dpo.id) }, toRole: ROLE_OF_KIND[kind] });
  }
}

/** A work order as its steps need it, its row locked. */
export interface LockedWork {
  readonly id: number;
  readonly kind: WorkKind;
  readonly status: WorkStatus;
  readonly holderId: number | null;
  readonly dpo: { readonly id: number; readonly rfqId: number; readonly productName: string; readonly buyerId: number; readonly sellerId: number | null };
}

const lockedFields = { id: true, kind: true, status: true, holderId: true, dpo: { select: { id: true, rfqId: true, productName: true, buyerId: true, sellerId: true } } } as const;

/**
 * The work order as this partner may see it, its row locked: of what happens to it at the same time one comes after the other.
 *
 * @throws Problem not_found
 */
export async function lockWork(tx: Tx, actor: Actor, kind: WorkKind, id: number): Promise<LockedWork> {
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ${id} FOR UPDATE`;
  const row = await tx.workOrder.findFirst({ where: { id, ...visibleTo(actor, kind) }, select: lockedFields });
  if (!row) throw new Problem('not_found');
  return row;
}

/** The only way a work order's status changes. `data` is what the step writes besides. */
export function moveWork(tx: Tx, action: WorkAction, actor: TransitionActor, row: Pick<LockedWork, 'id' | 'status'>, data: Omit<Prisma.WorkOrderUncheckedUpdateManyInput, 'id' | 'status' | 'version'> = {}): Promise<WorkStatus> {
  return transition(tx, {
    machine: workMachine, action, actor, row,
    write: ({ id, from, to }) => tx.workOrder.updateMany({ where: { id, status: from }, data: { ...data, status: to, version: { increment: 1 } } }),
    reread: (id) => tx.workOrder.findUnique({ where: { id }, select: { status: true } }),
  });
}

const paramsOf = ({ id, dpo }: LockedWork, actor: Actor) => ({ workOrderId: id, dpoId: dpo.id, title: titleForOthers(dpo.productName, dpo.id), partner: displayName(actor) });

/**
 * A partner takes a work order that it is offered. Of several who do so at once one gets it.
 *
 * @throws Problem not_found (also one that was never offered to it, or that it has declined), status_changed (another has taken it)
 */
export async function acceptWork(actor: Actor, kind: WorkKind, id: number): Promise<WorkAnswer> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ${id} FOR UPDATE`;
    // Who was offered it and comes second is told so, and not that there is nothing.
    const row = await tx.workOrder.findFirst({ where: { id, OR: [visibleTo(actor, kind), offeredTo(actor, kind)] }, select: lockedFields });
    if (!row) throw new Problem('not_found');
    await moveWork(tx, 'accept', asTransitionActor(actor), row, { holderId: actor.partyId, acceptedAt: new Date() });
    await notify(tx, { kind: 'work_accepted', params: paramsOf(row, actor), to: [row.dpo.buyerId, row.dpo.sellerId], toRole: 'captain' });
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
  await notify(tx, { kind: 'work_declined', params: paramsOf(row, actor), toRole: 'captain' });
  // Who was not offered it as long as another was asked alone, is now.
  if (row.holderId !== null) await notify(tx, { kind: 'work_offered', params: { workOrderId: row.id, dpoId: row.dpo.id, title: titleForOthers(row.dpo.productName, row.dpo.id) }, toRole: ROLE_OF_KIND[row.kind] });
}

/** The holder begins. Both sides of the order are told. */
export async function startWork(tx: Tx, actor: Actor, row: LockedWork, data: { readonly trackingNumber?: string } = {}): Promise<LockedWork> {
  const status = await moveWork(tx, 'start', asTransitionActor(actor), row, { ...data, startedAt: new Date() });
  await notify(tx, { kind: 'work_started', params: paramsOf(row, actor), to: [row.dpo.buyerId, row.dpo.sellerId] });
  return { ...row, status };
}

/**
 * The holder is done; what has not been begun before is with it. Both sides and captains are told, of a survey what it came
 * to; with null nothing, since what ended it was told already.
 */
export async function finishWork(tx: Tx, actor: Actor, row: LockedWork, told: 'work_finished' | 'survey_passed' | 'survey_failed' | null = 'work_finished'): Promise<void> {
  const begun = row.status === 'accepted' ? { ...row, status: await moveWork(tx, 'start', asTransitionActor(actor), row, { startedAt: new Date() }) } : row;
  await moveWork(tx, 'finish', asTransitionActor(actor), begun, { completedAt: new Date() });
  if (told) await notify(tx, { kind: told, params: paramsOf(row, actor), to: [row.dpo.buyerId, row.dpo.sellerId], toRole: 'captain' });
}

/** A cancelled order's work ends with it, in the transaction of the cancellation, or that of some kinds alone; who holds it is told. */
export async function cancelWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }, kinds?: readonly WorkKind[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "dpoId" = ${dpo.id} ORDER BY "id" FOR UPDATE`;
  const open = await tx.workOrder.findMany({ where: { dpoId: dpo.id, status: { in: OPEN_WORK }, ...(kinds && { kind: { in: [...kinds] } }) }, select: { id: true, status: true, holderId: true }, orderBy: { id: 'asc' } });
  for (const row of open) {
    await moveWork(tx, 'cancel', SYSTEM_ACTOR, row);
    await notify(tx, { kind: 'work_cancelled', params: { workOrderId: row.id, dpoId: dpo.id, title: titleForOthers(dpo.productName, dpo.id) }, to: [row.holderId] });
  }
}

/**
 * The captain offers a pending work order to one partner alone, who is told; with null to everybody of its kind again. A
 * partner that had declined it may so be asked once more.
 *
 * @throws Problem not_found, partner_unknown (nobody who may do such work), status_changed (taken already)
 */
export async function assignWork(actor: Actor, id: number, partyId: number | null): Promise<OrderWorkAnswer[]> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "id" = ${id} FOR UPDATE`;
    const row = await tx.workOrder.findUnique({ where: { id }, select: lockedFields });
    if (!row) throw new Problem('not_found');
    if (partyId !== null && (await tx.party.count({ where: { id: partyId, ...partnersOf(row.kind) } })) === 0) throw new Problem('partner_unknown', { field: 'partyId' });
    await moveWork(tx, 'assign', asTransitionActor(actor), row, { assignedToId: partyId });
    if (partyId !== null) await tx.workRefusal.deleteMany({ where: { workOrderId: id, partyId } });
    const params = { workOrderId: id, dpoId: row.dpo.id, title: titleForOthers(row.dpo.productName, row.dpo.id) };
    await notify(tx, partyId === null ? { kind: 'work_offered', params, toRole: ROLE_OF_KIND[row.kind] } : { kind: 'work_assigned', params, to: [partyId] });
    return listWorkOfOrder(row.dpo.id, actor, tx);
  });
}
