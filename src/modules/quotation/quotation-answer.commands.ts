import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { lineTotal, MOST_ORDER_MINOR } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { titleAsOthersRead } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { STANDING_OFFERS, supplierOf } from '@/modules/offer/offer.schema';
import { settingIn } from '@/modules/platform/kept-settings.queries';
import { portExists } from '@/modules/port/port.queries';
import { lockRfq, moveRfq } from '@/modules/rfq/rfq.commands';
import { addDays } from '@/server/clock';
import { db, type Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR } from '@/server/transition';
import { addRevision, moveDpq, refusePastDelivery } from './quotation.commands';
import { readDpq } from './quotation.queries';
import type { DpqAnswer, NegotiateBody, UpdateDpqBody } from './quotation.schema';

const fields = {
  id: true, status: true, revision: true, version: true, rfqId: true, buyerId: true,
  buyer: { select: partyNameFields },
  rfq: { select: { id: true, status: true, title: true } },
} as const;

/**
 * The seller of the offer that a quotation was made of learns that it has come to nothing, and those who were not chosen that
 * they may be after all: whoever had not offered was not told of it either.
 */
async function tellBidders(tx: Tx, kind: 'offer_rejected' | 'offer_lapsed', { id, rfq }: { readonly id: number; readonly rfq: { readonly id: number; readonly title: string } }): Promise<void> {
  const dpq = await tx.dpq.findUniqueOrThrow({ where: { id }, select: { offer: { select: { sellerId: true } }, rfq: { select: { product: { select: { sellerId: true } } } } } });
  const supplierId = supplierOf(dpq.offer, dpq.rfq.product);
  const offers = await tx.offer.findMany({ where: { rfqId: rfq.id, status: { in: STANDING_OFFERS } }, select: { sellerId: true }, orderBy: { id: 'asc' } });
  if (offers.length === 0) return;
  const bidders = offers.map(({ sellerId }) => sellerId);
  const params = { rfqId: rfq.id, title: await titleAsOthersRead(tx, rfq) };
  await notify(tx, { kind, params, to: bidders.filter((sellerId) => sellerId === supplierId) });
  await notify(tx, { kind: 'offer_open_again', params, to: bidders.filter((sellerId) => sellerId !== supplierId) });
}

async function ownDpq(tx: Tx, id: number, buyerId: number) {
  const dpq = await tx.dpq.findFirst({ where: { id, buyerId }, select: fields });
  if (!dpq) throw new Problem('not_found');
  return dpq;
}

/**
 * The buyer rejects a draft quotation; its RFQ is closed and may be sent again. Captains and the sellers whose offers stand are told.
 *
 * @throws Problem not_found, status_changed
 */
export async function rejectDpq(actor: Actor, dpqId: number): Promise<DpqAnswer> {
  return transact(async (tx) => {
    const dpq = await ownDpq(tx, dpqId, actor.partyId);
    await lockRfq(tx, dpq.rfqId);
    await moveDpq(tx, 'reject', asTransitionActor(actor), dpq);
    await moveRfq(tx, 'close', SYSTEM_ACTOR, dpq.rfq);
    await notify(tx, {
      kind: 'quotation_rejected', params: { dpqId, title: dpq.rfq.title, buyer: displayName(dpq.buyer) }, toRole: 'captain',
    });
    await tellBidders(tx, 'offer_rejected', dpq);
    return readDpq(tx, dpqId, 'buyer');
  });
}

/**
 * The buyer asks for other terms; message and target price join the RFQ's thread and captains are told.
 *
 * @throws Problem not_found, status_changed
 */
export async function negotiateDpq(actor: Actor, dpqId: number, { message, targetPrice }: NegotiateBody): Promise<DpqAnswer> {
  return transact(async (tx) => {
    const dpq = await ownDpq(tx, dpqId, actor.partyId);
    await moveDpq(tx, 'negotiate', asTransitionActor(actor), dpq);
    const { id } = await tx.rfqMessage.create({ data: { rfqId: dpq.rfqId, authorId: actor.partyId, kind: 'negotiate', body: message, targetPriceMinor: targetPrice }, select: { id: true } });
    await holdBack(tx, { entity: 'message', entityId: id, rfqId: dpq.rfqId, authorId: actor.partyId, isNew: true }, { message });
    await notify(tx, {
      kind: 'quotation_negotiated', params: { dpqId, title: dpq.rfq.title, buyer: displayName(dpq.buyer) }, toRole: 'captain',
    });
    return readDpq(tx, dpqId, 'buyer');
  });
}

/**
 * The captain answers a negotiation with new terms: a new revision, and the quotation is a draft again. What the body
 * leaves out stays as it was; the validity begins anew.
 *
 * @throws Problem not_found, own_decision, status_changed, version_changed, delivery_port_unknown, total_too_large
 */
