import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwn } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { voidFees } from '@/modules/customs/fee-offer.commands';
import { awaitsApproval, isFrozen } from '@/modules/dispute/dispute.queries';
import type { RulingOutcome, Shares } from '@/modules/dispute/ruling.schema';
import { chargeInvoice, creditInvoice, moveInvoice } from '@/modules/invoice/invoice.commands';
import { lockCharges } from '@/modules/invoice/invoice.queries';
import { post } from '@/modules/ledger/ledger.commands';
import type { Posting } from '@/modules/ledger/ledger.schema';
import { escrowOf } from '@/modules/ledger/ledger.queries';
import { MOST_AMOUNT_MINOR, toDecimal, type Money } from '@/modules/ledger/money.schema';
import { notify } from '@/modules/notification/notification.commands';
import { captainsOf } from '@/modules/order/order-captain.queries';
import { settingIn } from '@/modules/platform/kept-settings.queries';
import { audit, SYSTEM } from '@/server/audit';
import { addDays, dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import type { PaymentAction, PaymentStatus } from './payment.machine';
import { findPaymentOrThrow } from './payment.queries';
import { creditorReference, paymentMachine, releaseShares, type PaymentAnswer, type ReceiptBody } from './payment.schema';

/** A payment as its steps need it, its row locked. */
interface Owed {
  readonly id: number;
  readonly status: PaymentStatus;
  readonly dpoId: number;
  readonly amountMinor: bigint;
  readonly receivedMinor: bigint;
  readonly currency: Money['currency'];
  readonly dpo: { readonly productName: string; readonly buyerId: number; readonly sellerId: number | null };
}

const owedFields = {
  id: true, status: true, dpoId: true, amountMinor: true, receivedMinor: true, currency: true,
  dpo: { select: { productName: true, buyerId: true, sellerId: true } },
} as const;

/** Locks in the order payment, accounts, audit (transact.ts). */
async function lockPayment(tx: Tx, where: { id: number } | { dpoId: number }): Promise<Owed | null> {
  const found = await tx.payment.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "id" = ${found.id} FOR UPDATE`;
  return tx.payment.findUniqueOrThrow({ where: { id: found.id }, select: owedFields });
}

async function lockPaymentOrThrow(tx: Tx, where: { id: number } | { dpoId: number }): Promise<Owed> {
  const owed = await lockPayment(tx, where);
  if (!owed) throw new Problem('not_found');
  return owed;
}

function movePayment(tx: Tx, action: PaymentAction, actor: TransitionActor, row: Owed, receivedMinor = row.receivedMinor): Promise<PaymentStatus> {
  return transition(tx, {
    machine: paymentMachine, action, actor, row,
    write: ({ id, from, to }) => tx.payment.updateMany({ where: { id, status: from }, data: { status: to, receivedMinor, version: { increment: 1 } } }),
    reread: (id) => tx.payment.findUnique({ where: { id }, select: { status: true } }),
  });
}

/**
 * Awaits an order's money, in the transaction that confirms the order: with the reference that its buyer writes on the
 * transfer and the last day for it; accountants are told. An amount of 0 is settled at once.
 */
export async function awaitPayment(tx: Tx, { id: dpoId, title }: { readonly id: number; readonly title: string }, { minor, currency }: Money, buyerZone: string): Promise<void> {
  const [next] = await tx.$queryRaw<{ id: number }[]>`SELECT nextval(pg_get_serial_sequence('"Payment"', 'id'))::int AS "id"`;
  if (!next) throw new Error('No number for a payment');
  await tx.payment.create({
    data: {
      id: next.id, dpoId, amountMinor: minor, currency, reference: creditorReference(next.id),
      dueOn: dayInZone(addDays(new Date(), await settingIn(tx, 'paymentDays')), buyerZone), status: minor === 0n ? 'settled' : paymentMachine.initial,
    },
    select: { id: true },
  });
  await audit(tx, { actor: SYSTEM, action: 'payment.create', entity: 'payment', entityId: next.id, details: { to: minor === 0n ? 'settled' : paymentMachine.initial, dpoId } });
  if (minor > 0n) await notify(tx, { kind: 'payment_awaited', params: { paymentId: next.id, dpoId, title }, toRole: 'accountant' });
}

/**
 * Who buys or sells does not book the money of its own order, whatever other role it holds (domain.md, Money: an accountant),
 * and neither does who has decided on it as its captain: what one has set in motion, another pays.
 *
 * @throws Problem own_order
 */
async function refuseConcerned(tx: Tx, actor: Actor, { dpoId, dpo: { buyerId, sellerId } }: Owed): Promise<void> {
  refuseOwn('own_order', actor, buyerId, sellerId, ...(await captainsOf(tx, dpoId)));
}

/** What has arrived is held for the order. */
async function hold(tx: Tx, actor: Actor, owed: Owed, receipt: { amountMinor: bigint; bankReference: string | null; receivedOn: Date }): Promise<void> {
  await refuseConcerned(tx, actor, owed);
  const left = owed.amountMinor - owed.receivedMinor;
  // What awaits nothing any more is no matter of the amount: the step itself refuses it.
  if (owed.status === paymentMachine.initial && receipt.amountMinor > left) throw new Problem('receipt_too_large', { field: 'amount' });
  // A ruling was made on what was held; until it is booked nothing comes to that.
  if (await awaitsApproval(tx, owed.dpoId)) throw new Problem('ruling_waits');
  const isWhole = receipt.amountMinor === left;
  const by = asTransitionActor(actor);
  await movePayment(tx, isWhole ? 'process' : 'receive', by, owed, owed.receivedMinor + receipt.amountMinor);
  const { id } = await tx.paymentReceipt.create({ data: { paymentId: owed.id, ...receipt, recordedById: actor.partyId }, select: { id: true } });
  await post(tx, {
    kind: 'hold', businessKey: `receipt:${id}`, currency: owed.currency, dpoId: owed.dpoId, actor: by,
    postings: [{ account: { kind: 'bank' }, amountMinor: -receipt.amountMinor }, { account: { kind: 'escrow', dpoId: owed.dpoId }, amountMinor: receipt.amountMinor }],
  });
  if (isWhole) {
    await moveInvoice(tx, 'settle', owed.dpoId);
    await voidFees(tx, owed.dpoId);
  }
  const params = { paymentId: owed.id, dpoId: owed.dpoId, title: owed.dpo.productName };
  if (isWhole) await notify(tx, { kind: 'payment_processed', params, to: [owed.dpo.buyerId, owed.dpo.sellerId], toRole: 'captain' });
  else await notify(tx, { kind: 'payment_received', params, to: [owed.dpo.buyerId] });
}

/**
 * The accountant records money that the bank has booked: a part, or all that is awaited, which makes the payment processed.
 *
 * @throws Problem not_found, own_order, status_changed, ruling_waits, receipt_too_large (more than is awaited), receipt_day_invalid (a day to come), receipt_too_early (before the payment was asked for), receipt_recorded (the bank's reference was recorded before)
 */
export async function recordReceipt(actor: Actor, paymentId: number, { amount, bankReference, receivedOn }: ReceiptBody): Promise<PaymentAnswer> {
  if (receivedOn > dayInZone(new Date(), actor.timeZone)) throw new Problem('receipt_day_invalid', { field: 'receivedOn' });
  return transact(async (tx) => {
    const owed = await lockPaymentOrThrow(tx, { id: paymentId });
    const { createdAt } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { createdAt: true } });
    // A day is left to time zones.
    if (receivedOn < addDays(dayInZone(createdAt, actor.timeZone), -1)) throw new Problem('receipt_too_early', { field: 'receivedOn' });
    await hold(tx, actor, owed, { amountMinor: amount, bankReference, receivedOn });
    return findPaymentOrThrow(tx, paymentId);
  }, 'receipt_recorded');
}

/**
 * The accountant processes a payment, as documented: all that is still awaited has arrived today, and is held for the order.
 *
 * @param readMinor what the accountant has read as awaited, where it says so; a fee or a receipt may have come between
 * @throws Problem not_found, own_order, status_changed, amount_changed, ruling_waits
 */
export async function processPayment(actor: Actor, paymentId: number, readMinor?: bigint): Promise<PaymentAnswer> {
  return transact(async (tx) => {
    const owed = await lockPaymentOrThrow(tx, { id: paymentId });
    const amountMinor = owed.amountMinor - owed.receivedMinor;
    if (owed.status === paymentMachine.initial && readMinor !== undefined && readMinor !== amountMinor) throw new Problem('amount_changed');
    await hold(tx, actor, owed, { amountMinor, bankReference: null, receivedOn: dayInZone(new Date(), actor.timeZone) });
    return findPaymentOrThrow(tx, paymentId);
  });
}

/**
 * Whether an order may be cancelled as far as its money goes: all of it is awaited, or held and to be returned. Locks the payment, so that
 * what the accountant books at the same moment comes before this or after the cancellation.
 *
 * @param mayReturn whether who cancels may leave held money to be returned
 * @throws Problem payment_processed (it has come, or gone, and who cancels has no say in it), payment_paid_out (a ruling has given it away)
 */
export async function requireCancellable(tx: Tx, dpoId: number, mayReturn: boolean): Promise<void> {
  const owed = await lockPayment(tx, { dpoId });
  if (!owed || owed.amountMinor === 0n || owed.status === 'pending' || owed.status === 'cancelled') return;
  if (!mayReturn) throw new Problem('payment_processed');
  if (owed.status !== 'processed') throw new Problem('payment_paid_out');
}

/** An order's cancellation ends what is awaited for it, if anything is yet. What has arrived stays held until the accountant returns it. */
export async function cancelPayment(tx: Tx, dpoId: number): Promise<void> {
  const owed = await lockPayment(tx, { dpoId });
  if (owed?.status === 'pending') await movePayment(tx, 'cancel', SYSTEM_ACTOR, owed);
}

/**
 * An agreed fee joins what an order's buyer owes: its invoice gets a line, and invoice and payment grow by it, in the
 * transaction that agrees. Locks the payment: call it before the fee's own rows are locked.
 *
 * @returns what makes the line, once the fee is agreed
 * @throws Problem payment_not_awaited (the money has come, was never owed or ended with its order), order_disputed (a ruling must not be on other sums than it was given on), fee_too_large (invoice and fee together are more than one payment can be)
 */
export async function openForCharge(tx: Tx, dpoId: number): Promise<(actor: TransitionActor, charge: { readonly feeOfferId: number; readonly amountMinor: bigint }) => Promise<void>> {
  const owed = await lockPayment(tx, { dpoId });
  if (owed?.status !== 'pending') throw new Problem('payment_not_awaited');
  if (await isFrozen(tx, dpoId)) throw new Problem('order_disputed');
  return async (actor, { feeOfferId, amountMinor }) => {
    if (owed.amountMinor + amountMinor > MOST_AMOUNT_MINOR) throw new Problem('fee_too_large', { field: 'amount' });
    await chargeInvoice(tx, dpoId, { feeOfferId, amountMinor });
    await tx.payment.updateMany({ where: { id: owed.id }, data: { amountMinor: { increment: amountMinor }, version: { increment: 1 } } });
    await audit(tx, { actor, action: 'payment.charge', entity: 'payment', entityId: owed.id, details: { feeOfferId, amount: toDecimal(amountMinor) } });
  };
}

type PayOut = 'release' | 'refund' | 'split' | 'fee_return';
const payOutKey = (kind: PayOut, { id }: Owed) => `${kind}:${id}`;

/** Takes what is named out of an order's escrow: all of it, or with a fee's return that fee alone. */
async function payOut(tx: Tx, kind: PayOut, owed: Owed, actor: TransitionActor, shares: readonly Posting[], heldMinor: bigint): Promise<void> {
  await post(tx, {
    kind, businessKey: payOutKey(kind, owed), currency: owed.currency, dpoId: owed.dpoId, actor,
    postings: [{ account: { kind: 'escrow', dpoId: owed.dpoId }, amountMinor: -heldMinor }, ...shares],
  });
}

const aboutPayment = ({ id, dpoId, dpo }: Owed) => ({ paymentId: id, dpoId, title: dpo.productName });

/** What is held goes to the seller, less the house's fee; agreed customs fees go to whom they are owed, or back to the buyer where nothing was filed (docs/decisions/0021-customs-fees.md). */
async function payToSeller(tx: Tx, owed: Owed): Promise<void> {
  const { sellerId, buyerId } = owed.dpo;
  if (sellerId === null) throw new Problem('status_changed', { status: owed.status });
  await movePayment(tx, 'release', SYSTEM_ACTOR, owed);
  const held = await escrowOf(tx, owed.dpoId, owed.currency);
  const agreed = await lockCharges(tx, owed.dpoId);
  const { sellerMinor, feeMinor, chargesMinor } = releaseShares(held, owed.amountMinor, agreed.map(({ amountMinor }) => amountMinor), await settingIn(tx, 'platformFeeBasis'));
  const charges = agreed.map((fee, index) => ({ ...fee, amountMinor: chargesMinor[index] ?? 0n })).filter(({ amountMinor }) => amountMinor > 0n);
  const earned = charges.filter(({ isEarned }) => isEarned);
  const unearned = charges.filter(({ isEarned }) => !isEarned);
  const returnedMinor = unearned.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  await payOut(tx, 'release', owed, SYSTEM_ACTOR, [
    { account: { kind: 'wallet', partyId: sellerId }, amountMinor: sellerMinor },
    ...earned.map(({ partyId, amountMinor }) => ({ account: { kind: 'wallet' as const, partyId }, amountMinor })),
    { account: { kind: 'fees' }, amountMinor: feeMinor },
  ], held - returnedMinor);
  await payOut(tx, 'fee_return', owed, SYSTEM_ACTOR, [{ account: { kind: 'wallet', partyId: buyerId }, amountMinor: returnedMinor }], returnedMinor);
  await creditInvoice(tx, owed.dpoId, { businessKey: payOutKey('fee_return', owed), amountMinor: returnedMinor, rulingId: null, ofFees: true });
  await notify(tx, { kind: 'payment_released', params: aboutPayment(owed), to: [sellerId, buyerId] });
  const about = { dpoId: owed.dpoId, title: owed.dpo.productName };
  await notify(tx, { kind: 'fee_released', params: about, to: earned.map(({ partyId }) => partyId) });
  if (returnedMinor > 0n) await notify(tx, { kind: 'fee_returned', params: about, to: [buyerId, ...unearned.map(({ partyId }) => partyId)] });
}

/** What is held goes back to the buyer, by a ruling or for a cancelled order. */
async function payToBuyer(tx: Tx, owed: Owed, by: TransitionActor, rulingId: number | null): Promise<void> {
  const held = await escrowOf(tx, owed.dpoId, owed.currency);
  await movePayment(tx, 'refund', by, owed);
  await payOut(tx, 'refund', owed, by, [{ account: { kind: 'wallet', partyId: owed.dpo.buyerId }, amountMinor: held }], held);
  await creditInvoice(tx, owed.dpoId, { businessKey: payOutKey('refund', owed), amountMinor: held, rulingId });
  await notify(tx, { kind: 'payment_refunded', params: aboutPayment(owed), to: [owed.dpo.buyerId, owed.dpo.sellerId] });
}

/** The shares that a ruling has given, and which ruling it is. */
type Ruled = Shares & { readonly id: number };

/** Each side's share goes to its wallet, to the cent. The house takes no fee of a deal that went wrong. */
async function payToBoth(tx: Tx, owed: Owed, by: TransitionActor, { id: rulingId, buyerMinor, sellerMinor }: Ruled): Promise<void> {
  const { buyerId, sellerId } = owed.dpo;
  if (sellerId === null) throw new Problem('split_invalid');
  await movePayment(tx, 'split', by, owed);
  await payOut(tx, 'split', owed, by, [
    { account: { kind: 'wallet', partyId: buyerId }, amountMinor: buyerMinor },
    { account: { kind: 'wallet', partyId: sellerId }, amountMinor: sellerMinor },
  ], buyerMinor + sellerMinor);
  await creditInvoice(tx, owed.dpoId, { businessKey: payOutKey('split', owed), amountMinor: buyerMinor, rulingId });
  await notify(tx, { kind: 'payment_split', params: aboutPayment(owed), to: [buyerId, sellerId] });
}

/**
 * A completed order's money goes to its seller, less the house's fee, in the transaction that completes it. What a ruling
 * has given away before is no longer there to release.
 *
 * @throws Problem not_found, order_disputed (a dispute freezes it), status_changed (nothing is held)
 */
export async function releasePayment(tx: Tx, dpoId: number): Promise<void> {
  if (await isFrozen(tx, dpoId)) throw new Problem('order_disputed');
  const owed = await lockPaymentOrThrow(tx, { dpoId });
  if (owed.status !== 'settled' && owed.status !== 'released') await payToSeller(tx, owed);
}

/**
 * The accountant returns what is held for a cancelled order to its buyer's wallet.
 *
 * @throws Problem not_found (no such payment), own_order, order_disputed (a dispute freezes it), status_changed (also when its order is not cancelled), nothing_held
 */
export async function refundPayment(actor: Actor, paymentId: number): Promise<PaymentAnswer> {
  return transact(async (tx) => {
    const owed = await lockPaymentOrThrow(tx, { id: paymentId });
    await refuseConcerned(tx, actor, owed);
    const { status } = await tx.dpo.findUniqueOrThrow({ where: { id: owed.dpoId }, select: { status: true } });
    // Who asks again after an answer that never came hears that it was done, not that there was nothing to do.
    if (status !== 'cancelled' || owed.status === 'refunded') throw new Problem('status_changed', { status: owed.status });
    if (await isFrozen(tx, owed.dpoId)) throw new Problem('order_disputed');
    if ((await escrowOf(tx, owed.dpoId, owed.currency)) === 0n) throw new Problem('nothing_held');
    await payToBuyer(tx, owed, asTransitionActor(actor), null);
    return findPaymentOrThrow(tx, paymentId);
  });
}

/** What is held for an order, for a ruling on it: its payment is locked until the transaction ends, so that nothing comes to it. */
export async function lockHeld(tx: Tx, dpoId: number): Promise<Money> {
  const { currency } = await lockPaymentOrThrow(tx, { dpoId });
  return { minor: await escrowOf(tx, dpoId, currency), currency };
}

/**
 * Books an approved ruling, in the transaction that approves it. Where a part alone had come, nothing more is awaited
 * afterwards; where nothing had, a release leaves the payment awaited and a refund ends it.
 *
 * @throws Problem not_found, split_invalid (the shares are not exactly what is held), status_changed
 */
export async function payRuling(tx: Tx, actor: Actor, dpoId: number, outcome: RulingOutcome, ruled: Ruled): Promise<void> {
  const owed = await lockPaymentOrThrow(tx, { dpoId });
  const held = await escrowOf(tx, dpoId, owed.currency);
  if (ruled.buyerMinor + ruled.sellerMinor !== held) throw new Problem('split_invalid');
  if (held === 0n) return outcome === 'refund' ? cancelPayment(tx, dpoId) : undefined;
  const isPart = owed.status === 'pending';
  const whole: Owed = isPart ? { ...owed, status: await movePayment(tx, 'close', SYSTEM_ACTOR, owed) } : owed;
  if (isPart) await voidFees(tx, dpoId);
  if (isPart && outcome !== 'refund') await moveInvoice(tx, 'settle', dpoId);
  const by = asTransitionActor(actor);
  if (outcome === 'release') await payToSeller(tx, whole);
  else if (outcome === 'refund') await payToBuyer(tx, whole, by, ruled.id);
  else await payToBoth(tx, whole, by, ruled);
}
