import 'server-only';
import type { Locale } from '@/i18n/locales';
import { Prisma } from '@/server/generated/client';
import { runPrepared, type Way } from '@/server/prepared';
import type { ProductFilter, Sort } from './catalogue.schema';
import { keptConditions, keptCount, rowConditions } from './facet-conditions.queries';
import { namesAny, relevance } from './relevance.queries';
import { hasWords, holdsPieces, servesLanguage, type Search } from './search.queries';

/** How many hits a search counts before it says "1,000+". */
export const SEARCH_COUNT_LIMIT = 1000;

/** Rows read along an index at least, and how much further than expected, before the other way is tried. */
const SHORTEST_READ = 4096;
const PATIENCE = 4;
/** Rows of its rarest piece up to which a search's hits are put in the order of their likeliness. */
export const RANKED_HITS = SEARCH_COUNT_LIMIT * PATIENCE;
/** Hits in a first look that say something about the rest. */
const CONVINCING = 50;
/** Rows that one product has at most: one per language. */
const SERVES_AT_MOST = 5;
/** What reading a row and its text costs, against putting one hit together from an index. */
const READING_COSTS = 2;

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

async function count(condition: Prisma.Sql, way: Way, within: Prisma.Sql = Prisma.sql`"ProductSearch"`): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${within} WHERE ${condition} LIMIT ${SEARCH_COUNT_LIMIT + 1}::int) AS hit`, way,
  );
  return row?.count ?? 0;
}

/**
 * How many products match; of a search up to one more than SEARCH_COUNT_LIMIT. Common words reach the limit within a few
 * rows of the table, in whatever order it lies; the index of words would put all their hits together first.
 */
export async function countMatches(wanted: Wanted): Promise<number> {
  const { filter, search } = wanted;
  if (!search) return keptCount(filter);
  if (search.isHopeless) return 0;
  const collected = collecting(wanted);
  const everywhere = await keptCount({});
  const toRead = (SEARCH_COUNT_LIMIT * everywhere) / Math.max(1, estimate(wanted, SEARCH_COUNT_LIMIT + 1, everywhere, everywhere));
  if (collected && toRead * READING_COSTS > (search.rarest?.hits ?? 0)) return enough(await count(collected, 'collected'), search) ?? count(reading(wanted), 'planned');
  const near = (rows: number) => Prisma.sql`(SELECT * FROM "ProductSearch" LIMIT ${Math.ceil(rows)}::int) AS "near"`;
  // Where the words promise far more than the limit and a first look agrees, there is no need to see a thousand of them.
  const seen = await count(reading(wanted), 'planned', near(SHORTEST_READ));
  if (seen >= CONVINCING && (seen / SHORTEST_READ) * everywhere > SEARCH_COUNT_LIMIT * PATIENCE) return SEARCH_COUNT_LIMIT + 1;
  const budget = Math.max(SHORTEST_READ, toRead * PATIENCE);
  const read = await count(reading(wanted), 'planned', near(budget));
  if (read > SEARCH_COUNT_LIMIT || budget > everywhere * SERVES_AT_MOST) return read;
  return (collected && enough(await count(collected, 'collected'), search)) ?? count(reading(wanted), 'planned');
}

/** A number of collected hits, unless words were left out that could add to it. */
function enough(found: number, { rarest }: Search): number | undefined {
  return rarest?.isWhole || found > SEARCH_COUNT_LIMIT ? found : undefined;
}

/** About how many products match: exact below the limit, above it from what is known of the words. */
function estimate({ search, filter }: Wanted, found: number, inCategory: number, everywhere: number): number {
  if (!search || found <= SEARCH_COUNT_LIMIT) return found;
  const share = search.pieces.reduce((product, { hits, words }) => product * (words ? Math.min(1, Math.max(hits, 1) / Math.max(1, everywhere)) : 1), 1);
  return Math.max(1, share * (filter.category === undefined ? everywhere : inCategory));
}

/** The ids of one page, in the order of its sort. `found` is what countMatches says. */
export async function matchingIds(wanted: Wanted, found: number): Promise<number[]> {
  const { filter, search } = wanted;
  const offset = (filter.page - 1) * filter.pageSize;
  const expected = Math.min(filter.pageSize, (search && found > SEARCH_COUNT_LIMIT ? Infinity : found) - offset);
  if (expected <= 0) return [];
  const [everywhere, inCategory] = await Promise.all([keptCount({}), keptCount({ category: filter.category })]);
  // Words that are left out would be missed by an index.
  const collected = search?.rarest?.isWhole === false ? undefined : collecting(wanted);
  const toRead = ((offset + filter.pageSize) * inCategory) / Math.max(1, estimate(wanted, found, inCategory, everywhere));
  const toCollect = search ? (search.rarest?.hits ?? 0) : found;
  if (collected && search && isRanked(wanted, found)) return collect(collected, filter, relevance(search));
  if (collected && toCollect <= toRead * READING_COSTS) return collect(collected, filter);
  const budget = collected ? Math.max(SHORTEST_READ, 2 ** Math.ceil(Math.log2(toRead * PATIENCE))) : inCategory * SERVES_AT_MOST;
  const ids = await readAlong(wanted, budget);
  return collected && ids.length < expected ? collect(collected, filter) : ids;
}

/** Whether some of the hits, as far as they are few, has one of the pieces in its name. */
export async function isNamedInSome(wanted: Wanted): Promise<boolean> {
  const condition = collecting(wanted);
  if (!condition || !wanted.search || (wanted.search.rarest?.hits ?? Infinity) > RANKED_HITS) return true;
  return (await count(all([condition, namesAny(wanted.search)]), 'collected')) > 0;
}

const idsOf = (rows: readonly { productId: number }[]) => rows.map(({ productId }) => productId);

/** Whether the likeliest hits stand first: where no other order was chosen, and few enough are looked at whole. */
function isRanked({ filter, search }: Wanted, found: number): boolean {
  return filter.sort === 'featured' && found <= SEARCH_COUNT_LIMIT && (search?.rarest?.hits ?? Infinity) <= RANKED_HITS;
}

async function collect(condition: Prisma.Sql, { sort, page, pageSize }: ProductFilter, first = Prisma.empty): Promise<number[]> {
  return idsOf(await runPrepared<{ productId: number }>(
    Prisma.sql`SELECT "productId" FROM "ProductSearch" WHERE ${condition} ORDER BY ${first}${ORDER[sort]} LIMIT ${pageSize}::int OFFSET ${(page - 1) * pageSize}::int`,
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
  if (search.isHopeless || !collected || !search.rarest?.isWhole || search.rarest.hits > RANKED_HITS) return null;
  const rows = await runPrepared<{ category: string; portId: number | null; priceType: string; currency: string; moqStep: number; isVerified: boolean; certificates: string[] }>(
    Prisma.sql`SELECT "category", "portId", "priceType"::text, "currency"::text, "moqStep", "isVerified", "certificates"
      FROM "ProductSearch" WHERE ${collected} LIMIT ${SEARCH_COUNT_LIMIT + 1}::int`,
    'collected',
  );
  return rows.length > SEARCH_COUNT_LIMIT ? null : rows;
}

/** Which of some products match: every condition is looked at row by row, so that what the kept counts of words do not know yet is found too. */
export async function matchingAmong(wanted: Wanted, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return idsOf(await runPrepared<{ productId: number }>(
    Prisma.sql`SELECT DISTINCT "productId" FROM "ProductSearch" WHERE "productId" = ANY(${[...ids]}::int[]) AND ${reading(wanted)} ORDER BY "productId"`, 'planned',
  ));
}
