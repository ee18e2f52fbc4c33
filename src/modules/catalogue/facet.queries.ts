import 'server-only';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import type { Locale } from '@/i18n/locales';
import { MOQ_RANGES, type Facets } from './catalogue.schema';
import { keptConditions } from './facet-conditions.queries';
import { matchingFacets } from './matching.queries';
import type { Search } from './search.queries';

/** The facets a list of products has, by the names of a filter's fields. */
export const FACETS = ['category', 'portId', 'priceType', 'currency', 'moq', 'isVerified', 'certificate'] as const;
export type Facet = (typeof FACETS)[number];

/** Values of a facet with their numbers of products, most first; `null` when a search has too many hits to count them. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>> | null;

const COLUMN: Readonly<Record<Facet, Prisma.Sql>> = {
  category: Prisma.sql`"category"`, portId: Prisma.sql`"portId"::text`, priceType: Prisma.sql`"priceType"::text`, currency: Prisma.sql`"currency"::text`,
  moq: Prisma.sql`"moqStep"::text`, isVerified: Prisma.sql`"isVerified"::text`, certificate: Prisma.sql`"certificate"`,
};

interface FacetRow { facet: Facet; value: string; count: number }

const rangeOf = (step: number): string => MOQ_RANGES[step - 1] ?? '';

/** Of every facet, how many products each value would leave together with the other facets that are chosen. */
export async function countFacets(facets: Facets): Promise<NonNullable<FacetCounts>> {
  const rows = await runPrepared<FacetRow>(Prisma.join(FACETS.map((facet) => {
    const others: Facets = { ...facets, [facet]: undefined };
    const condition = facet === 'certificate'
      ? Prisma.sql`"certificate" <> '' AND ${keptConditions(others, false)}`
      : keptConditions(others);
    return Prisma.sql`SELECT ${facet}::text AS facet, ${COLUMN[facet]} AS value, sum("count")::int AS count FROM "FacetCount" WHERE ${condition} GROUP BY 2`;
  }), ' UNION ALL '));
  return gather(rows.map((row) => (row.facet === 'moq' ? { ...row, value: rangeOf(Number(row.value)) } : row)));
}

function gather(rows: readonly FacetRow[]): NonNullable<FacetCounts> {
  const of = (facet: Facet) => new Map(rows.filter((row) => row.facet === facet && row.count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).map(({ value, count }) => [value, count]));
  return {
    category: of('category'), portId: of('portId'), priceType: of('priceType'), currency: of('currency'), moq: of('moq'), isVerified: of('isVerified'), certificate: of('certificate'),
  };
}

/** The same among the hits of a search, as long as they are few. */
export async function countFacetsOfSearch(search: Search, facets: Facets, language: Locale | undefined): Promise<FacetCounts> {
  const hits = await matchingFacets(search, language);
  if (!hits) return null;
  const values = hits.map((hit): Readonly<Record<Facet, readonly string[]>> => ({
    category: [hit.category], portId: [String(hit.portId ?? 0)], priceType: [hit.priceType], currency: [hit.currency],
    moq: [rangeOf(hit.moqStep)], isVerified: [String(hit.isVerified)], certificate: hit.certificates,
  }));
  const chosen = FACETS.flatMap((facet) => (facets[facet] === undefined ? [] : [[facet, String(facets[facet])] as const]));
  const counts = new Map<string, FacetRow>();
  for (const value of values) {
    for (const facet of FACETS) {
      if (!chosen.every(([other, wanted]) => other === facet || value[other].includes(wanted))) continue;
      for (const each of value[facet]) {
        const known = counts.get(`${facet} ${each}`);
        counts.set(`${facet} ${each}`, { facet, value: each, count: (known?.count ?? 0) + 1 });
      }
    }
  }
  return gather([...counts.values()]);
}
