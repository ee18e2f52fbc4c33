import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { REFUSALS } from '@/server/security-events';

/** What may be written while nothing is done: when a session was last seen, how often somebody tried, and a key that waits for its answer. */
const MARGINAL = ['Session', 'Throttle', 'IdempotencyKey'];

/**
 * What stands in every table now, as a text: equal texts mean that nothing was written in between, not even the same
 * again. A table is told by the number of its rows and by the newest transaction that wrote one (PostgreSQL's `xmin`),
 * since reading all of them grows with every test. The log may say that somebody was refused.
 */
export async function everything(): Promise<string> {
  const tables = Object.values(Prisma.ModelName).filter((model) => !MARGINAL.includes(model));
  const seen = tables.map((table) => {
    const rows = Prisma.sql`SELECT ${table} AS "table", count(*)::int AS "rows", max("xmin"::text::bigint)::text AS "newest" FROM ${Prisma.raw(`"${table}"`)}`;
    return table === 'AuditEntry' ? Prisma.sql`${rows} WHERE "action" <> ALL(${[...REFUSALS]})` : rows;
  });
  return JSON.stringify(await db.$queryRaw(Prisma.sql`${Prisma.join(seen, ' UNION ALL ')} ORDER BY 1`), null, 1);
}
