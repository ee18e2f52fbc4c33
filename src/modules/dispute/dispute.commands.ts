import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { notify } from '@/modules/notification/notification.commands';
import { DISPUTABLE } from '@/modules/order/order.schema';
import { audit } from '@/server/audit';
import { transact } from '@/server/transact';
import { disputeFields, toDisputeAnswer } from './dispute.queries';
import { disputeMachine, type DisputeAnswer } from './dispute.schema';

/**
 * A side of an order disputes it, from its confirmation until its money is released: the release is frozen until the
 * dispute is resolved. The other side and captains are told.
 *
 * @throws Problem not_found (also somebody else's order), status_changed, order_disputed (already)
 */
export async function openDispute(actor: Actor, side: 'buyer' | 'seller', dpoId: number, reason: string): Promise<DisputeAnswer> {
  return transact(async (tx) => {
    const dpo = await tx.dpo.findFirst({
      where: { id: dpoId, ...(side === 'buyer' ? { buyerId: actor.partyId } : { sellerId: actor.partyId }) }, select: { id: true, status: true, productName: true, buyerId: true, sellerId: true },
    });
    if (!dpo) throw new Problem('not_found');
    // The row's own lock: a delivery that is confirmed meanwhile comes before this or after it.
    const { count } = await tx.dpo.updateMany({ where: { id: dpoId, status: { in: [...DISPUTABLE] } }, data: { version: { increment: 1 } } });
    if (count !== 1) throw new Problem('status_changed', { status: dpo.status });
    const dispute = await tx.dispute.create({ data: { dpoId, openedById: actor.partyId, reason, status: disputeMachine.initial }, select: disputeFields });
    await audit(tx, { actor: asTransitionActor(actor), action: 'dispute.create', entity: 'dispute', entityId: dispute.id, details: { to: disputeMachine.initial, dpoId } });
    await notify(tx, { kind: 'dispute_opened', params: { disputeId: dispute.id, dpoId, title: dpo.productName }, to: [side === 'buyer' ? dpo.sellerId : dpo.buyerId], toRole: 'captain' });
    return toDisputeAnswer(dispute);
  }, 'order_disputed');
}
