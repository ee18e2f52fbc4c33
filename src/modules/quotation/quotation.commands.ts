import 'server-only';
import { createHash } from 'node:crypto';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { lineTotal, MOST_ORDER_MINOR } from '@/modules/ledger/money.schema';
import { freezePaper } from '@/modules/document/paper-facts.commands';
import { freezeRate } from '@/modules/ledger/rate.queries';
import { titleAsOthersRead } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { settingIn } from '@/modules/platform/kept-settings.queries';
import { isOutdated } from '@/modules/offer/offer.queries';
import { STANDING_OFFERS, supplierOf } from '@/modules/offer/offer.schema';
import { portExists } from '@/modules/port/port.queries';
import { displayName } from '@/modules/account/party.queries';
import { lockRfq, moveRfq, refuseRejected } from '@/modules/rfq/rfq.commands';
import { countOffers } from '@/modules/rfq/rfq.queries';
import { awaitsRenewal, isSealed } from '@/modules/rfq/rfq.schema';
import { audit } from '@/server/audit';
import { addDays, dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition, type TransitionActor } from '@/server/transition';
import { dpqMachine, type DpqAction, type DpqStatus } from './quotation.machine';
import { readDpq } from './quotation.queries';
import type { acceptDpqBody, AcceptRfqBody, DpqAnswer } from './quotation.schema';
import type * as z from 'zod';

/** The terms of one revision, as the buyer agrees to them. */
interface Terms {
  readonly unitPriceMinor: bigint;
  readonly currency: string;
  readonly quantity: number;
  readonly specifications: string;
  readonly deliveryPortId: number | null;
  readonly deliveryDate: Date | null;
  readonly paymentTerms: string;
  readonly message: string;
  readonly validUntil: Date;
  /** Of the offer that it is made of. */
  readonly leadTimeDays?: number | null | undefined;
}

/** SHA-256 (hex) of a revision's canonical JSON: keys in this order, amounts as minor units, instants in UTC; one that is made of no offer says nothing of a lead time. */
export function revisionHash(dpqId: number, number: number, terms: Terms): string {
  const canonical = JSON.stringify({
    dpqId,
    number,
    unitPriceMinor: terms.unitPriceMinor.toString(),
    currency: terms.currency,
    quantity: terms.quantity,
    specifications: terms.specifications,
    deliveryPortId: terms.deliveryPortId,
    deliveryDate: terms.deliveryDate?.toISOString().slice(0, 10) ?? null,
    paymentTerms: terms.paymentTerms,
    message: terms.message,
    validUntil: terms.validUntil.toISOString(),
    leadTimeDays: terms.leadTimeDays ?? undefined,
  });
  return createHash('sha256').update(canonical).digest('hex');
}

/**
 * The captain accepts an RFQ: it becomes `accepted`, and the first revision of a draft quotation goes to its buyer.
 *
 * @throws Problem not_found, own_decision, status_changed, delivery_port_unknown, delivery_date_past, offers_sealed (nobody may read them yet), offer_unknown, offer_outdated (made before the
 * request was changed), offers_outdated (all that stand were, and none is named), offer_required (an RFQ without a product has no supplier but by an offer), seller_unavailable, total_too_large
 */
