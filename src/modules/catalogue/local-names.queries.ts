import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { portName } from '@/modules/port/port-name.queries';
import { listPorts } from '@/modules/port/port.queries';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import type { LocalName } from './local-names.schema';

/**
 * What a language calls products and ports, by the English names that trades keep of them; names without a word of its own are
 * left out. Only what the shop shows counts: a translation of a product that is not public, or was another one's when the trade
 * was agreed, is told to nobody. Where several products have one name, they must agree: nobody may give another seller's
 * goods a name.
 */
export async function localNames(names: readonly string[], language: Locale): Promise<LocalName[]> {
  if (language === DEFAULT_LOCALE || names.length === 0) return [];
  const [ports, products] = await Promise.all([
    listPorts(),
    runPrepared<LocalName>(Prisma.sql`
      SELECT "Product"."name", min(said."name") AS "local"
      FROM "Product" JOIN "ProductText" AS said ON said."productId" = "Product"."id" AND said."language" = ${language}::"Language"
      WHERE "Product"."name" = ANY(${[...names]}::text[]) AND "status" = 'approved' AND NOT "isWithheld"
      GROUP BY "Product"."name" HAVING count(DISTINCT said."name") = 1`),
  ]);
  const places = ports.flatMap(({ code, name }) => (names.includes(name) ? [{ name, local: portName(code, name, language) }] : []));
  return [...new Map([...places, ...products].map((row) => [row.name, row])).values()].filter(({ name, local }) => local !== name);
}
