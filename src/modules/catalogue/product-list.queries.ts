import 'server-only';
import { toJsonNumber, type Currency } from '@/modules/ledger/money.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { categoryBySlug } from './category.schema';
import type { ProductCard, ProductFilter, Sort } from './catalogue.schema';

/** One index per line here (migration "indexes_and_guards"); ties fall to the newest. */
const ORDER: Record<Sort, Prisma.Sql> = {
  featured: Prisma.sql`"isVerified" DESC, "createdAt" DESC, "id" DESC`,
  'price-low': Prisma.sql`"priceBaseMinor" ASC, "id" DESC`,
  'price-high': Prisma.sql`"priceBaseMinor" DESC, "id" ASC`,
  rating: Prisma.sql`coalesce("rating", 0) DESC, "createdAt" DESC, "id" DESC`,
  newest: Prisma.sql`"createdAt" DESC, "id" DESC`,
};

interface ProductRow {
  id: number; sellerId: number; name: string; description: string; shortDescription: string; category: string; companyName: string;
  portName: string | null; portCode: string | null; isVerified: boolean; verifiedAt: Date | null; priceMinor: bigint | string; currency: Currency;
  priceType: ProductCard['price_type']; unit: ProductCard['unit']; moq: number; hsCode: string; picture: string; rating: number | null; ratingCount: number;
}

/** Literal text inside LIKE: its wildcards lose their meaning. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function conditions(filter: Pick<ProductFilter, 'search' | 'category' | 'portId' | 'sellerId'>): Prisma.Sql {
  const parts = [Prisma.sql`"status" = 'approved' AND NOT "isWithheld"`];
  if (filter.category !== undefined) parts.push(Prisma.sql`"category" = ${filter.category}`);
  if (filter.portId !== undefined) parts.push(Prisma.sql`"portId" = ${filter.portId}`);
  if (filter.sellerId !== undefined) parts.push(Prisma.sql`"sellerId" = ${filter.sellerId}`);
  if (filter.search) parts.push(Prisma.sql`"searchText" LIKE lower(${likePattern(filter.search)})`);
  return Prisma.join(parts, ' AND ');
}

function keptConditions({ category, portId }: Pick<ProductFilter, 'category' | 'portId'>): Prisma.Sql {
  const parts = [Prisma.sql`TRUE`];
  if (category !== undefined) parts.push(Prisma.sql`"category" = ${category}`);
  if (portId !== undefined) parts.push(Prisma.sql`"portId" = ${portId}`);
  return Prisma.join(parts, ' AND ');
}

/**
 * One page of approved products. The ids come from the sort's own index; only the page's rows are read whole.
 */
export async function listProducts(filter: ProductFilter): Promise<ProductCard[]> {
  const order = ORDER[filter.sort];
  const page = Prisma.sql`
    SELECT "id", "sellerId", "name", "description", "shortDescription", "category", "companyName", "portName",
           (SELECT "code" FROM "Port" WHERE "Port"."id" = "portId") AS "portCode", "isVerified", "verifiedAt", "priceMinor",
           "currency"::text, "priceType"::text, "unit"::text, "moq", "hsCode", "picture", "rating", "ratingCount"
    FROM "Product"
    WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM "Product" WHERE ${conditions(filter)}
      ORDER BY ${order} LIMIT ${filter.pageSize}::int OFFSET ${(filter.page - 1) * filter.pageSize}::int
    ))
    ORDER BY ${order}`;
  return (await readRows(filter, page)).map(toCard);
}

/** How a search is best done depends on its words; any other list walks its sort's index, whatever the values are. */
function readRows({ search }: ProductFilter, page: Prisma.Sql): Promise<ProductRow[]> {
  return search ? db.$queryRaw<ProductRow[]>(page) : runPrepared<ProductRow>(page);
}

function toCard(row: ProductRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    short_description: row.shortDescription,
    category_name: categoryBySlug(row.category)?.name ?? row.category,
    company_name: row.companyName,
    origin_port_name: row.portName,
    is_verified: row.isVerified,
    category: row.category,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    origin_port_code: row.portCode,
    supplier_id: row.sellerId,
    price: toJsonNumber(BigInt(row.priceMinor)),
    currency: row.currency,
    price_type: row.priceType,
    unit: row.unit,
    moq: row.moq,
    hs_code: row.hsCode,
    picture: row.picture,
    rating: row.rating === null ? null : row.rating / 100,
    rating_count: row.ratingCount,
  };
}

/** How many hits a search counts before it says "1,000+". */
export const SEARCH_COUNT_LIMIT = 1000;

/**
 * How many approved products a filter has: from the kept counts, or for a search counted up to one more than
 * SEARCH_COUNT_LIMIT.
 */
export async function countProducts(filter: Pick<ProductFilter, 'search' | 'category' | 'portId'>): Promise<number> {
  if (!filter.search) {
    const [kept] = await runPrepared<{ count: number }>(Prisma.sql`
      SELECT coalesce(sum("count"), 0)::int AS count FROM "ProductCount" WHERE ${keptConditions(filter)}`);
    return kept?.count ?? 0;
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM "Product" WHERE ${conditions(filter)} LIMIT ${SEARCH_COUNT_LIMIT + 1}) AS hit`;
  return row?.count ?? 0;
}

/** How many approved products a seller has. */
export function countProductsOfSeller(sellerId: number): Promise<number> {
  return db.product.count({ where: { sellerId, status: 'approved', isWithheld: false } });
}

/** Up to four other approved products of a category, newest first. */
export async function relatedProducts(category: string, exceptId: number): Promise<ProductCard[]> {
  const products = await listProducts({ category, sort: 'newest', page: 1, pageSize: 5 });
  return products.filter((product) => product.id !== exceptId).slice(0, 4);
}

/** The page that a shop address means, kept between 1 and the last page that exists or is numbered. */
export function clampPage(page: number, count: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.min(Math.ceil(count / SETTINGS.shopPageSize), SETTINGS.shopPageLimit));
  return { page: Math.min(page, pages), pages };
}
