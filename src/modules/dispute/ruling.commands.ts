import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwn } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { captainsOf } from '@/modules/order/order-captain.queries';
import { followRuling } from '@/modules/order/order.commands';
import { lockHeld, payRuling } from '@/modules/payment/payment.commands';
import { notify } from '@/modules/notification/notification.commands';
import type { NotificationKind } from '@/modules/notification/notification.schema';
import { toDecimal } from '@/modules/ledger/money.schema';
import { lockRfq } from '@/modules/rfq/rfq.commands';
import { audit } from '@/server/audit';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import type { ArbitratorCaseAnswer } from './case.schema';
import { readArbitratorCase } from './case.queries';
import { moveDispute } from './dispute.commands';
import { readAccountantDispute } from './dispute.queries';
import type { AccountantDisputeAnswer } from './dispute.schema';
import { rulingMachine } from './ruling.machine';
import { sharesOf, type RulingBody, type RulingOutcome } from './ruling.schema';

/**
 * The arbitrator of a case rules on what is held for its order now: the seller's, the buyer's, or divided to the cent. The
 * dispute is resolved; the money stays where it is until an accountant approves. Both sides and accountants are told.
 *
 * @throws Problem not_found (also another arbitrator's case), status_changed (not under review, or ruled already), amount_changed (not what it has read is held),
 *   nothing_held (a split of nothing), split_invalid (the shares are not exactly what is held), seller_missing (an order
 *   without a seller, whose money only its buyer can have)
 */
export async function giveRuling(actor: Actor, disputeId: number, body: RulingBody): Promise<ArbitratorCaseAnswer> {
  return transact(async (tx) => {
    const row = await tx.dispute.findFirst({
      where: { id: disputeId, arbitratorId: actor.partyId }, select: { id: true, status: true, dpoId: true, arbitratorId: true, dpo: { select: { productName: true, buyerId: true, sellerId: true } } },
    });
    if (!row) throw new Problem('not_found');
    const by = asTransitionActor(actor);
    await moveDispute(tx, 'resolve', by, row);
    const held = await lockHeld(tx, row.dpoId);
    if (body.heldAmount !== undefined && body.heldAmount !== held.minor) throw new Problem('amount_changed');
    if (body.outcome === 'split' && held.minor === 0n) throw new Problem('nothing_held', { field: 'outcome' });
    if (body.outcome !== 'refund' && row.dpo.sellerId === null) throw new Problem('seller_missing', { field: 'outcome' });
    const shares = sharesOf(body, held.minor);
    if (!shares) throw new Problem('split_invalid', { field: 'sellerAmount' });
    const { outcome, reason } = body;
    const { id } = await tx.ruling.create({ data: { disputeId, outcome, reason, currency: held.currency, ...shares, status: rulingMachine.initial }, select: { id: true } });
    await audit(tx, {
      actor: by, action: 'ruling.create', entity: 'ruling', entityId: id,
      details: { to: rulingMachine.initial, disputeId, outcome, currency: held.currency, buyer: toDecimal(shares.buyerMinor), seller: toDecimal(shares.sellerMinor) },
    });
    await notify(tx, { kind: 'dispute_ruled', params: { disputeId, dpoId: row.dpoId, title: row.dpo.productName }, to: [row.dpo.buyerId, row.dpo.sellerId], toRole: 'accountant' });
    return readArbitratorCase(tx, actor.partyId, disputeId);
  });
}

/** Which sentence says what an approved ruling means for the money and for the order. */
function approvedKind(outcome: RulingOutcome, isEnded: boolean): NotificationKind {
  if (outcome === 'release') return 'ruling_released';
  if (outcome === 'refund') return 'ruling_refunded';
  return isEnded ? 'ruling_split_ended' : 'ruling_split';
}

/**
 * The accountant approves the ruling of a dispute: what is held is booked as it says, in this transaction, the order follows,
 * and everybody is told.
 *
 * @throws Problem not_found, status_changed (not ruled, or approved already), own_affair (who ruled, is a side of the order or decided on it as captain approves nothing), split_invalid (what is held is no longer what was ruled on)
 */
export async function approveRuling(actor: Actor, disputeId: number): Promise<AccountantDisputeAnswer> {
  return transact(async (tx) => {
    const dispute = await tx.dispute.findUnique({
      where: { id: disputeId },
      select: {
        status: true, dpoId: true, arbitratorId: true, dpo: { select: { rfqId: true, productName: true, buyerId: true, sellerId: true } },
        ruling: { select: { id: true, status: true, outcome: true, currency: true, buyerMinor: true, sellerMinor: true } },
      },
    });
    if (!dispute) throw new Problem('not_found');
    const { ruling, dpoId, dpo } = dispute;
    if (!ruling) throw new Problem('status_changed', { status: dispute.status, why: 'ruling_missing' });
    // Decided by one, booked by another (docs/decisions/0020): one person may hold both roles.
    refuseOwn('own_affair', actor, dispute.arbitratorId, dpo.buyerId, dpo.sellerId, ...(await captainsOf(tx, dpoId)));
    await lockRfq(tx, dpo.rfqId);
    const by = asTransitionActor(actor);
    await transition(tx, {
      machine: rulingMachine, action: 'approve', actor: by, row: ruling,
      write: ({ id, from, to }) => tx.ruling.updateMany({ where: { id, status: from }, data: { status: to, approvedById: actor.partyId, approvedAt: new Date() } }),
      reread: (id) => tx.ruling.findUnique({ where: { id }, select: { status: true } }),
    });
    const { isEnded } = await followRuling(tx, dpoId, ruling.outcome);
    await payRuling(tx, actor, dpoId, ruling.outcome, ruling);
    const amounts = { buyerAmount: toDecimal(ruling.buyerMinor), sellerAmount: toDecimal(ruling.sellerMinor), currency: ruling.currency };
    await notify(tx, { kind: approvedKind(ruling.outcome, isEnded), params: { disputeId, dpoId, title: dpo.productName, ...amounts }, to: [dpo.buyerId, dpo.sellerId, dispute.arbitratorId], toRole: 'captain' });
    return readAccountantDispute(tx, disputeId);
  });
}