export async function updateDpq(actor: Actor, dpqId: number, body: UpdateDpqBody): Promise<DpqAnswer> {
  if (body.deliveryPortId && !(await portExists(body.deliveryPortId))) throw new Problem('delivery_port_unknown', { field: 'deliveryPortId' });
  refusePastDelivery(actor, body.deliveryDate);
  return transact(async (tx) => {
    const dpq = await tx.dpq.findUnique({
      where: { id: dpqId },
      select: {
        ...fields,
        offer: { select: { sellerId: true } },
        rfq: { select: { id: true, status: true, title: true, product: { select: { sellerId: true } } } },
        revisions: {
          orderBy: { number: 'desc' }, take: 1,
          select: { unitPriceMinor: true, currency: true, quantity: true, specifications: true, deliveryPortId: true, deliveryDate: true, paymentTerms: true },
        },
      },
    });
    const newest = dpq?.revisions[0];
    if (!dpq || !newest) throw new Problem('not_found');
    refuseOwnAffair(actor, dpq.buyerId, supplierOf(dpq.offer, dpq.rfq.product));
    if (body.version !== undefined && body.version !== dpq.version) throw new Problem('version_changed');
    if (lineTotal(body.unitPrice, newest.quantity) > MOST_ORDER_MINOR) throw new Problem('total_too_large', { field: 'unitPrice' });
    const revision = dpq.revision + 1;
    await moveDpq(tx, 'update', asTransitionActor(actor), dpq, { stamp: { revision }, details: { revision } });
    await addRevision(tx, dpqId, revision, {
      ...newest,
      unitPriceMinor: body.unitPrice,
      specifications: body.specifications ?? newest.specifications,
      deliveryPortId: body.deliveryPortId === undefined ? newest.deliveryPortId : body.deliveryPortId,
      deliveryDate: body.deliveryDate === undefined ? newest.deliveryDate : body.deliveryDate,
      paymentTerms: body.paymentTerms ?? newest.paymentTerms,
      message: body.message ?? '',
      validUntil: addDays(new Date(), await settingIn(tx, 'quotationValidityDays')),
    });
    await notify(tx, { kind: 'quotation_updated', params: { dpqId, revision, title: dpq.rfq.title }, to: [dpq.buyerId] });
    // Whose offer it is made of has to deliver at these terms.
    const isRepriced = body.unitPrice !== newest.unitPriceMinor || (body.paymentTerms ?? newest.paymentTerms) !== newest.paymentTerms;
    if (isRepriced && dpq.offer) await notify(tx, { kind: 'offer_repriced', params: { rfqId: dpq.rfqId, revision, title: await titleAsOthersRead(tx, dpq.rfq) }, to: [dpq.offer.sellerId] });
    return readDpq(tx, dpqId, 'house');
  });
}

/** How many overdue quotations one round of the clock takes. */
const EXPIRY_BATCH = 100;

/**
 * Ends the draft quotations whose newest revision's validity has passed by the database's clock, and closes their RFQs;
 * buyer, captains and the sellers whose offers stand are told. Any number of processes may run it at once.
 *
 * @returns how many it ended
 */
export async function expireDpqs(): Promise<number> {
  const due = await db.$queryRaw<{ id: number }[]>`
    SELECT q."id" FROM "Dpq" AS q JOIN "DpqRevision" AS r ON r."dpqId" = q."id" AND r."number" = q."revision"
    WHERE q."status" IN ('draft', 'negotiated') AND r."validUntil" < now() ORDER BY q."id" LIMIT ${EXPIRY_BATCH}`;
  let ended = 0;
  for (const { id } of due) {
    // Somebody may have moved it meanwhile; then it is not overdue any more.
    ended += await expireOne(id).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'status_changed') return 0;
      throw error;
    });
  }
  return ended;
}

function expireOne(id: number): Promise<number> {
  return transact(async (tx) => {
    const dpq = await tx.dpq.findUniqueOrThrow({ where: { id }, select: { ...fields, revisions: { orderBy: { number: 'desc' }, take: 1, select: { validUntil: true } } } });
    // The captain may have renewed it since it was found; a revision that comes after this look refuses the step below.
    if (dpq.revisions.some(({ validUntil }) => validUntil > new Date())) return 0;
    await lockRfq(tx, dpq.rfqId);
    await moveDpq(tx, 'expire', SYSTEM_ACTOR, dpq, { stamp: { rejectedReason: 'expired' }, details: { reason: 'expired' } });
    await moveRfq(tx, 'close', SYSTEM_ACTOR, dpq.rfq);
    await notify(tx, { kind: 'quotation_expired', params: { dpqId: id, title: dpq.rfq.title }, to: [dpq.buyerId], toRole: 'captain' });
    await tellBidders(tx, 'offer_lapsed', dpq);
    return 1;
  });
}

/**
 * A buyer withdraws an RFQ before there is an order; an open draft quotation of it is rejected. Captains are told.
 *
 * @throws Problem not_found (also another buyer's), order_exists, status_changed
 */
export async function deleteRfq(actor: Actor, rfqId: number): Promise<void> {
  await transact(async (tx) => {
    await lockRfq(tx, rfqId);
    const rfq = await tx.rfq.findFirst({
      where: { id: rfqId, buyerId: actor.partyId },
      select: {
        id: true, status: true, title: true, buyer: { select: partyNameFields },
        orders: { where: { status: { not: 'cancelled' } }, select: { id: true } },
        dpqs: { where: { status: { in: ['draft', 'negotiated', 'accepted'] } }, select: { id: true, status: true, revision: true } },
      },
    });
    if (!rfq) throw new Problem('not_found');
    if (rfq.orders.length > 0) throw new Problem('order_exists');
    await moveRfq(tx, 'delete', asTransitionActor(actor), rfq);
    for (const dpq of rfq.dpqs) await moveDpq(tx, 'withdraw', SYSTEM_ACTOR, dpq, { stamp: { rejectedReason: 'withdrawn' }, details: { reason: 'withdrawn' } });
    await notify(tx, { kind: 'rfq_cancelled', params: { rfqId, title: rfq.title, buyer: displayName(rfq.buyer) }, toRole: 'captain' });
  });
}
