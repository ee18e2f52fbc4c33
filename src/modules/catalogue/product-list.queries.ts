import 'server-only';
import { isolateMeasures } from '@/i18n/isolate-measures';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import type { Currency } from '@/modules/ledger/money.schema';
import { portName } from '@/modules/port/port-name.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { categoryBySlug } from './category.schema';
import type { ProductCard, ProductFilter, Sort } from './catalogue.schema';
import { facetConditions, isSimple, readKeptCount } from './facet-conditions.queries';
import { countMatches, matchingIds } from './matching.queries';
import { readSearch, type Search } from './search.queries';
import { answeredPicture } from './product-picture.queries';

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
  portName: string | null; portCode: string | null; isVerified: boolean; verifiedAt: string | null; priceMinor: string; currency: Currency;
  priceType: ProductCard['price_type']; unit: ProductCard['unit']; moq: number; hsCode: string; picture: string; rating: number | null; ratingCount: number;
  textLanguage: Locale;
}

/** The texts of a row in a language, and what has to be joined for them; nothing for English. */
function textColumns(language: Locale = DEFAULT_LOCALE): { texts: Prisma.Sql; join: Prisma.Sql } {
  if (language === DEFAULT_LOCALE) {
    return { texts: Prisma.sql`"Product"."name", "Product"."description", "Product"."shortDescription", 'en' AS "textLanguage"`, join: Prisma.empty };
  }
  return {
    texts: Prisma.sql`coalesce(said."name", "Product"."name") AS "name", coalesce(said."description", "Product"."description") AS "description",
           coalesce(said."shortDescription", "Product"."shortDescription") AS "shortDescription", coalesce(said."language"::text, 'en') AS "textLanguage"`,
    join: Prisma.sql`LEFT JOIN "ProductText" AS said ON said."productId" = "id" AND said."language" = ${language}::"Language"`,
  };
}

const columns = (texts: Prisma.Sql) => Prisma.sql`
  "id", "sellerId", ${texts}, "category", "companyName", "portName", (SELECT "code" FROM "Port" WHERE "Port"."id" = "portId") AS "portCode",
  "isVerified", to_char("verifiedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "verifiedAt", "priceMinor", "currency"::text, "priceType"::text, "unit"::text, "moq", "hsCode", "picture", "rating", "ratingCount"`;

/**
 * One page by category and port: the ids come from the sort's own index; only the page's rows are read whole.
 * @param further columns
 */
function readSimple<Further = object>(filter: ProductFilter, further = Prisma.empty): Promise<(ProductRow & Further)[]> {
  const { texts, join } = textColumns(filter.language);
  const chosen = Prisma.join([Prisma.sql`"status" = 'approved' AND NOT "isWithheld"`, ...facetConditions(filter)], ' AND ');
  return runPrepared<ProductRow & Further>(Prisma.sql`
    SELECT ${columns(texts)}${further} FROM "Product" ${join}
    WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM "Product" WHERE ${chosen}
      ORDER BY ${ORDER[filter.sort]} LIMIT ${filter.pageSize}::int OFFSET ${(filter.page - 1) * filter.pageSize}::int
    ))
    ORDER BY ${ORDER[filter.sort]}`);
}

/** Approved products in the order of these ids; one that is public no more is left out. */
export async function productsByIds(ids: readonly number[], language?: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { texts, join } = textColumns(language);
  const rows = await runPrepared<ProductRow>(Prisma.sql`
    SELECT ${columns(texts)} FROM "Product" ${join} WHERE "id" = ANY(${[...ids]}::int[]) AND "status" = 'approved' AND NOT "isWithheld"
    ORDER BY array_position(${[...ids]}::int[], "id")`);
  return rows.map((row) => toCard(row, language));
}

/** How many approved products a seller has. */
export function countProductsOfSeller(sellerId: number): Promise<number> {
  return db.product.count({ where: { sellerId, status: 'approved', isWithheld: false } });
}

