import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { allowedActions } from '@/machine/machine';
import { endFees } from '@/modules/customs/fee-offer.commands';
import { lineTotal, MOST_ORDER_MINOR } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { titleAsOthersRead } from '@/modules/moderation/moderation.queries';
import { isFrozen, isRuledOut } from '@/modules/dispute/dispute.queries';
import type { RulingOutcome } from '@/modules/dispute/ruling.schema';
import { notify } from '@/modules/notification/notification.commands';
import { freezePaper } from '@/modules/document/paper-facts.commands';
import { issueInvoice, moveInvoice } from '@/modules/invoice/invoice.commands';
import { supplierOf } from '@/modules/offer/offer.schema';
import { awaitPayment, cancelPayment, releasePayment, requireCancellable } from '@/modules/payment/payment.commands';
import { moveDpq, refuseIdleSeller } from '@/modules/quotation/quotation.commands';
import { lockRfq, moveRfq } from '@/modules/rfq/rfq.commands';
import { verdictOf } from '@/modules/survey/survey.queries';
import { cancelWork, closeWork, offerWork, tellStarters } from '@/modules/work/work.commands';
import { audit } from '@/server/audit';
import type { AuditDetails } from '@/server/audit-words';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import { dpoMachine, type DpoAction, type DpoStatus } from './order.machine';
import { confirmsItselfAt, isoDay, readDpo } from './order.queries';
import type { DpoAnswer } from './order.schema';

/**
 * The captain turns a draft quotation into an order, and a survey is offered. From `draft` this is allowed as documented,
 * is recorded as made without the buyer's acceptance, and leaves the buyer the right to cancel.
 *
 * @throws Problem not_found, own_decision, status_changed, quotation_expired (a draft that the buyer could not accept any more either),
 * offer_required (a quotation of nobody's offer, on an RFQ of nobody's product), seller_unavailable, total_too_large
 */
export async function convertDpq(actor: Actor, dpqId: number): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const dpq = await tx.dpq.findUnique({
      where: { id: dpqId },
      select: {
        id: true, status: true, revision: true, rfqId: true, buyerId: true, offer: { select: { sellerId: true, leadTimeDays: true } },
        rfq: { select: { id: true, title: true, unit: true, productName: true, product: { select: { sellerId: true, hsCode: true } } } },
        revisions: { orderBy: { number: 'desc' }, take: 1, select: { unitPriceMinor: true, currency: true, quantity: true, specifications: true, deliveryPortId: true, deliveryDate: true, paymentTerms: true, validUntil: true } },
      },
    });
    const revision = dpq?.revisions[0];
    if (!dpq || !revision) throw new Problem('not_found');
    const { validUntil, ...terms } = revision;
    const totalMinor = lineTotal(terms.unitPriceMinor, terms.quantity);
    // Of a quotation from before there was this limit.
    if (totalMinor > MOST_ORDER_MINOR) throw new Problem('total_too_large');
    const withoutAcceptance = dpq.status === 'draft';
    if (withoutAcceptance && validUntil <= new Date()) throw new Problem('quotation_expired');
    // A buyer's withdrawal looks at orders and quotations one after the other; under the lock it sees both before this or both after.
    await lockRfq(tx, dpq.rfqId);
    await moveDpq(tx, 'convert', asTransitionActor(actor), dpq, { details: withoutAcceptance ? { note: "without the buyer's acceptance" } : {} });
    const sellerId = supplierOf(dpq.offer, dpq.rfq.product);
    if (sellerId === null) throw new Problem('offer_required');
    refuseOwnAffair(actor, dpq.buyerId, sellerId);
    await refuseIdleSeller(tx, sellerId);
    const product = dpq.rfq.productName ?? (await titleAsOthersRead(tx, dpq.rfq));
    const dpo = await tx.dpo.create({
      data: {
        ...terms,
        dpqId, rfqId: dpq.rfqId, buyerId: dpq.buyerId, sellerId, withoutAcceptance,
        status: dpoMachine.initial,
        productName: product,
        paper: await freezePaper(tx, { buyerId: dpq.buyerId, sellerId, product, hsCode: dpq.rfq.product?.hsCode ?? '', leadTimeDays: dpq.offer?.leadTimeDays }),
        unit: dpq.rfq.unit,
        totalMinor,
      },
      select: { id: true, productName: true, buyerId: true, sellerId: true },
    });
    await audit(tx, { actor: asTransitionActor(actor), action: 'dpo.create', entity: 'dpo', entityId: dpo.id, details: { to: dpoMachine.initial, dpqId } });
    await offerWork(tx, dpo, ['survey']);
    await notify(tx, { kind: 'quotation_converted', params: { dpqId, dpoId: dpo.id, title: await titleAsOthersRead(tx, dpq.rfq) }, to: [dpq.buyerId, sellerId] });
    return readDpo(tx, dpo.id, 'house');
  });
}

