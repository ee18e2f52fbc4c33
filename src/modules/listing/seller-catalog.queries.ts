import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { keptPictureAddress } from '@/modules/catalogue/product-picture.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { SellerCatalogAnswer } from './seller-catalog.schema';

export const catalogProductFields = {
  select: { product: { select: { id: true, name: true, picture: true, status: true, isWithheld: true } } }, orderBy: [{ position: 'asc' }, { productId: 'asc' }],
} satisfies Prisma.Catalog$productsArgs;

/** A catalog's products as its seller and the admin read them. */
export function toCatalogProducts(entries: readonly Prisma.CatalogProductGetPayload<typeof catalogProductFields>[]): SellerCatalogAnswer['products'] {
  return entries.map(({ product: { id, name, picture, status, isWithheld } }) => ({ id, name, image: keptPictureAddress(picture), isPublic: status === 'approved' && !isWithheld }));
}

const fields = {
  id: true, title: true, description: true, status: true, likes: true, takenDownReason: true, products: catalogProductFields,
} satisfies Prisma.CatalogSelect;

function toAnswer({ products: entries, takenDownReason: reason, ...catalog }: Prisma.CatalogGetPayload<{ select: typeof fields }>): SellerCatalogAnswer {
  const products = toCatalogProducts(entries);
  return { ...catalog, reason, image: products.find(({ isPublic }) => isPublic)?.image ?? '', products };
}

/** A seller's own catalogs, newest first. */
export function listOwnCatalogs(sellerId: number, range: Range): Promise<Counted<SellerCatalogAnswer>> {
  const where = { sellerId };
  return readRange(range, {
    rows: (part) => db.catalog.findMany({ where, select: fields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.catalog.count({ where }),
    answer: toAnswer,
  });
}

/** One of a seller's own catalogs, inside a transaction, or null. */
export async function findOwnCatalog(tx: Tx, id: number, sellerId: number): Promise<SellerCatalogAnswer | null> {
  const row = await tx.catalog.findFirst({ where: { id, sellerId }, select: fields });
  return row && toAnswer(row);
}
