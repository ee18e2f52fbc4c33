import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { AdminCatalogAnswer } from './admin-catalogs.schema';
import { catalogProductFields, toCatalogProducts } from './seller-catalog.queries';

const fields = {
  id: true, title: true, description: true, status: true, takenDownReason: true, seller: { select: partyNameFields }, products: catalogProductFields,
} satisfies Prisma.CatalogSelect;

function toAnswer({ seller, products, takenDownReason: reason, ...catalog }: Prisma.CatalogGetPayload<{ select: typeof fields }>): AdminCatalogAnswer {
  return { ...catalog, reason, sellerName: seller ? displayName(seller) : '', vendorCode: seller?.vendorCode ?? '', products: toCatalogProducts(products) };
}

/** The catalogs of all sellers, newest first. */
export function listSellerCatalogs(range: Range): Promise<Counted<AdminCatalogAnswer>> {
  const where: Prisma.CatalogWhereInput = { sellerId: { not: null } };
  return readRange(range, {
    rows: (part) => db.catalog.findMany({ where, select: fields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.catalog.count({ where }),
    answer: toAnswer,
  });
}

/** A seller's catalog inside a transaction. */
export async function readSellerCatalog(tx: Tx, id: number): Promise<AdminCatalogAnswer> {
  return toAnswer(await tx.catalog.findUniqueOrThrow({ where: { id }, select: fields }));
}
