import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { DISPUTABLE, dpoMachine } from '@/modules/order/order.schema';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition, type TransitionActor } from '@/server/transition';
import { putEvidence } from './case.commands';
import type { DisputeAction, DisputeStatus } from './dispute.machine';
import { arbitrates, isFrozen, readDispute } from './dispute.queries';
import { disputeMachine, type DisputeAnswer, type DisputeBody } from './dispute.schema';

/**
 * A side of an order disputes it, from its confirmation until its money is released: the release is frozen until a ruling is
 * approved. Its files are evidence from the beginning, named as they are. The other side and captains are told.
 *
 * @throws Problem not_found (also somebody else's order), status_changed (also when its money is gone), order_disputed (already), file_unknown (also another party's, or one handed in before)
 */
export async function openDispute(actor: Actor, side: 'buyer' | 'seller', dpoId: number, { reason, keys }: DisputeBody): Promise<DisputeAnswer> {
  return transact(async (tx) => {
    const dpo = await tx.dpo.findFirst({
      where: { id: dpoId, ...(side === 'buyer' ? { buyerId: actor.partyId } : { sellerId: actor.partyId }) }, select: { id: true, rfqId: true, status: true, productName: true, buyerId: true, sellerId: true },
    });
    if (!dpo) throw new Problem('not_found');
    // The row's own lock: a delivery that is confirmed meanwhile, or a ruling that is approved, comes before this or after it.
    const { count } = await tx.dpo.updateMany({ where: { id: dpoId, status: { in: [...DISPUTABLE] } }, data: { version: { increment: 1 } } });
    if (count !== 1) throw new Problem('status_changed', { status: dpo.status, why: dpo.status === dpoMachine.initial ? 'order_not_confirmed' : 'dispute_too_late' });
    if (await isFrozen(tx, dpoId)) throw new Problem('order_disputed');
    // Of an order that a ruling was about, the money may be gone while its goods are still on their way.
    const gone = await tx.payment.findFirst({ where: { dpoId, amountMinor: { gt: 0 }, status: { in: ['released', 'refunded', 'settled'] } }, select: { status: true } });
    if (gone) throw new Problem('status_changed', { status: gone.status, why: 'order_money_gone' });
    const { id } = await tx.dispute.create({ data: { dpoId, openedById: actor.partyId, reason, status: disputeMachine.initial }, select: { id: true } });
    await holdBack(tx, { entity: 'dispute', entityId: id, rfqId: dpo.rfqId, authorId: actor.partyId, isNew: true }, { reason });
    await audit(tx, { actor: asTransitionActor(actor), action: 'dispute.create', entity: 'dispute', entityId: id, details: { to: disputeMachine.initial, dpoId } });
    for (const key of keys) await putEvidence(tx, actor, { id, rfqId: dpo.rfqId }, { title: null, key }, 'keys');
    await notify(tx, { kind: 'dispute_opened', params: { disputeId: id, dpoId, title: dpo.productName }, to: [side === 'buyer' ? dpo.sellerId : dpo.buyerId], toRole: 'captain' });
    return readDispute(tx, actor, id);
  }, 'order_disputed');
}

/** A dispute as a step has read it. */
interface DisputeStep {
  readonly id: number;
  readonly status: DisputeStatus;
  readonly arbitratorId: number | null;
}

/** Moves a dispute on, with what its step writes beside the status. Whose case it was when it was read, it must be still. */
export function moveDispute(tx: Tx, action: DisputeAction, actor: TransitionActor, row: DisputeStep, stamp: { arbitratorId?: number; assignedAt?: Date } = {}): Promise<DisputeStatus> {
  return transition(tx, {
    machine: disputeMachine, action, actor, row, details: stamp.arbitratorId === undefined ? {} : { before: row.arbitratorId, arbitratorId: stamp.arbitratorId },
    write: ({ id, from, to }) => tx.dispute.updateMany({ where: { id, status: from, arbitratorId: row.arbitratorId }, data: { status: to, version: { increment: 1 }, ...stamp } }),
    reread: (id) => tx.dispute.findUnique({ where: { id }, select: { status: true } }),
  });
}

/**
 * The captain gives an open dispute to an arbitrator: it becomes a case. Arbitrator, buyer and seller are told.
 *
 * @throws Problem not_found, arbitrator_unknown (no approved party that holds the role), arbitrator_is_party (a side of the order), status_changed
 */
export async function assignArbitrator(actor: Actor, disputeId: number, arbitratorId: number): Promise<DisputeAnswer> {
  return transact(async (tx) => {
    const row = await findFor(tx, actor, disputeId, arbitratorId);
    const { productName: title, buyerId, sellerId } = row.dpo;
    await moveDispute(tx, 'assign', asTransitionActor(actor), row, { arbitratorId, assignedAt: new Date() });
    await notify(tx, { kind: 'dispute_assigned', params: { disputeId, dpoId: row.dpoId, title }, to: [arbitratorId, buyerId, sellerId] });
    return readDispute(tx, actor, disputeId);
  });
}

/**
 * A dispute that is given to an arbitrator, who may decide and is no side of its order.
 *
 * @throws Problem not_found, own_decision (a side of the order, or the arbitrator itself, gives it to nobody), arbitrator_unknown, arbitrator_is_party
 */
async function findFor(tx: Tx, actor: Actor, disputeId: number, arbitratorId: number) {
  const row = await tx.dispute.findUnique({ where: { id: disputeId }, select: { id: true, status: true, dpoId: true, arbitratorId: true, dpo: { select: { productName: true, buyerId: true, sellerId: true } } } });
  if (!row) throw new Problem('not_found');
  refuseOwnAffair(actor, row.dpo.buyerId, row.dpo.sellerId);
  if ((await tx.party.count({ where: { id: arbitratorId, ...arbitrates } })) === 0) throw new Problem('arbitrator_unknown', { field: 'arbitratorId' });
  if (arbitratorId === row.dpo.buyerId || arbitratorId === row.dpo.sellerId) throw new Problem('arbitrator_is_party', { field: 'arbitratorId' });
  // Nor is who gives a case away its judge.
  refuseOwnAffair(actor, arbitratorId);
  return row;
}

/**
 * The captain gives a case to another arbitrator before there is a ruling. What was said and shown stays in it; to the former
 * one it is as if it never was. Both arbitrators, buyer and seller are told.
 *
 * @throws Problem not_found, arbitrator_unknown, arbitrator_is_party, arbitrator_unchanged (whose case it is already),
 *   status_changed (no case yet, ruled, or given to somebody else meanwhile)
 */
export async function reassignArbitrator(actor: Actor, disputeId: number, arbitratorId: number): Promise<DisputeAnswer> {
  return transact(async (tx) => {
    const row = await findFor(tx, actor, disputeId, arbitratorId);
    const { productName: title, buyerId, sellerId } = row.dpo;
    if (arbitratorId === row.arbitratorId) throw new Problem('arbitrator_unchanged', { field: 'arbitratorId' });
    await moveDispute(tx, 'reassign', asTransitionActor(actor), row, { arbitratorId, assignedAt: new Date() });
    await notify(tx, { kind: 'dispute_reassigned', params: { disputeId, dpoId: row.dpoId, title }, to: [arbitratorId, buyerId, sellerId] });
    // Leads nowhere: what it tells of is no longer its reader's to see.
    await notify(tx, { kind: 'case_given_away', params: { caseId: disputeId, title }, to: [row.arbitratorId] });
    return readDispute(tx, actor, disputeId);
  });
}
