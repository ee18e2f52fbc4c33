import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { asOthersRead, namesForOthers } from '@/modules/moderation/moderation.queries';
import { lineTotal, toBaseMinor, toJsonNumber } from '@/modules/ledger/money.schema';
import { loadingPortOf } from '@/modules/quotation/named-place.schema';
import { attachedFileFields, toAttachedFile } from '@/modules/upload/upload.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { destinationPort } from '@/modules/rfq/rfq.queries';
import { isSealed } from '@/modules/rfq/rfq.schema';
import { STANDING_OFFERS, supplierOf, type ComparedOffer, type OfferAnswer, type SellerRfqAnswer } from './offer.schema';

const offerFields = {
  id: true, unitPriceMinor: true, currency: true, minQuantity: true, leadTimeDays: true, validUntil: true, message: true, status: true, updatedAt: true, paymentTerms: true, usdMicros: true, askedVersion: true,
  rfq: { select: { quantity: true, askedVersion: true, product: { select: { sellerId: true, portId: true } } } },
  seller: { select: { id: true, portId: true, ...partyNameFields } },
  files: { select: attachedFileFields, orderBy: { id: 'asc' } },
} satisfies Prisma.OfferSelect;
type OfferRow = Prisma.OfferGetPayload<{ select: typeof offerFields }>;

/** Whether an offer was made before its RFQ asked for something else, and not renewed since. */
export function isOutdated({ askedVersion, rfq }: { readonly askedVersion: number; readonly rfq: { readonly askedVersion: number } }): boolean {
  return askedVersion < rfq.askedVersion;
}

function toOfferAnswer(row: OfferRow, nameOf: (party: OfferRow['seller']) => string = displayName): OfferAnswer {
  return {
    id: row.id,
    seller: nameOf(row.seller),
    unitPrice: toJsonNumber(row.unitPriceMinor),
    currency: row.currency,
    minQuantity: row.minQuantity,
    leadTimeDays: row.leadTimeDays,
    validUntil: row.validUntil.toISOString().slice(0, 10),
    message: row.message,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    paymentTerms: row.paymentTerms,
    isOutdated: isOutdated(row),
    total: toJsonNumber(lineTotal(row.unitPriceMinor, row.rfq.quantity)),
    base: row.usdMicros === null ? null : { unitPrice: toJsonNumber(toBaseMinor(row.unitPriceMinor, row.usdMicros)), rate: Number(row.usdMicros) / 1_000_000 },
    files: row.files.map(toAttachedFile),
    loadingPortId: loadingPortOf(row.seller, row.rfq.product),
  };
}

/** The newest quotation of an RFQ, of which no other stands: whose offer it is made of, and what it says now. */
const suppliedFields = {
  status: true, revision: true, rejectedReason: true, offer: { select: { sellerId: true } },
  revisions: { select: { unitPriceMinor: true, currency: true, paymentTerms: true }, orderBy: { number: 'desc' }, take: 1 },
} satisfies Prisma.DpqSelect;

const fieldsFor = (sellerId: number) => ({
  id: true, title: true, description: true, quantity: true, unit: true, currency: true, status: true, responseDeadline: true, deliveryPort: { select: destinationPort }, paymentTerms: true, createdAt: true, productName: true, sealedUntil: true, askedVersion: true,
  invitations: { where: { sellerId }, select: { id: true } },
  files: { select: attachedFileFields, orderBy: { id: 'asc' } },
  buyer: { select: { vendorCode: true } },
  product: { select: { sellerId: true } },
  offers: { where: { sellerId }, select: offerFields },
  dpqs: { select: suppliedFields, orderBy: { id: 'desc' }, take: 1 },
}) satisfies Prisma.RfqSelect;

type SellerRfqRow = Prisma.RfqGetPayload<{ select: ReturnType<typeof fieldsFor> }>;

/** What has files as another party reads it: without the names of files that are held back. */
async function filesAsOthersRead<R extends Pick<OfferRow, 'files'>>(client: Tx, entity: 'rfq_file' | 'offer_file', rows: readonly R[]): Promise<R[]> {
  const named = await asOthersRead(client, entity, rows.flatMap(({ files }) => files.map(({ id, file }) => ({ id, fileName: file.name }))), ['fileName']);
  const nameOf = new Map(named.map(({ id, fileName }) => [id, fileName]));
  return rows.map((row) => ({ ...row, files: row.files.map(({ id, file }) => ({ id, file: { ...file, name: nameOf.get(id) ?? file.name } })) }));
}

/** RFQs as a seller reads them: texts and names of files without what is held back. */
async function asSellerReads(client: Tx, rows: readonly SellerRfqRow[]): Promise<SellerRfqRow[]> {
  return filesAsOthersRead(client, 'rfq_file', await asOthersRead(client, 'rfq', rows, ['title', 'description']));
}

/** Who delivers what an RFQ asks for, as long as there is a quotation that has not come to nothing. */
function supplierIn({ dpqs: [dpq], product }: SellerRfqRow): number | null {
  return dpq && dpq.status !== 'rejected' ? supplierOf(dpq.offer, product) : null;
}