/** An order in the scope of who asks; another party's is as absent as one that never was. */
export async function findDpo(tx: Tx, id: number, scope: { buyerId?: number; sellerId?: number } = {}) {
  const dpo = await tx.dpo.findFirst({
    where: { id, ...scope },
    select: {
      id: true, status: true, buyerId: true, sellerId: true, productName: true, totalMinor: true, currency: true, withoutAcceptance: true, createdAt: true, rfq: { select: { id: true, status: true } },
      buyer: { select: { timeZone: true, port: { select: { country: true } } } },
      seller: { select: { port: { select: { country: true } } } },
    },
  });
  if (!dpo) throw new Problem('not_found');
  return dpo;
}

/** An order that a captain decides about: none that it is a side of. */
async function findForHouse(tx: Tx, actor: Actor, id: number) {
  const dpo = await findDpo(tx, id);
  refuseOwnAffair(actor, dpo.buyerId, dpo.sellerId);
  return dpo;
}

/** What a step writes besides the status. */
type DpoStamp = Record<string, never> | { completedAt: Date } | { confirmedAt: Date; surveyDecision: string | null } | { surveyDecision: string } | { processingAt: Date } | { goodsReadyOn: Date; goodsReadyPacking: string | null } | { cancelledAt: Date; cancelReason: string; cancelledByBuyer?: boolean };

export function moveDpo(tx: Tx, action: DpoAction, actor: TransitionActor, row: { id: number; status: DpoStatus }, stamp: DpoStamp = {}, details: AuditDetails = {}) {
  return transition(tx, {
    machine: dpoMachine, action, actor, row, details,
    write: ({ id, from, to }) => tx.dpo.updateMany({ where: { id, status: from, ...('goodsReadyOn' in stamp ? { goodsReadyOn: null } : {}) }, data: { status: to, version: { increment: 1 }, ...stamp } }),
    reread: (id) => tx.dpo.findUnique({ where: { id }, select: { status: true } }),
  });
}

/**
 * The captain confirms an order: its invoice is issued, its payment awaited (one of 0 is settled at once), and
 * insurance, transport, logistics and customs are offered to partners. Where the survey has failed this takes a decision,
 * which both sides read in the order.
 *
 * @param decision why the order is confirmed all the same; without a failed survey it is not kept
 * @throws Problem not_found, own_decision, status_changed, survey_decision_required (the survey has failed, and no reason is given)
 */
export async function confirmDpo(actor: Actor, dpoId: number, decision = ''): Promise<DpoAnswer> {
  return transact(async (tx) => {
    // The order's own lock: a report that is changed meanwhile comes before this or is refused.
    await tx.$executeRaw`SELECT 1 FROM "Dpo" WHERE "id" = ${dpoId} FOR NO KEY UPDATE`;
    const dpo = await findForHouse(tx, actor, dpoId);
    const hasFailed = (await verdictOf(tx, dpoId)) === 'failed';
    if (hasFailed && decision === '' && dpo.status === dpoMachine.initial) throw new Problem('survey_decision_required', { field: 'decision' });
    const surveyDecision = hasFailed ? decision : null;
    await moveDpo(tx, 'confirm', asTransitionActor(actor), dpo, { confirmedAt: new Date(), surveyDecision }, surveyDecision === null ? {} : { surveyDecision });
    const total = { minor: dpo.totalMinor, currency: dpo.currency };
    await awaitPayment(tx, { id: dpoId, title: dpo.productName }, total, dpo.buyer.timeZone);
    await issueInvoice(tx, { id: dpoId, total, sellerCountry: dpo.seller?.port?.country ?? null, buyerCountry: dpo.buyer.port?.country ?? null });
    await offerWork(tx, dpo, ['insurance', 'transport', 'logistics', 'customs']);
    await notify(tx, { kind: hasFailed ? 'order_confirmed_despite_survey' : 'order_confirmed', params: { dpoId, title: dpo.productName }, to: [dpo.buyerId, dpo.sellerId] });
    return readDpo(tx, dpoId, 'house');
  });
}

