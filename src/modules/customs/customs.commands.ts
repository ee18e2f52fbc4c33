import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { toDecimal } from '@/modules/ledger/money.schema';
import { notify } from '@/modules/notification/notification.commands';
import { openForCharge } from '@/modules/payment/payment.commands';
import { giveBack, lockWork } from '@/modules/work/work.commands';
import { finishWithPaper } from '@/modules/work/paper.commands';
import { readWork } from '@/modules/work/work.queries';
import { workMachine, type WorkAnswer } from '@/modules/work/work.schema';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { notOpen } from '@/server/transition';
import { readFee } from './customs.queries';
import { feeOfferMachine, type EditFeeBody, type FeeAnswer, type FeeBody, type FilingBody } from './customs.schema';
import { endFees, moveFee } from './fee-offer.commands';

const lockedFields = {
  id: true, status: true, version: true, amountMinor: true, partyId: true,
  workOrder: { select: { id: true, dpo: { select: { id: true, productName: true, buyerId: true, sellerId: true } } } },
} as const;
type LockedFee = Prisma.FeeOfferGetPayload<{ select: typeof lockedFields }>;

/** A fee offer in the scope of who asks, its row locked. */
async function lockFee(tx: Tx, id: number, scope: { partyId?: number } = {}): Promise<LockedFee> {
  await tx.$queryRaw`SELECT 1 FROM "FeeOffer" WHERE "id" = ${id} FOR UPDATE`;
  const row = await tx.feeOffer.findFirst({ where: { id, ...scope }, select: lockedFields });
  if (!row) throw new Problem('not_found');
  return row;
}

const paramsOf = ({ id, workOrder: { dpo } }: LockedFee) => ({ feeId: id, dpoId: dpo.id, title: dpo.productName });

/** Who decides about what somebody else may have changed meanwhile says what it has read. */
function checkVersion(row: LockedFee, version: number): void {
  if (row.status === feeOfferMachine.initial && row.version !== version) throw new Problem('version_changed');
}

/**
 * A customs agent asks a fee for the work that it holds, in the order's currency; captains are told. One at a time is
 * proposed or agreed.
 *
 * @throws Problem not_found, status_changed (it does not hold the work, or is done with it), payment_not_awaited (the order's invoice takes no further line), fee_standing
 */
export async function proposeFee(actor: Actor, workId: number, { amount, note }: FeeBody): Promise<FeeAnswer> {
  return transact(async (tx) => {
    const work = await lockWork(tx, actor, 'customs', workId);
    if (work.holderId !== actor.partyId || (work.status !== 'accepted' && work.status !== 'in_progress')) throw notOpen(workMachine, work.status, 'start');
    const dpo = await tx.dpo.findUniqueOrThrow({ where: { id: work.dpo.id }, select: { currency: true, payments: { select: { status: true } } } });
    if (!dpo.payments.some(({ status }) => status === 'pending')) throw new Problem('payment_not_awaited');
    const { id } = await tx.feeOffer.create({ data: { workOrderId: workId, partyId: actor.partyId, amountMinor: amount, currency: dpo.currency, note, status: feeOfferMachine.initial }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'fee_offer.create', entity: 'fee_offer', entityId: id, details: { to: feeOfferMachine.initial, workId, amount: toDecimal(amount) } });
    await notify(tx, { kind: 'fee_proposed', params: { feeId: id, dpoId: work.dpo.id, title: work.dpo.productName, partner: displayName(actor) }, toRole: 'captain' });
    return readFee(tx, id, 'cha');
  }, 'fee_standing');
}

/**
 * A customs agent changes what it asks, until the captain has decided.
 *
 * @throws Problem not_found (also another's), status_changed, version_changed
 */
