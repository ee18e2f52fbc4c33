import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { asOthersRead } from '@/modules/moderation/moderation.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { STANDING_OFFERS, type OfferAnswer, type SellerRfqAnswer } from './offer.schema';

const offerFields = {
  id: true, unitPriceMinor: true, currency: true, minQuantity: true, leadTimeDays: true, validUntil: true, message: true, status: true, updatedAt: true,
  seller: { select: partyNameFields },
} satisfies Prisma.OfferSelect;

function toOfferAnswer(row: Prisma.OfferGetPayload<{ select: typeof offerFields }>): OfferAnswer {
  return {
    id: row.id,
    seller: displayName(row.seller),
    unitPrice: toJsonNumber(row.unitPriceMinor),
    currency: row.currency,
    minQuantity: row.minQuantity,
    leadTimeDays: row.leadTimeDays,
    validUntil: row.validUntil.toISOString().slice(0, 10),
    message: row.message,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
  };
}

const fieldsFor = (sellerId: number) => ({
  id: true, title: true, description: true, quantity: true, unit: true, currency: true, status: true, responseDeadline: true, createdAt: true, productName: true,
  buyer: { select: { vendorCode: true } },
  offers: { where: { sellerId }, select: offerFields },
}) satisfies Prisma.RfqSelect;

function toSellerRfq(row: Prisma.RfqGetPayload<{ select: ReturnType<typeof fieldsFor> }>): SellerRfqAnswer {
  const [offer] = row.offers;
  return {
    id: row.id,
    product: row.productName ?? row.title,
    status: row.status,
    title: row.title,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    currency: row.currency,
    responseDeadline: row.responseDeadline?.toISOString().slice(0, 10) ?? null,
    createdAt: row.createdAt.toISOString(),
    // The buyer's name comes with the order; until then its code is enough to speak of it.
    buyer: row.buyer.vendorCode,
    offer: offer ? toOfferAnswer(offer) : null,
  };
}

/** RFQs on a seller's own products, newest first, each with the seller's own offer. */
export function listRfqsOfSeller(sellerId: number, range: Range): Promise<Counted<SellerRfqAnswer>> {
  const where: Prisma.RfqWhereInput = { product: { sellerId }, status: { not: 'cancelled' }, isWithheld: false };
  return readRange(range, {
    rows: async (part) => asOthersRead(db, 'rfq', await db.rfq.findMany({ where, select: fieldsFor(sellerId), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }), ['title', 'description']),
    count: () => db.rfq.count({ where }),
    answer: toSellerRfq,
  });
}

/** One RFQ as its seller sees it, or null when it is on another seller's product. */
export async function findRfqOfSeller(client: Tx, id: number, sellerId: number): Promise<SellerRfqAnswer | null> {
  const row = await client.rfq.findFirst({ where: { id, product: { sellerId }, isWithheld: false }, select: fieldsFor(sellerId) });
  const [read] = await asOthersRead(client, 'rfq', row ? [row] : [], ['title', 'description']);
  return read ? toSellerRfq(read) : null;
}

/** Every offer on an RFQ that stands, cheapest first, for the captain's desk; null when there is no such RFQ. */
export async function listOffers(rfqId: number): Promise<OfferAnswer[] | null> {
  if ((await db.rfq.count({ where: { id: rfqId, isWithheld: false } })) === 0) return null;
  const rows = await db.offer.findMany({ where: { rfqId, status: { in: STANDING_OFFERS } }, select: offerFields, orderBy: { unitPriceMinor: 'asc' } });
  return rows.map(toOfferAnswer);
}