/**
 * The captain decides that an order goes on although its survey has failed after the confirmation; until then its
 * transport does not start, whose partner is told. Both sides read the reason in the order.
 *
 * @throws Problem not_found, own_decision, survey_decision_required (no reason is given), status_changed (also when the survey has not failed, or is decided already)
 */
export async function acceptSurvey(actor: Actor, dpoId: number, decision: string): Promise<DpoAnswer> {
  if (decision === '') throw new Problem('survey_decision_required', { field: 'decision' });
  return transact(async (tx) => {
    const dpo = await findForHouse(tx, actor, dpoId);
    // Under its lock a transport that starts meanwhile comes before this or after it.
    await lockRfq(tx, dpo.rfq.id);
    if (!(await isSurveyUndecided(tx, dpoId))) throw new Problem('status_changed', { status: dpo.status });
    await moveDpo(tx, 'accept_survey', asTransitionActor(actor), dpo, { surveyDecision: decision }, { surveyDecision: decision });
    await notify(tx, { kind: 'survey_accepted', params: { dpoId, title: dpo.productName }, to: [dpo.buyerId, dpo.sellerId] });
    await tellStarters(tx, dpo, 'start_allowed');
    return readDpo(tx, dpoId, 'house');
  });
}

/** Whether an order's survey has failed and the captain has not decided to go on all the same. */
export async function isSurveyUndecided(tx: Tx, dpoId: number): Promise<boolean> {
  if ((await verdictOf(tx, dpoId)) !== 'failed') return false;
  return (await tx.dpo.count({ where: { id: dpoId, surveyDecision: null } })) > 0;
}

/**
 * The captain starts an order's processing: the seller is told to produce and pack, and the RFQ follows. Needs neither
 * survey nor funds, as documented; the answer's `outstanding` says which are.
 *
 * @throws Problem not_found, status_changed
 */
export async function processDpo(actor: Actor, dpoId: number): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const dpo = await findForHouse(tx, actor, dpoId);
    await lockRfq(tx, dpo.rfq.id);
    await moveDpo(tx, 'process', asTransitionActor(actor), dpo, { processingAt: new Date() });
    await moveRfq(tx, 'follow_processing', SYSTEM_ACTOR, dpo.rfq);
    await notify(tx, { kind: 'order_processing', params: { dpoId, title: dpo.productName }, to: [dpo.sellerId, dpo.buyerId] });
    return readDpo(tx, dpoId, 'house');
  });
}

/** What an order does as its goods travel: its step, the one of its RFQ, and what is told of it. */
const TRAVEL = {
  ship: { follow: 'follow_shipped', kind: 'order_shipped' },
  deliver: { follow: 'follow_delivered', kind: 'order_arrived' },
} as const;

/**
 * An order follows its goods, in the transaction of the work order that moves them: shipped when their transport starts,
 * delivered with the last milestone of their freight. Both sides and captains are told; the buyer is asked to confirm.
 *
 * @param at when that happened, as far as it is not now
 * @throws Problem not_found, order_not_processing or order_not_shipped (the goods can't have come so far)
 */
