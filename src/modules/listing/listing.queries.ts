import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { categoryBySlug } from '@/modules/catalogue/category.schema';
import { productContent, type ProductContent } from '@/modules/catalogue/product-content.schema';
import { parseDecimal, toDecimal, toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { publicUrl } from '@/server/uploads/storage';
import { writeCsv } from './listing-csv';
import type { ListingAnswer, ListingWords } from './listing.schema';
import { clockOf } from './validity';

/** Whose products, and by which clock their days are told. */
export interface ListingOwner {
  readonly partyId: number;
  readonly timeZone: string;
}

const fields = {
  id: true, name: true, shortDescription: true, description: true, category: true, portId: true, status: true, priceMinor: true, currency: true, priceType: true, unit: true,
  moq: true, availableQuantity: true, hsCode: true, originCountry: true, leadTimeDays: true, packing: true, branded: true, relabelingAllowed: true, relabelingPriceMinor: true,
  offerValidUntil: true, specifications: true, rejectReason: true, createdAt: true,
  tiers: { select: { fromQuantity: true, priceMinor: true }, orderBy: { fromQuantity: 'asc' } },
  certificates: { select: { name: true, number: true, issuer: true, validUntil: true }, orderBy: { name: 'asc' } },
  pictures: { select: { fileKey: true }, orderBy: { position: 'asc' } },
  change: { select: { id: true, content: true, createdAt: true, refusedAt: true, refuseReason: true } },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof fields }>;

/** What a product says, in the form in which a change of it waits. */
function contentOf(row: Row): ProductContent {
  const { priceMinor, relabelingPriceMinor, offerValidUntil, tiers, certificates, pictures, ...plain } = row;
  return productContent.parse({
    ...plain,
    price: toDecimal(priceMinor),
    relabelingPrice: relabelingPriceMinor === null ? null : toDecimal(relabelingPriceMinor),
    offerValidUntil: offerValidUntil?.toISOString() ?? null,
    tiers: tiers.map(({ fromQuantity, priceMinor: minor }) => ({ fromQuantity, price: toDecimal(minor) })),
    certificates: certificates.map(({ validUntil, ...rest }) => ({ ...rest, validUntil: validUntil.toISOString().slice(0, 10) })),
    pictures: pictures.map(({ fileKey }) => fileKey),
  });
}

const numberOf = (decimal: string) => toJsonNumber(parseDecimal(decimal) ?? 0n);

function wordsOf(content: ProductContent, timeZone: string): ListingWords {
  const { portId, unit, availableQuantity, relabelingAllowed, relabelingPrice, offerValidUntil, branded, price, tiers, pictures, category, ...same } = content;
  const validity = offerValidUntil === null ? null : clockOf(new Date(offerValidUntil), timeZone);
  return {
    ...same,
    category: categoryBySlug(category)?.name ?? category,
    price: numberOf(price),
    branded: branded ? 'branded' : 'unbranded',
    moqUom: unit,
    quantity: availableQuantity,
    quantityUom: unit,
    reLabeling: relabelingAllowed ? 'yes' : 'no',
    relabelingPrice: relabelingPrice === null ? null : numberOf(relabelingPrice),
    validityDate: validity?.day ?? null,
    validityTime: validity?.time ?? '',
    port: portId,
    tiers: tiers.map(({ fromQuantity, price: lower }) => ({ from: fromQuantity, price: numberOf(lower) })),
    pictures: pictures.map((key) => ({ key, url: publicUrl(key) })),
  };
}

function answerFor({ timeZone }: ListingOwner) {
  return (row: Row): ListingAnswer => ({
    id: row.id,
    ...wordsOf(contentOf(row), timeZone),
    status: row.status,
    rejectReason: row.rejectReason,
    createdAt: row.createdAt.toISOString(),
    change: row.change && {
      id: row.change.id,
      ...wordsOf(productContent.parse(row.change.content), timeZone),
      createdAt: row.change.createdAt.toISOString(),
      isRefused: row.change.refusedAt !== null,
      refuseReason: row.change.refuseReason,
    },
  });
}

/** A seller's own products in every status, newest first. */
export function listOwnProducts(owner: ListingOwner, range: Range): Promise<Counted<ListingAnswer>> {
  const where = { sellerId: owner.partyId };
  return readRange(range, {
    rows: (part) => db.product.findMany({ where, select: fields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.product.count({ where }),
    answer: answerFor(owner),
  });
}

/** One of a seller's own products, or null. */
export async function findOwnProduct(client: Tx, id: number, owner: ListingOwner): Promise<ListingAnswer | null> {
  const row = await client.product.findFirst({ where: { id, sellerId: owner.partyId }, select: fields });
  return row && answerFor(owner)(row);
}

/** A seller's products as CSV with the columns that an import reads: those named, or else all but the archived ones. */
export async function exportProducts(owner: ListingOwner, ids?: readonly number[]): Promise<string> {
  const rows = await db.product.findMany({ where: { sellerId: owner.partyId, ...(ids ? { id: { in: [...ids] } } : { status: { not: 'archived' } }) }, select: fields, orderBy: { id: 'asc' } });
  const products = rows.map(answerFor(owner));
  const ports = await db.port.findMany({ where: { id: { in: products.flatMap(({ port }) => port ?? []) } }, select: { id: true, code: true } });
  return writeCsv(products, new Map(ports.map(({ id, code }) => [id, code])));
}