export async function acceptRfq(actor: Actor, rfqId: number, body: AcceptRfqBody): Promise<DpqAnswer> {
  if (body.deliveryPortId !== null && !(await portExists(body.deliveryPortId))) {
    throw new Problem('delivery_port_unknown', { field: 'deliveryPortId' });
  }
  refusePastDelivery(actor, body.deliveryDate);
  return transact(async (tx) => {
    // What is asked for, and which offers were made on it, stands still from here on.
    await lockRfq(tx, rfqId);
    const rfq = await tx.rfq.findFirst({ where: { id: rfqId, isWithheld: false }, select: { id: true, status: true, buyerId: true, title: true, quantity: true, currency: true, product: { select: { sellerId: true } }, sealedUntil: true, askedVersion: true, offers: { where: { status: { in: STANDING_OFFERS } }, select: { askedVersion: true } } } });
    if (!rfq) throw new Problem('not_found');
    refuseOwnAffair(actor, rfq.buyerId, rfq.product?.sellerId);
    await moveRfq(tx, 'accept', asTransitionActor(actor), rfq);
    // Who has offered what is nobody's to read, and so nobody's to decide on.
    if (isSealed(rfq)) throw new Problem('offers_sealed');
    if (lineTotal(body.finalPrice, rfq.quantity) > MOST_ORDER_MINOR) throw new Problem('total_too_large', { field: 'finalPrice' });
    const { offerId } = body;
    const offer = offerId === null ? null : await tx.offer.findFirst({ where: { id: offerId, rfqId, status: 'active' }, select: { sellerId: true, askedVersion: true, rfq: { select: { askedVersion: true } } } });
    if (offerId !== null && !offer) throw new Problem('offer_unknown', { field: 'offerId' });
    if (offer && isOutdated(offer)) throw new Problem('offer_outdated', { field: 'offerId' });
    if (!offer && awaitsRenewal(countOffers(rfq))) throw new Problem('offers_outdated', { field: 'offerId' });
    // Without either, an order would come of it whose money is awaited and can be released to nobody.
    const supplierId = supplierOf(offer, rfq.product);
    if (supplierId === null) throw new Problem('offer_required', { field: 'offerId' });
    refuseOwnAffair(actor, supplierId);
    await refuseIdleSeller(tx, supplierId);
    const dpq = await tx.dpq.create({ data: { rfqId, buyerId: rfq.buyerId, offerId, status: dpqMachine.initial }, select: { id: true } });
    await addRevision(tx, dpq.id, 1, {
      unitPriceMinor: body.finalPrice,
      currency: rfq.currency,
      quantity: rfq.quantity,
      specifications: body.specifications,
      deliveryPortId: body.deliveryPortId,
      deliveryDate: body.deliveryDate,
      paymentTerms: body.paymentTerms,
      message: body.message,
      validUntil: addDays(new Date(), await settingIn(tx, 'quotationValidityDays')),
    });
    if (body.message) {
      await tx.rfqMessage.create({ data: { rfqId, authorId: actor.partyId, kind: 'accept', body: body.message }, select: { id: true } });
    }
    await audit(tx, { actor: asTransitionActor(actor), action: 'dpq.create', entity: 'dpq', entityId: dpq.id, details: { to: dpqMachine.initial, rfqId } });
    await notify(tx, { kind: 'rfq_accepted', params: { rfqId, dpqId: dpq.id, title: rfq.title }, to: [rfq.buyerId] });
    await tellBidders(tx, rfq, supplierId);
    return readDpq(tx, dpq.id, 'house');
  });
}

/** Every seller whose offer stands learns whether the quotation is made of it; how many others there are is no seller's business. */
async function tellBidders(tx: Tx, rfq: { readonly id: number; readonly title: string }, supplierId: number): Promise<void> {
  const offers = await tx.offer.findMany({ where: { rfqId: rfq.id, status: { in: STANDING_OFFERS } }, select: { sellerId: true }, orderBy: { id: 'asc' } });
  if (offers.length === 0) return;
  const bidders = offers.map(({ sellerId }) => sellerId);
  const params = { rfqId: rfq.id, title: await titleAsOthersRead(tx, rfq) };
  await notify(tx, { kind: 'offer_chosen', params, to: bidders.filter((id) => id === supplierId) });
  await notify(tx, { kind: 'offer_not_chosen', params, to: bidders.filter((id) => id !== supplierId) });
}

/**
 * Nothing is ordered of a seller whose account is blocked or inactive, though its offer stands or the product is its own.
 *
 * @throws Problem seller_unavailable
 */
export async function refuseIdleSeller(tx: Tx, sellerId: number): Promise<void> {
  if ((await tx.party.count({ where: { id: sellerId, status: 'active' } })) === 0) throw new Problem('seller_unavailable');
}

/** A delivery that is promised must lie ahead, by the captain's calendar. */
export function refusePastDelivery(actor: Actor, day: Date | null | undefined): void {
  if (day && day < dayInZone(new Date(), actor.timeZone)) throw new Problem('delivery_date_past', { field: 'deliveryDate' });
}

