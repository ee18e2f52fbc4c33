import 'server-only';
import type { Locale } from '@/i18n/locales';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import type { ProductFilter, Sort } from './catalogue.schema';
import { keptConditions, keptCount, rowConditions } from './facet-conditions.queries';
import { hasWords, holdsPieces, servesLanguage, type Search } from './search.queries';

/** How many hits a search counts before it says "1,000+". */
export const SEARCH_COUNT_LIMIT = 1000;

/** Rows read along an index at least, and how much further than expected, before the other way is tried. */
const SHORTEST_READ = 4096;
const PATIENCE = 4;

/** Orders of ProductSearch, each with an index of its own, alone and behind the category. */
const ORDER: Record<Sort, Prisma.Sql> = {
  featured: Prisma.sql`"isVerified" DESC, "createdAt" DESC, "productId" DESC`,
  'price-low': Prisma.sql`"priceBaseMinor" ASC, "productId" DESC`,
  'price-high': Prisma.sql`"priceBaseMinor" DESC, "productId" ASC`,
  rating: Prisma.sql`"rating" DESC, "createdAt" DESC, "productId" DESC`,
  newest: Prisma.sql`"createdAt" DESC, "productId" DESC`,
};

/** A filter whose search has been looked up. */
export interface Wanted {
  readonly filter: ProductFilter;
  readonly search: Search | undefined;
}

const all = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ' AND ');

/** Conditions under which an index collects the hits; undefined when a search has no words to look up. */
function collecting({ filter, search }: Wanted): Prisma.Sql | undefined {
  const facets = [servesLanguage(filter.language), ...rowConditions(filter)];
  if (!search) {
    return all([Prisma.sql`"cell" = ANY(ARRAY(SELECT "cell" FROM "FacetCount" WHERE ${keptConditions(filter)} AND "count" > 0))`, ...facets]);
  }
  const words = hasWords(search);
  return words && all([words, ...facets, ...holdsPieces(search, true)]);
}

/** Conditions that are looked at row by row. */
function reading({ filter, search }: Wanted): Prisma.Sql {
  return all([servesLanguage(filter.language), ...rowConditions(filter), ...(search ? holdsPieces(search, false) : [])]);
}

/** How many products match; of a search up to one more than SEARCH_COUNT_LIMIT. */
export async function countMatches(wanted: Wanted): Promise<number> {
  if (!wanted.search) return keptCount(wanted.filter);
  if (wanted.search.isHopeless) return 0;
  const collected = collecting(wanted);
  const condition = collected ?? reading(wanted);
  const [row] = await runPrepared<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM "ProductSearch" WHERE ${condition} LIMIT ${SEARCH_COUNT_LIMIT + 1}::int) AS hit`,
    collected ? 'collected' : 'planned',
  );
  return row?.count ?? 0;
}

/** About how many products match: exact below the limit, above it from what is known of the words. */
function estimate({ search, filter }: Wanted, count: number, inCategory: number, everywhere: number): number {
  if (!search || count <= SEARCH_COUNT_LIMIT) return count;
  const share = search.pieces.reduce((product, { hits }) => product * Math.min(1, Math.max(hits, 1) / Math.max(1, everywhere)), 1);
  return Math.max(count, share * (filter.category === undefined ? everywhere : inCategory));
}

/** The ids of one page, in the order of its sort. `count` is what countMatches says. */
export async function matchingIds(wanted: Wanted, count: number): Promise<number[]> {
  const { filter, search } = wanted;
  const offset = (filter.page - 1) * filter.pageSize;
  const expected = Math.min(filter.pageSize, (search && count > SEARCH_COUNT_LIMIT ? Infinity : count) - offset);
  if (expected <= 0) return [];
  const [everywhere, inCategory] = await Promise.all([keptCount({}), keptCount({ category: filter.category })]);
  const collected = collecting(wanted);
  const toRead = ((offset + filter.pageSize) * inCategory) / Math.max(1, estimate(wanted, count, inCategory, everywhere));
  const toCollect = search ? (search.hits ?? 0) : count;
  if (collected && toCollect <= toRead) return collect(collected, filter);
  const budget = collected ? Math.max(SHORTEST_READ, 2 ** Math.ceil(Math.log2(toRead * PATIENCE))) : inCategory * SERVES_AT_MOST;
  const ids = await readAlong(wanted, budget);
  return collected && ids.length < expected ? collect(collected, filter) : ids;
}

/** Rows that one product has at most: one per language. */
const SERVES_AT_MOST = 5;

const idsOf = (rows: readonly { productId: number }[]) => rows.map(({ productId }) => productId);

async function collect(condition: Prisma.Sql, { sort, page, pageSize }: ProductFilter): Promise<number[]> {
  return idsOf(await runPrepared<{ productId: number }>(
    Prisma.sql`SELECT "productId" FROM "ProductSearch" WHERE ${condition} ORDER BY ${ORDER[sort]} LIMIT ${pageSize}::int OFFSET ${(page - 1) * pageSize}::int`,
    'collected',
  ));
}

/** Reads rows in the wanted order, so many at most, and takes those that match. */
async function readAlong(wanted: Wanted, budget: number): Promise<number[]> {
  const { sort, page, pageSize, category } = wanted.filter;
  const within = category === undefined ? Prisma.sql`TRUE` : Prisma.sql`"category" = ${category}`;
  return idsOf(await runPrepared<{ productId: number }>(
    Prisma.sql`
      SELECT "productId" FROM (SELECT * FROM "ProductSearch" WHERE ${within} ORDER BY ${ORDER[sort]} LIMIT ${Math.ceil(budget)}::int) AS "near"
      WHERE ${reading(wanted)} ORDER BY ${ORDER[sort]} LIMIT ${pageSize}::int OFFSET ${(page - 1) * pageSize}::int`,
    'along',
  ));
}

/** The rows of a search's hits with their facets, when there are no more than the limit; for counting facets. */
export async function matchingFacets(search: Search, language: Locale | undefined) {
  const wanted = { search, filter: { language, sort: 'newest', page: 1, pageSize: 1 } as const };
  const collected = collecting(wanted);
  if (search.isHopeless || !collected || (search.hits ?? 0) > SEARCH_COUNT_LIMIT * PATIENCE) return null;
  const rows = await runPrepared<{ category: string; portId: number | null; priceType: string; currency: string; moqStep: number; isVerified: boolean; certificates: string[] }>(
    Prisma.sql`SELECT "category", "portId", "priceType"::text, "currency"::text, "moqStep", "isVerified", "certificates"
      FROM "ProductSearch" WHERE ${collected} LIMIT ${SEARCH_COUNT_LIMIT + 1}::int`,
    'collected',
  );
  return rows.length > SEARCH_COUNT_LIMIT ? null : rows;
}