export async function editFee(actor: Actor, feeId: number, { amount, note, version }: EditFeeBody): Promise<FeeAnswer> {
  return transact(async (tx) => {
    const row = await lockFee(tx, feeId, { partyId: actor.partyId });
    checkVersion(row, version);
    await moveFee(tx, 'edit', asTransitionActor(actor), row, { amountMinor: amount, note });
    await notify(tx, { kind: 'fee_proposed', params: { ...paramsOf(row), partner: displayName(actor) }, toRole: 'captain' });
    return readFee(tx, feeId, 'cha');
  });
}

/**
 * The captain agrees to a fee: the order's invoice gets a line, and invoice and payment grow by it. The agent and the
 * buyer are told.
 *
 * @throws Problem not_found, payment_not_awaited, order_disputed, status_changed, version_changed (the agent asks something else meanwhile), fee_too_large
 */
export async function acceptFee(actor: Actor, feeId: number, version: number): Promise<FeeAnswer> {
  return transact(async (tx) => {
    const found = await tx.feeOffer.findUnique({ where: { id: feeId }, select: { status: true, partyId: true, workOrder: { select: { dpoId: true, dpo: { select: { buyerId: true, sellerId: true } } } } } });
    if (!found) throw new Problem('not_found');
    refuseOwnAffair(actor, found.partyId, found.workOrder.dpo.buyerId, found.workOrder.dpo.sellerId);
    // Decided already: that is said, and not what has become of the payment since.
    if (found.status !== feeOfferMachine.initial) throw new Problem('status_changed', { status: found.status });
    const charge = await openForCharge(tx, found.workOrder.dpoId);
    const row = await lockFee(tx, feeId);
    checkVersion(row, version);
    const by = asTransitionActor(actor);
    await moveFee(tx, 'accept', by, row, { decidedAt: new Date() });
    await charge(by, { feeOfferId: feeId, amountMinor: row.amountMinor });
    await notify(tx, { kind: 'fee_accepted', params: paramsOf(row), to: [row.partyId, row.workOrder.dpo.buyerId] });
    return readFee(tx, feeId, 'captain');
  });
}

/**
 * The captain declines a fee; its agent is told, and may ask another.
 *
 * @throws Problem not_found, status_changed, version_changed
 */
export async function declineFee(actor: Actor, feeId: number, version: number): Promise<FeeAnswer> {
  return transact(async (tx) => {
    const row = await lockFee(tx, feeId);
    refuseOwnAffair(actor, row.partyId, row.workOrder.dpo.buyerId, row.workOrder.dpo.sellerId);
    checkVersion(row, version);
    await moveFee(tx, 'decline', asTransitionActor(actor), row, { decidedAt: new Date() });
    await notify(tx, { kind: 'fee_declined', params: paramsOf(row), to: [row.partyId] });
    return readFee(tx, feeId, 'captain');
  });
}

/**
 * A customs agent declines a work order, as declineWork: a fee that it has proposed ends with it, and one that is agreed
 * binds it to the work.
 *
 * @throws Problem not_found, fee_agreed, status_changed (it has begun)
 */
export async function declineCustoms(actor: Actor, workId: number): Promise<void> {
  await transact(async (tx) => {
    const row = await lockWork(tx, actor, 'customs', workId);
    if (row.holderId !== null) {
      await tx.$queryRaw`SELECT 1 FROM "FeeOffer" WHERE "workOrderId" = ${workId} ORDER BY "id" FOR UPDATE`;
      if ((await tx.feeOffer.count({ where: { workOrderId: workId, status: 'accepted' } })) > 0) throw new Problem('fee_agreed');
      await endFees(tx, { workOrderId: workId });
    }
    await giveBack(tx, actor, row);
  });
}

/**
 * The agent that holds an order's customs work records the filing, and is done with it.
 *
 * @throws Problem not_found, status_changed, paper_day_invalid (a day to come), paper_before_order, file_unknown
 */
export async function fileCustoms(actor: Actor, workId: number, filing: FilingBody): Promise<WorkAnswer> {
  return transact(async (tx) => {
    await finishWithPaper(tx, actor, await lockWork(tx, actor, 'customs', workId), filing);
    return readWork(tx, workId);
  });
}