/** Adds a numbered revision; older ones stay as they are. */
export async function addRevision(tx: Tx, dpqId: number, number: number, terms: Terms & { currency: 'USD' | 'EUR' | 'GBP' | 'INR'; paymentTerms: AcceptRfqBody['paymentTerms'] }) {
  const { buyerId, rfq, offer } = await tx.dpq.findUniqueOrThrow({ where: { id: dpqId }, select: { buyerId: true, offer: { select: { leadTimeDays: true } }, rfq: { select: { title: true, productName: true, product: { select: { hsCode: true } } } } } });
  const paper = await freezePaper(tx, { buyerId, sellerId: null, product: rfq.productName ?? rfq.title, hsCode: rfq.product?.hsCode ?? '', leadTimeDays: offer?.leadTimeDays });
  await tx.dpqRevision.create({ data: { dpqId, number, ...terms, ...(await freezeRate(tx, terms.currency)), paper, hash: revisionHash(dpqId, number, { ...terms, leadTimeDays: offer?.leadTimeDays }) }, select: { id: true } });
}

/**
 * The buyer accepts the newest revision of a draft quotation; what was agreed to is kept by its number and hash.
 *
 * @throws Problem account_rejected, not_found (also for another buyer's), status_changed, quotation_updated when a superseded revision is meant, quotation_expired
 */
export async function acceptDpq(actor: Actor, dpqId: number, read: z.output<typeof acceptDpqBody>): Promise<DpqAnswer> {
  refuseRejected(actor);
  return transact(async (tx) => {
    const dpq = await tx.dpq.findFirst({
      where: { id: dpqId, buyerId: actor.partyId },
      select: { id: true, status: true, rfqId: true, revision: true, revisions: { select: { hash: true, validUntil: true }, orderBy: { number: 'desc' }, take: 1 }, rfq: { select: { title: true } } },
    });
    const newest = dpq?.revisions[0];
    if (!dpq || !newest) throw new Problem('not_found');
    if ((read.revision ?? dpq.revision) !== dpq.revision || (read.hash ?? newest.hash) !== newest.hash) throw new Problem('quotation_updated');
    if (dpq.status === 'draft' && newest.validUntil <= new Date()) throw new Problem('quotation_expired');
    const agreed = { acceptedRevision: dpq.revision, acceptedHash: newest.hash, acceptedAt: new Date() };
    await moveDpq(tx, 'accept', asTransitionActor(actor), dpq, { stamp: agreed, details: { revision: dpq.revision, hash: newest.hash } });
    await notify(tx, {
      kind: 'quotation_accepted',
      params: { dpqId, rfqId: dpq.rfqId, title: dpq.rfq.title, buyer: displayName(actor) },
      toRole: 'captain',
    });
    return readDpq(tx, dpqId, 'buyer');
  });
}

/** What a step writes besides the status. */
type DpqStamp = { acceptedRevision: number; acceptedHash: string; acceptedAt: Date } | { rejectedReason: string } | { revision: number };

/** What a transition needs of a draft quotation: the revision is part of what was read, so a newer one refuses the step. */
interface DpqRow {
  readonly id: number;
  readonly status: DpqStatus;
  readonly revision: number;
}

/**
 * Moves a draft quotation inside a command's transaction.
 *
 * @throws Problem not_found, status_changed (also when a newer revision has come meanwhile)
 */
export function moveDpq(
  tx: Tx, action: DpqAction, actor: TransitionActor, row: DpqRow | null,
  also: { stamp?: DpqStamp; details?: Record<string, string | number> } = {},
): Promise<DpqStatus> {
  return transition(tx, {
    machine: dpqMachine, action, actor, row, details: also.details,
    write: ({ id, from, to }) => tx.dpq.updateMany({
      where: { id, status: from, revision: row?.revision },
      data: { status: to, version: { increment: 1 }, ...also.stamp },
    }),
    reread: (id) => tx.dpq.findUnique({ where: { id }, select: { status: true } }),
  });
}