export async function followGoods(tx: Tx, action: keyof typeof TRAVEL, dpoId: number, at = new Date()): Promise<void> {
  const dpo = await findDpo(tx, dpoId);
  if (!allowedActions(dpoMachine, dpo.status, SYSTEM_ACTOR.role).includes(action)) throw new Problem(action === 'ship' ? 'order_not_processing' : 'order_not_shipped');
  await lockRfq(tx, dpo.rfq.id);
  const status = await moveDpo(tx, action, SYSTEM_ACTOR, dpo);
  const rfqStatus = await moveRfq(tx, TRAVEL[action].follow, SYSTEM_ACTOR, dpo.rfq);
  const isPaidOut = action === 'deliver' && (await isRuledOut(tx, dpoId));
  if (isPaidOut) await closeDpo(tx, { ...dpo, status, rfq: { ...dpo.rfq, status: rfqStatus } });
  // By the calendar of who has to confirm.
  const by: Readonly<Record<string, string>> = action === 'deliver' && !isPaidOut ? { confirmsOn: isoDay(dayInZone(await confirmsItselfAt({ deliveredAt: at, recordedAt: new Date() }), dpo.buyer.timeZone)) } : {};
  await notify(tx, { kind: isPaidOut ? 'order_delivered' : TRAVEL[action].kind, params: { dpoId, title: dpo.productName, ...by }, to: [dpo.buyerId, dpo.sellerId], toRole: 'captain' });
}

/**
 * The buyer confirms that the goods have come: the order is completed, the RFQ fulfilled, and what is held is released to the seller.
 *
 * @throws Problem not_found (also another buyer's), status_changed
 */
export async function confirmDelivery(actor: Actor, dpoId: number): Promise<DpoAnswer> {
  return transact(async (tx) => {
    await completeDpo(tx, await findDpo(tx, dpoId, { buyerId: actor.partyId }), asTransitionActor(actor));
    return readDpo(tx, dpoId, 'buyer');
  });
}

/** What ends with an order that comes to nothing: what is awaited for it, its invoice, open work orders with their fees, and its RFQ. */
async function endTrade(tx: Tx, dpo: Parameters<typeof endWork>[1]): Promise<void> {
  await cancelPayment(tx, dpo.id);
  await moveInvoice(tx, 'cancel', dpo.id);
  await endWork(tx, dpo);
}

/** The money of an order is settled before its goods were sent: its open work and what is proposed for it end, and its RFQ. Its payment and invoice stand for what was shared. */
async function endWork(tx: Tx, { id: dpoId, productName, rfq }: { id: number; productName: string; rfq: Parameters<typeof moveRfq>[3] }): Promise<void> {
  await cancelWork(tx, { id: dpoId, productName });
  await endFees(tx, { workOrder: { dpoId } });
  await moveRfq(tx, 'follow_cancelled', SYSTEM_ACTOR, rfq);
}

/**
 * An order follows an approved ruling on its dispute, in the transaction that approves it and under its RFQ's lock: a refund
 * undoes the deal, and so does a split of one whose goods are not sent; a split or a release completes one
 * whose goods have come. What is on its way goes on and is completed when it comes (followGoods).
 *
 * @returns whether the order has come to nothing
 */
export async function followRuling(tx: Tx, dpoId: number, outcome: RulingOutcome): Promise<{ isEnded: boolean }> {
  const dpo = await findDpo(tx, dpoId);
  if (outcome === 'refund') {
    await moveDpo(tx, 'undo', SYSTEM_ACTOR, dpo, { cancelledAt: new Date(), cancelReason: '' });
    await endTrade(tx, dpo);
    return { isEnded: true };
  }
  if (outcome === 'split' && (dpo.status === 'confirmed' || dpo.status === 'processing')) {
    await moveDpo(tx, 'undo', SYSTEM_ACTOR, dpo, { cancelledAt: new Date(), cancelReason: '' });
    await endWork(tx, dpo);
    return { isEnded: true };
  }
  if (dpo.status === 'delivered') {
    await closeDpo(tx, dpo);
  } else {
    if (outcome === 'split') await cancelWork(tx, dpo, ['survey', 'insurance']);
    // Its row's own lock, as of the other ways: a dispute that is opened meanwhile comes before this or after it.
    await tx.dpo.updateMany({ where: { id: dpoId }, data: { version: { increment: 1 } } });
  }
  return { isEnded: false };
}