function outcomeOf(row: SellerRfqRow, sellerId: number): SellerRfqAnswer['outcome'] {
  const [dpq] = row.dpqs;
  if (!dpq || !row.offers.some(({ status }) => STANDING_OFFERS.includes(status))) return null;
  const isChosen = supplierOf(dpq.offer, row.product) === sellerId;
  if (dpq.status !== 'rejected') return isChosen ? 'chosen' : 'not_chosen';
  if (!isChosen || row.status !== 'closed') return null;
  return dpq.rejectedReason === 'expired' ? 'quotation_expired' : 'quotation_rejected';
}

function quotationOf(row: SellerRfqRow, sellerId: number): SellerRfqAnswer['quotation'] {
  const [dpq] = row.dpqs;
  const [revision] = dpq?.revisions ?? [];
  if (!dpq || !revision || supplierIn(row) !== sellerId) return null;
  return { status: dpq.status, revision: dpq.revision, unitPrice: toJsonNumber(revision.unitPriceMinor), currency: revision.currency, paymentTerms: revision.paymentTerms };
}

function toSellerRfq(row: SellerRfqRow, sellerId: number): SellerRfqAnswer {
  const [offer] = row.offers;
  const supplier = supplierIn(row);
  return {
    id: row.id,
    product: row.productName ?? row.title,
    status: supplier === null || supplier === sellerId ? row.status : 'closed',
    title: row.title,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    currency: row.currency,
    responseDeadline: row.responseDeadline?.toISOString().slice(0, 10) ?? null,
    deliveryPort: row.deliveryPort,
    paymentTerms: row.paymentTerms,
    createdAt: row.createdAt.toISOString(),
    // The buyer's name comes with the order; until then its code is enough to speak of it.
    buyer: row.buyer.vendorCode,
    isInvited: row.invitations.length > 0,
    askedVersion: row.askedVersion,
    files: row.files.map(toAttachedFile),
    sealedUntil: row.sealedUntil?.toISOString() ?? null,
    offer: offer ? toOfferAnswer(offer) : null,
    outcome: outcomeOf(row, sellerId),
    quotation: quotationOf(row, sellerId),
  };
}

/** RFQs that a seller may offer on: those on its own products, and those it is invited to. */
export function offeredTo(sellerId: number): Prisma.RfqWhereInput {
  return { OR: [{ product: { sellerId } }, { invitations: { some: { sellerId } } }] };
}

/** RFQs on a seller's own products or with an invitation to it, newest first, each with the seller's own offer. */
export function listRfqsOfSeller(sellerId: number, range: Range): Promise<Counted<SellerRfqAnswer>> {
  const where: Prisma.RfqWhereInput = { ...offeredTo(sellerId), status: { not: 'cancelled' }, isWithheld: false };
  return readRange(range, {
    rows: async (part) => asSellerReads(db, await db.rfq.findMany({ where, select: fieldsFor(sellerId), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.rfq.count({ where }),
    answer: (row) => toSellerRfq(row, sellerId),
  });
}

/** One RFQ as its seller sees it, or null when it is none of its own. */
export async function findRfqOfSeller(client: Tx, id: number, sellerId: number): Promise<SellerRfqAnswer | null> {
  const row = await client.rfq.findFirst({ where: { id, ...offeredTo(sellerId), isWithheld: false }, select: fieldsFor(sellerId) });
  const [read] = await asSellerReads(client, row ? [row] : []);
  return read ? toSellerRfq(read, sellerId) : null;
}

/** Offers that others than their sellers read: those that stand, of sellers whose accounts are active. */
export const READABLE_OFFER = { status: { in: STANDING_OFFERS }, seller: { status: 'active' } } satisfies Prisma.OfferWhereInput;

/** RFQs of which it may be seen what is offered: never sealed, or not any more. */
export function unsealed(now: Date): Prisma.RfqWhereInput {
  return { OR: [{ sealedUntil: null }, { sealedUntil: { lte: now } }] };
}

/** Offers on an RFQ that stand, of sellers whose accounts are active, cheapest first; none as long as they are sealed. Null when there is no such RFQ for whoever asks. */
async function standingOffers(where: Prisma.RfqWhereInput): Promise<OfferRow[] | null> {
  const rfq = await db.rfq.findFirst({
    where, select: { sealedUntil: true, offers: { where: READABLE_OFFER, select: offerFields, orderBy: [{ unitPriceMinor: 'asc' }, { id: 'asc' }] } },
  });
  if (!rfq) return null;
  return isSealed(rfq) ? [] : rfq.offers;
}

/** For the captain's desk: every RFQ's. */
export async function listOffers(rfqId: number): Promise<OfferAnswer[] | null> {
  const offers = await standingOffers({ id: rfqId, isWithheld: false });
  return offers && offers.map((offer) => toOfferAnswer(offer));
}

/** For the buyer: those on an own RFQ, without what the sellers write to the captain. */
export async function listOffersForBuyer(rfqId: number, buyerId: number): Promise<ComparedOffer[] | null> {
  const offers = await standingOffers({ id: rfqId, buyerId });
  if (!offers) return null;
  const nameOf = await namesForOthers(db, offers.map(({ seller }) => seller));
  return (await filesAsOthersRead(db, 'offer_file', offers)).map((row) => {
    const { message: _, ...offer } = toOfferAnswer(row, nameOf);
    return offer;
  });
}
