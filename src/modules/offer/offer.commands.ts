import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName, partyIdsWithRole } from '@/modules/account/party.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { moveRfq } from '@/modules/rfq/rfq.commands';
import { WEIGHED_STATES } from '@/modules/rfq/rfq.schema';
import { findRfqOfSeller } from './offer.queries';
import type { OfferBody, SellerRfqAnswer } from './offer.schema';

async function ownRfq(tx: Tx, rfqId: number, sellerId: number) {
  const rfq = await tx.rfq.findFirst({ where: { id: rfqId, product: { sellerId }, isWithheld: false }, select: { id: true, status: true, title: true, currency: true } });
  if (!rfq) throw new Problem('not_found');
  return rfq;
}

/**
 * The seller of an RFQ's product offers, or improves the offer it made: the RFQ becomes `responded`, captains are told.
 *
 * @throws Problem not_found (also an RFQ on another's product), status_changed, offer_validity_invalid (by the seller's calendar)
 */
export async function makeOffer(actor: Actor, rfqId: number, body: OfferBody): Promise<SellerRfqAnswer> {
  if (body.validUntil < dayInZone(new Date(), actor.timeZone)) throw new Problem('offer_validity_invalid', { field: 'validUntil' });
  return transact(async (tx) => {
    const rfq = await ownRfq(tx, rfqId, actor.partyId);
    await moveRfq(tx, 'offer', asTransitionActor(actor), rfq);
    const { unitPrice, ...terms } = body;
    const offer = { ...terms, unitPriceMinor: unitPrice, currency: rfq.currency, status: 'active', updatedAt: new Date() } as const;
    await tx.offer.upsert({
      where: { rfqId_sellerId: { rfqId, sellerId: actor.partyId } },
      create: { rfqId, sellerId: actor.partyId, ...offer },
      update: { ...offer, version: { increment: 1 } },
      select: { id: true },
    });
    await notify(tx, { kind: 'offer_made', params: { rfqId, title: rfq.title, seller: displayName(actor) }, to: await partyIdsWithRole(tx, 'captain') });
    return answer(tx, rfqId, actor.partyId);
  });
}

/**
 * A seller takes its offer back while the RFQ is still being weighed; the RFQ keeps its state, since others may have offered.
 *
 * @throws Problem not_found (no such RFQ of this seller, or no standing offer), status_changed
 */
export async function withdrawOffer(actor: Actor, rfqId: number): Promise<SellerRfqAnswer> {
  return transact(async (tx) => {
    const rfq = await ownRfq(tx, rfqId, actor.partyId);
    if (!WEIGHED_STATES.includes(rfq.status)) throw new Problem('status_changed', { status: rfq.status });
    const { count } = await tx.offer.updateMany({
      where: { rfqId, sellerId: actor.partyId, status: 'active', rfq: { status: { in: WEIGHED_STATES } } },
      data: { status: 'withdrawn', version: { increment: 1 }, updatedAt: new Date() },
    });
    if (count === 0) throw new Problem('not_found');
    await notify(tx, { kind: 'offer_withdrawn', params: { rfqId, title: rfq.title, seller: displayName(actor) }, to: await partyIdsWithRole(tx, 'captain') });
    await audit(tx, { actor: asTransitionActor(actor), action: 'offer.withdraw', entity: 'rfq', entityId: rfqId });
    return answer(tx, rfqId, actor.partyId);
  });
}

async function answer(tx: Tx, rfqId: number, sellerId: number): Promise<SellerRfqAnswer> {
  const rfq = await findRfqOfSeller(tx, rfqId, sellerId);
  if (!rfq) throw new Problem('not_found');
  return rfq;
}