/** One page of a seller's approved products, newest first. */
export async function productsOfSeller(sellerId: number, page: number, language?: Locale): Promise<ProductCard[]> {
  const rows = await db.product.findMany({
    where: { sellerId, status: 'approved', isWithheld: false }, select: { id: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SETTINGS.shopPageSize, skip: (page - 1) * SETTINGS.shopPageSize,
  });
  return productsByIds(rows.map(({ id }) => id), language);
}

/** A page of products, and how many there are: of a search counted up to one more than SEARCH_COUNT_LIMIT. */
export interface ProductPage {
  readonly products: ProductCard[];
  readonly count: number;
}

/** One page of approved products. */
export async function findProducts(filter: ProductFilter): Promise<ProductPage> {
  const search = filter.search ? await readSearch(filter.search, filter.isBroad ? (filter.language ?? DEFAULT_LOCALE) : undefined) : undefined;
  const count = await countMatches({ filter, search });
  return { products: await listFound(filter, search, count), count };
}

/** One page of the products that were found and counted. */
export async function listFound(filter: ProductFilter, search: Search | undefined, count: number): Promise<ProductCard[]> {
  if (count === 0) return [];
  return search || !isSimple(filter)
    ? productsByIds(await matchingIds({ filter, search }, count), filter.language)
    : (await readSimple(filter)).map((row) => toCard(row, filter.language));
}

/** The first page by category and port, which most ask for, and how many products there are: one statement. */
export async function listFirst(filter: Omit<ProductFilter, 'page'>): Promise<ProductPage> {
  const rows = await readSimple<{ total: number }>({ ...filter, page: 1 }, Prisma.sql`, (${readKeptCount(filter)}) AS "total"`);
  return { products: rows.map((row) => toCard(row, filter.language)), count: rows[0]?.total ?? 0 };
}

/** One page of approved products, without their number. */
export async function listProducts(filter: ProductFilter): Promise<ProductCard[]> {
  return filter.search || !isSimple(filter) ? (await findProducts(filter)).products : (await readSimple(filter)).map((row) => toCard(row, filter.language));
}

function toCard(row: ProductRow, language: Locale | undefined): ProductCard {
  return {
    id: row.id,
    name: isolateMeasures(row.name, row.textLanguage),
    description: isolateMeasures(row.description, row.textLanguage),
    short_description: isolateMeasures(row.shortDescription, row.textLanguage),
    category_name: categoryBySlug(row.category)?.name ?? row.category,
    company_name: row.companyName,
    origin_port_name: row.portName && row.portCode ? portName(row.portCode, row.portName, language) : row.portName,
    is_verified: row.isVerified,
    category: row.category,
    verified_at: row.verifiedAt,
    origin_port_code: row.portCode,
    supplier_id: row.sellerId,
    // Two decimal places: dividing gives the very number that the decimal text would.
    price: Number(row.priceMinor) / 100,
    currency: row.currency,
    price_type: row.priceType,
    unit: row.unit,
    moq: row.moq,
    hs_code: row.hsCode,
    picture: answeredPicture(row.picture),
    rating: row.rating === null ? null : row.rating / 100,
    rating_count: row.ratingCount,
    text_language: row.textLanguage,
  };
}

/** Up to four other approved products of a category, newest first. */
export async function relatedProducts(category: string, exceptId: number, language?: Locale): Promise<ProductCard[]> {
  const products = await listProducts({ category, sort: 'newest', page: 1, pageSize: 5, language });
  return products.filter((product) => product.id !== exceptId).slice(0, 4);
}

/** The page that a shop address means, kept between 1 and the last page that exists or is numbered. */
export function clampPage(page: number, count: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.min(Math.ceil(count / SETTINGS.shopPageSize), SETTINGS.shopPageLimit));
  return { page: Math.min(page, pages), pages };
}
