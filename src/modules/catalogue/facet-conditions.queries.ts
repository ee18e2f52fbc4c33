import 'server-only';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { MOQ_RANGES, type Facets } from './catalogue.schema';

/** The facets as columns that ProductSearch and FacetCount share; ports without the 0 that stands for none in the counts. */
export function facetConditions(facets: Facets): Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  if (facets.category !== undefined) parts.push(Prisma.sql`"category" = ${facets.category}`);
  if (facets.portId !== undefined) parts.push(Prisma.sql`"portId" = ${facets.portId}`);
  if (facets.priceType !== undefined) parts.push(Prisma.sql`"priceType" = ${facets.priceType}::"PriceType"`);
  if (facets.currency !== undefined) parts.push(Prisma.sql`"currency" = ${facets.currency}::"Currency"`);
  if (facets.moq !== undefined) parts.push(Prisma.sql`"moqStep" = ${MOQ_RANGES.indexOf(facets.moq) + 1}::int`);
  if (facets.isVerified) parts.push(Prisma.sql`"isVerified"`);
  return parts;
}

/** Conditions of a row of FacetCount: the counts of the wanted certificate, or of all products; or of whatever certificate. */
export function keptConditions(facets: Facets, ofCertificate = true): Prisma.Sql {
  const certificate = ofCertificate ? Prisma.sql`"certificate" = ${facets.certificate ?? ''}` : Prisma.sql`TRUE`;
  return Prisma.join([certificate, ...facetConditions(facets)], ' AND ');
}

/** Conditions of a row of ProductSearch. */
export function rowConditions(facets: Facets): Prisma.Sql[] {
  const certificate = facets.certificate === undefined ? [] : [Prisma.sql`"certificates" @> ARRAY[${facets.certificate}]`];
  return [...facetConditions(facets), ...certificate];
}

/** Whether the product table's own indexes and the counts per category and port know all there is to know. */
export function isSimple({ priceType, currency, moq, isVerified, certificate }: Facets): boolean {
  return [priceType, currency, moq, isVerified, certificate].every((facet) => facet === undefined);
}

/** The statement that reads how many products the facets have from the kept counts, as `count`. */
export function readKeptCount(facets: Facets): Prisma.Sql {
  return isSimple(facets)
    ? Prisma.sql`SELECT coalesce(sum("count"), 0)::int AS count FROM "ProductCount" WHERE ${Prisma.join([Prisma.sql`TRUE`, ...facetConditions(facets)], ' AND ')}`
    : Prisma.sql`SELECT coalesce(sum("count"), 0)::int AS count FROM "FacetCount" WHERE ${keptConditions(facets)}`;
}

/** How many products the facets have, from the kept counts. */
export async function keptCount(facets: Facets): Promise<number> {
  const [kept] = await runPrepared<{ count: number }>(readKeptCount(facets));
  return kept?.count ?? 0;
}