/** Of goods that have come and whose money a ruling has paid out already nobody's word is awaited any more. */
async function closeDpo(tx: Tx, dpo: Pick<Awaited<ReturnType<typeof findDpo>>, 'id' | 'status' | 'productName' | 'rfq'>): Promise<void> {
  await moveDpo(tx, 'confirm_delivery', SYSTEM_ACTOR, dpo, { completedAt: new Date() });
  await moveRfq(tx, 'follow_fulfilled', SYSTEM_ACTOR, dpo.rfq);
  await endOpenWork(tx, dpo);
}

async function completeDpo(tx: Tx, dpo: Awaited<ReturnType<typeof findDpo>>, actor: TransitionActor): Promise<void> {
  await lockRfq(tx, dpo.rfq.id);
  await moveDpo(tx, 'confirm_delivery', actor, dpo, { completedAt: new Date() });
  await moveRfq(tx, 'follow_fulfilled', SYSTEM_ACTOR, dpo.rfq);
  await releasePayment(tx, dpo.id);
  await endOpenWork(tx, dpo);
}

/** What nobody has begun of a completed order's work ends with it, and so do fees that were asked. */
async function endOpenWork(tx: Tx, dpo: { readonly id: number; readonly productName: string }): Promise<void> {
  await closeWork(tx, dpo);
  await endFees(tx, { workOrder: { dpoId: dpo.id } });
}

/**
 * Confirms a delivery that its buyer has neither confirmed nor disputed in time, as the buyer would; both sides are told.
 *
 * @throws Problem status_changed, order_disputed (somebody has opened a dispute meanwhile)
 */
export async function confirmDeliveryByItself(dpoId: number): Promise<void> {
  await transact(async (tx) => {
    const dpo = await findDpo(tx, dpoId);
    await completeDpo(tx, dpo, SYSTEM_ACTOR);
    await notify(tx, { kind: 'order_confirmed_by_itself', params: { dpoId, title: dpo.productName }, to: [dpo.buyerId, dpo.sellerId] });
  });
}

/**
 * Cancels an order before it is in process: the captain any, the buyer one that was made without its acceptance and
 * whose payment is not processed. Open work orders, the invoice and the awaited payment end with it, and so does the RFQ;
 * funds that are held already stay in escrow until the accountant returns them.
 * Both sides are told, and captains of what a buyer cancels. What a ruling has paid out goes on to its end (docs/decisions/0020).
 *
 * @throws Problem not_found, own_decision, status_changed, payment_processed, payment_paid_out, order_disputed (a ruling ends it then)
 */
export async function cancelDpo(actor: Actor, dpoId: number, reason: string): Promise<DpoAnswer> {
  const isBuyer = actor.role === 'buyer';
  return transact(async (tx) => {
    const dpo = isBuyer ? await findDpo(tx, dpoId, { buyerId: actor.partyId }) : await findForHouse(tx, actor, dpoId);
    await lockRfq(tx, dpo.rfq.id);
    if (isBuyer && !dpo.withoutAcceptance) throw new Problem('status_changed', { status: dpo.status });
    await moveDpo(tx, 'cancel', asTransitionActor(actor), dpo, { cancelledAt: new Date(), cancelReason: reason, cancelledByBuyer: isBuyer });
    // What the house writes is its own to answer for.
    if (isBuyer) await holdBack(tx, { entity: 'dpo', entityId: dpoId, rfqId: dpo.rfq.id, authorId: actor.partyId, isNew: true }, { cancelReason: reason });
    if (await isFrozen(tx, dpoId)) throw new Problem('order_disputed');
    await requireCancellable(tx, dpoId, !isBuyer);
    await endTrade(tx, dpo);
    await notify(tx, { kind: 'order_cancelled', params: { dpoId, title: dpo.productName }, to: [dpo.buyerId, dpo.sellerId], toRole: isBuyer ? 'captain' : undefined });
    return readDpo(tx, dpoId, isBuyer ? 'buyer' : 'house');
  });
}
