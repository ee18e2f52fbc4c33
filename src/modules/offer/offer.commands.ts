import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { lineTotal, MOST_ORDER_MINOR } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { lockRfq, moveRfq } from '@/modules/rfq/rfq.commands';
import { WEIGHED_STATES } from '@/modules/rfq/rfq.schema';
import { changeOfferFiles } from './offer-files.commands';
import { findRfqOfSeller, offeredTo } from './offer.queries';
import { offerMachine, STANDING_OFFERS, type OfferBody, type SellerRfqAnswer } from './offer.schema';
import type { OfferAction, OfferStatus } from './offer.machine';

async function ownRfq(tx: Tx, rfqId: number, sellerId: number) {
  const rfq = await tx.rfq.findFirst({ where: { id: rfqId, ...offeredTo(sellerId), isWithheld: false }, select: { id: true, status: true, title: true, quantity: true, currency: true, sealedUntil: true, askedVersion: true } });
  if (!rfq) throw new Problem('not_found');
  return rfq;
}

/** A seller's offer as its steps need it. */
interface OwnOffer {
  readonly id: number;
  readonly status: OfferStatus;
}

type Terms = Pick<Prisma.OfferUncheckedCreateInput, 'unitPriceMinor' | 'currency' | 'minQuantity' | 'leadTimeDays' | 'validUntil' | 'message' | 'paymentTerms' | 'usdMicros' | 'askedVersion'>;

const isStanding = ({ status }: OwnOffer) => STANDING_OFFERS.includes(status);

function ownOffer(tx: Tx, rfqId: number, sellerId: number): Promise<OwnOffer | null> {
  return tx.offer.findUnique({ where: { rfqId_sellerId: { rfqId, sellerId } }, select: { id: true, status: true } });
}

async function firstOffer(tx: Tx, actor: Actor, rfqId: number, terms: Terms): Promise<void> {
  const { id } = await tx.offer.create({ data: { rfqId, sellerId: actor.partyId, ...terms, status: offerMachine.initial }, select: { id: true } });
  await audit(tx, { actor: asTransitionActor(actor), action: 'offer.create', entity: 'offer', entityId: id, details: { to: offerMachine.initial } });
}

async function moveOffer(tx: Tx, action: OfferAction, actor: Actor, row: OwnOffer, terms: Partial<Terms> = {}): Promise<void> {
  await transition(tx, {
    machine: offerMachine, action, actor: asTransitionActor(actor), row,
    write: ({ id, from, to }) => tx.offer.updateMany({ where: { id, status: from }, data: { ...terms, status: to, version: { increment: 1 }, updatedAt: new Date() } }),
    reread: (id) => tx.offer.findUnique({ where: { id }, select: { status: true } }),
  });
}

/**
 * The seller of an RFQ's product, or an invited one, offers, or improves the offer it made, or sends it again for what the RFQ asks now: the RFQ becomes `responded`, captains are told.
 *
 * @throws Problem not_found (also an RFQ on another's product), status_changed, bids_closed (a sealed RFQ's deadline has passed), offer_validity_invalid (by the seller's calendar), offer_validity_sealed (it ends before it may be read), offer_quantity_above (from more than is asked for on), total_too_large, request_changed (the seller read what was asked before), too_many_files, file_unknown
 */
export async function makeOffer(actor: Actor, rfqId: number, body: OfferBody): Promise<SellerRfqAnswer> {
  if (body.validUntil < dayInZone(new Date(), actor.timeZone)) throw new Problem('offer_validity_invalid', { field: 'validUntil' });
  return transact(async (tx) => {
    // Several sellers may offer at the same moment: each one's step follows the other's.
    await lockRfq(tx, rfqId);
    const rfq = await ownRfq(tx, rfqId, actor.partyId);
    // Who offers after the seal is broken might know the others' figures.
    if (rfq.sealedUntil && rfq.sealedUntil <= new Date()) throw new Problem('bids_closed');
    // Nobody could take it: by the time it is read it holds no more.
    if (rfq.sealedUntil && body.validUntil < dayInZone(rfq.sealedUntil, actor.timeZone)) throw new Problem('offer_validity_sealed', { field: 'validUntil' });
    // Nobody has read what is not asked yet.
    if (body.askedVersion !== undefined && body.askedVersion > rfq.askedVersion) throw new Problem('invalid_input', { field: 'askedVersion' });
    // What the seller read is not what it would answer.
    if ((body.askedVersion ?? rfq.askedVersion) !== rfq.askedVersion) throw new Problem('request_changed');
    // The RFQ's lock is held, so that nobody makes a second one meanwhile.
    const own = await ownOffer(tx, rfqId, actor.partyId);
    const step = own && (isStanding(own) ? 'improve' : 'renew');
    await moveRfq(tx, 'offer', asTransitionActor(actor), rfq, step ? { offer: step } : {});
    const rate = await tx.exchangeRate.findUnique({ where: { currency: rfq.currency }, select: { usdMicros: true } });
    // What nobody could order is no answer to what is asked, and its total would be that of an order that is not offered.
    if (body.minQuantity > rfq.quantity) throw new Problem('offer_quantity_above', { field: 'minQuantity' });
    const { unitPrice, files, removedFiles, askedVersion: _read, ...given } = body;
    if (lineTotal(unitPrice, rfq.quantity) > MOST_ORDER_MINOR) throw new Problem('total_too_large', { field: 'unitPrice' });
    const terms = { ...given, unitPriceMinor: unitPrice, currency: rfq.currency, usdMicros: rate?.usdMicros ?? null, askedVersion: rfq.askedVersion };
    if (own && step) await moveOffer(tx, step, actor, own, terms);
    else await firstOffer(tx, actor, rfqId, terms);
    const made = await ownOffer(tx, rfqId, actor.partyId);
    if (made) await changeOfferFiles(tx, actor, { offerId: made.id, rfqId }, { files, removedFiles });
    if (made) await holdBack(tx, { entity: 'offer', entityId: made.id, rfqId, authorId: actor.partyId, isNew: !own }, { message: terms.message });
    await notify(tx, { kind: 'offer_made', params: { rfqId, title: rfq.title, seller: displayName(actor) }, toRole: 'captain' });
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
    await lockRfq(tx, rfqId);
    const rfq = await ownRfq(tx, rfqId, actor.partyId);
    if (!WEIGHED_STATES.includes(rfq.status)) throw new Problem('status_changed', { status: rfq.status });
    const own = await ownOffer(tx, rfqId, actor.partyId);
    if (!own || !isStanding(own)) throw new Problem('not_found');
    await moveOffer(tx, 'withdraw', actor, own);
    await notify(tx, { kind: 'offer_withdrawn', params: { rfqId, title: rfq.title, seller: displayName(actor) }, toRole: 'captain' });
    return answer(tx, rfqId, actor.partyId);
  });
}

async function answer(tx: Tx, rfqId: number, sellerId: number): Promise<SellerRfqAnswer> {
  const rfq = await findRfqOfSeller(tx, rfqId, sellerId);
  if (!rfq) throw new Problem('not_found');
  return rfq;
}
