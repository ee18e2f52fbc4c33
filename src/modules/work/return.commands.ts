import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { endFees } from '@/modules/customs/fee-offer.commands';
import { notify } from '@/modules/notification/notification.commands';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR } from '@/server/transition';
import { lockAnyWork, lockWorkOrders, moveWork, requirePartner, takeAway, tellAsked, tellOffered } from './work.commands';
import { listWorkOfOrder } from './work.queries';
import { isOver, OPEN_WORK, ROLE_OF_KIND, WORK_KINDS, type OrderWorkAnswer } from './work.schema';

/**
 * The captain takes a work order from who holds it, begun or not, and offers it to another partner alone, or with null to
 * everybody else of its kind. Who had it is told why and does not see it any more; what it has recorded stays its own. A
 * fee that it has proposed falls, one that is agreed goes with the work (docs/decisions/0023).
 *
 * @throws Problem not_found, partner_unknown (also who holds it now, and a side of the order), status_changed (nobody holds it, or it is over), order_over
 */
export async function takeAwayWork(actor: Actor, id: number, { reason, partyId }: { readonly reason: string; readonly partyId: number | null }): Promise<OrderWorkAnswer[]> {
  return transact(async (tx) => {
    const row = await lockAnyWork(tx, id, partyId);
    refuseOwnAffair(actor, row.dpo.buyerId, row.dpo.sellerId);
    await requirePartner(tx, row, partyId);
    await takeAway(tx, asTransitionActor(actor), row, partyId, { reason });
    await endFees(tx, { workOrderId: id });
    if (row.holderId !== null) await tx.workRefusal.create({ data: { workOrderId: id, partyId: row.holderId, byCaptain: true }, select: { partyId: true } });
    if (partyId !== null) await tx.workRefusal.deleteMany({ where: { workOrderId: id, partyId } });
    await notify(tx, { kind: 'work_taken_away', params: { workOrderId: id, dpoId: row.dpo.id, title: row.dpo.productName, reason }, to: [row.holderId] });
    await tellAsked(tx, row, partyId);
    return listWorkOfOrder(row.dpo.id, actor, tx);
  });
}

/**
 * Open work of a party that may not do it any more is given back, in the transaction that blocks it, switches it off or
 * takes its role: what it holds, and what is offered to it alone. Others are offered it, and captains are told. Of an order
 * that has ended it just ends. The caller has the party's lock.
 *
 * @param stillHas slugs of the roles that the party keeps
 */
export async function returnWorkOf(tx: Tx, partyId: number, stillHas: readonly string[] = []): Promise<void> {
  const kinds = WORK_KINDS.filter((kind) => !stillHas.includes(ROLE_OF_KIND[kind]));
  const open = await tx.workOrder.findMany({ where: { kind: { in: kinds }, status: { in: OPEN_WORK }, OR: [{ holderId: partyId }, { holderId: null, assignedToId: partyId }] }, select: { id: true } });
  if (open.length === 0) return;
  const partner = displayName(await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: partyNameFields }));
  for (const row of await lockWorkOrders(tx, open.map(({ id }) => id))) {
    // Under its lock it may have become another's, or be over.
    const isOffered = row.holderId === null && row.assignedToId === partyId && row.status === 'pending';
    if (!OPEN_WORK.includes(row.status) || (row.holderId !== partyId && !isOffered)) continue;
    if (isOver(row.dpo.status)) {
      await moveWork(tx, 'cancel', SYSTEM_ACTOR, row);
      continue;
    }
    if (isOffered) await moveWork(tx, 'assign', SYSTEM_ACTOR, row, { assignedToId: null });
    else await takeAway(tx, SYSTEM_ACTOR, row, null, {});
    await endFees(tx, { workOrderId: row.id });
    await notify(tx, { kind: 'work_returned', params: { workOrderId: row.id, dpoId: row.dpo.id, title: row.dpo.productName, partner }, toRole: 'captain' });
    await tellOffered(tx, row);
  }
}
