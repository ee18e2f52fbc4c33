import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { categoryBySlug } from '@/modules/catalogue/category.schema';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { loadingPortOf } from '@/modules/quotation/named-place.schema';
import { STANDING_OFFERS } from '@/modules/offer/offer.schema';
import { attachedFileFields, toAttachedFile } from '@/modules/upload/upload.queries';
import { addDays, dayInZone } from '@/server/clock';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { CAPTAINS_TURN, type CaptainRfqAnswer, type RfqAnswer } from './rfq.schema';

/** The port of an RFQ's destination, as everybody who reads it does. */
export const destinationPort = { id: true, code: true, name: true } satisfies Prisma.PortSelect;

export const rfqFields = {
  id: true, title: true, quantity: true, unit: true, status: true, productId: true, productName: true, createdAt: true, currency: true,
  budgetMinMinor: true, budgetMaxMinor: true, responseDeadline: true, description: true, version: true, updatedAt: true, sealedUntil: true,
  askedVersion: true, paymentTerms: true, deliveryPort: { select: destinationPort },
  offers: { where: { status: { in: STANDING_OFFERS } }, select: { askedVersion: true } },
  invitations: { select: { seller: { select: { id: true, ...partyNameFields } } }, orderBy: { id: 'asc' } },
  files: { select: attachedFileFields, orderBy: { id: 'asc' } },
  buyer: { select: partyNameFields },
  dpqs: { select: { id: true, order: { select: { id: true } } }, orderBy: { id: 'desc' }, take: 1 },
  messages: {
    select: { id: true, kind: true, body: true, targetPriceMinor: true, createdAt: true, author: { select: partyNameFields } },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.RfqSelect;

type RfqRow = Prisma.RfqGetPayload<{ select: typeof rfqFields }>;

/** An open one waits since it was made, whatever its buyer has changed since; one that came back since then. */
function waitsSince({ status, createdAt, updatedAt }: Pick<RfqRow, 'status' | 'createdAt' | 'updatedAt'>): Date | null {
  if (!CAPTAINS_TURN.some((waiting) => waiting === status)) return null;
  return status === 'open' ? createdAt : updatedAt;
}

/** How many offers stand, of those that were read, and how many of them were made before the request was changed. */
export function countOffers({ askedVersion, offers }: Pick<RfqRow, 'askedVersion' | 'offers'>): { readonly offers: number; readonly outdatedOffers: number } {
  return { offers: offers.length, outdatedOffers: offers.filter((offer) => offer.askedVersion < askedVersion).length };
}

/** A row as the API answers it. */
export function toRfqAnswer(row: RfqRow, nameOf: (seller: RfqRow['invitations'][number]['seller']) => string = displayName): RfqAnswer {
  return {
    id: row.id,
    title: row.title,
    quantity: row.quantity,
    status: row.status,
    buyer: { vendorCode: row.buyer.vendorCode, name: displayName(row.buyer) },
    productId: row.productId,
    product_id: row.productId,
    createdAt: row.createdAt.toISOString(),
    budgetRangeMin: row.budgetMinMinor === null ? null : toJsonNumber(row.budgetMinMinor),
    budgetRangeMax: row.budgetMaxMinor === null ? null : toJsonNumber(row.budgetMaxMinor),
    responseDeadline: row.responseDeadline?.toISOString().slice(0, 10) ?? null,
    deliveryPort: row.deliveryPort,
    paymentTerms: row.paymentTerms,
    description: row.description,
    notifications: row.messages.map((message) => ({
      id: message.id, title: message.kind, message: message.body, created_at: message.createdAt.toISOString(), author: displayName(message.author),
      target_price: message.targetPriceMinor === null ? null : toJsonNumber(message.targetPriceMinor),
    })),
    unit: row.unit,
    currency: row.currency,
    productName: row.productName,
    version: row.version,
    dpqId: row.dpqs[0]?.id ?? null,
    dpoId: row.dpqs[0]?.order?.id ?? null,
    waitsSince: waitsSince(row)?.toISOString() ?? null,
    ...countOffers(row),
    sealedUntil: row.sealedUntil?.toISOString() ?? null,
    invited: row.invitations.map(({ seller }) => ({ id: seller.id, name: nameOf(seller) })),
    files: row.files.map(toAttachedFile),
  };
}

function list(where: Prisma.RfqWhereInput, range: Range, read: (rows: readonly RfqRow[]) => RfqAnswer[] | Promise<RfqAnswer[]>): Promise<Counted<RfqAnswer>> {
  return readRange(range, {
    rows: async (part) => read(await db.rfq.findMany({ where, select: rfqFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.rfq.count({ where }),
    answer: (rfq) => rfq,
  });
}

/** RFQs as their buyer reads them: names of invited sellers are other parties'. */
async function asBuyerReads(rows: readonly RfqRow[]): Promise<RfqAnswer[]> {
  const nameOf = await namesForOthers(db, rows.flatMap(({ invitations }) => invitations.map(({ seller }) => seller)));
  return rows.map((row) => toRfqAnswer(row, nameOf));
}

/** A buyer's own RFQs, newest first. */
export function listRfqsOfBuyer(buyerId: number, range: Range): Promise<Counted<RfqAnswer>> {
  return list({ buyerId }, range, asBuyerReads);
}

/** RFQs that wait for the captain and are overdue (`overdueOf`), and all others: between them each RFQ, once. */
export function byOverdue(today: Date, now = new Date()): { readonly overdue: Prisma.RfqWhereInput; readonly others: Prisma.RfqWhereInput } {
  const since = addDays(now, -SETTINGS.rfqAnswerDays);
  const waits = { in: [...CAPTAINS_TURN] };
  const isLate = [{ responseDeadline: { lt: today } }, { status: 'open', createdAt: { lt: since } }, { status: { not: 'open' }, updatedAt: { lt: since } }] satisfies Prisma.RfqWhereInput[];
  const isInTime = [
    { OR: [{ responseDeadline: null }, { responseDeadline: { gte: today } }] },
    { OR: [{ status: 'open', createdAt: { gte: since } }, { status: { not: 'open' }, updatedAt: { gte: since } }] },
  ] satisfies Prisma.RfqWhereInput[];
  return { overdue: { status: waits, OR: isLate, isWithheld: false }, others: { OR: [{ status: { notIn: [...CAPTAINS_TURN] } }, { AND: isInTime }], isWithheld: false } };
}

/** Every RFQ, for the captain's desk: overdue ones first, those that were asked for earliest at their head; then the others, newest first. `timeZone` is the captain's. */
export async function listAllRfqs(timeZone: string, range: Range): Promise<Counted<RfqAnswer>> {
  const { overdue, others } = byOverdue(dayInZone(new Date(), timeZone));
  const late = await db.rfq.count({ where: overdue });
  return readRange(range, {
    rows: async ({ skip, take }) => {
      const first = skip < late ? await db.rfq.findMany({ where: overdue, select: rfqFields, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], skip, take }) : [];
      const rest = take - first.length;
      const then = rest > 0 ? await db.rfq.findMany({ where: others, select: rfqFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], skip: Math.max(0, skip - late), take: rest }) : [];
      return [...first, ...then];
    },
    count: async () => late + (await db.rfq.count({ where: others })),
    answer: (row) => toRfqAnswer(row),
  });
}

/** A buyer's own RFQ, or null: another party's is as absent as one that never was. */
export async function findRfqOfBuyer(id: number, buyerId: number): Promise<RfqAnswer | null> {
  const row = await db.rfq.findFirst({ where: { id, buyerId }, select: rfqFields });
  const [rfq] = row ? await asBuyerReads([row]) : [];
  return rfq ?? null;
}

const productFields = {
  name: true, category: true, priceMinor: true, currency: true, moq: true, unit: true, availableQuantity: true, priceType: true,
  offerValidUntil: true, relabelingAllowed: true, status: true, description: true, sellerId: true, portId: true,
  seller: { select: { id: true, portId: true, vendorCode: true, firstName: true, lastName: true, email: true, phone: true } },
} satisfies Prisma.ProductSelect;

const sellerDetails = ({ id: _id, portId: _portId, ...seller }: Prisma.ProductGetPayload<{ select: typeof productFields }>['seller']) => seller;

/** An RFQ with its product and seller, for the captain alone. */
export async function findRfqForCaptain(id: number): Promise<CaptainRfqAnswer | null> {
  const row = await db.rfq.findFirst({ where: { id, isWithheld: false }, select: {
    ...rfqFields, product: { select: productFields }, buyer: { select: { ...partyNameFields, portId: true } },
    dpqs: { ...rfqFields.dpqs, select: { ...rfqFields.dpqs.select, status: true, offer: { select: { seller: { select: { id: true, portId: true } } } } } },
  } });
  if (!row) return null;
  const { product, ...rfq } = row;
  const [dpq] = row.dpqs;
  // As long as a quotation of an offer stands, its seller supplies.
  const supplier = (dpq?.status === 'rejected' ? null : dpq?.offer?.seller) ?? product?.seller;
  return {
    ...toRfqAnswer(rfq),
    voyage: { loadingPortId: supplier ? loadingPortOf(supplier, product) : null, dischargePortId: row.buyer.portId },
    productDetails: product && {
      name: product.name,
      category: categoryBySlug(product.category)?.name ?? product.category,
      price: toJsonNumber(product.priceMinor),
      currency: product.currency,
      moq: product.moq,
      moqUom: product.unit,
      availableQuantity: product.availableQuantity,
      quantityUom: product.unit,
      priceType: product.priceType,
      offerValidityDate: product.offerValidUntil?.toISOString() ?? null,
      isRelabelingAllowed: product.relabelingAllowed,
      status: product.status,
      description: product.description,
      seller: sellerDetails(product.seller),
    },
  };
}
