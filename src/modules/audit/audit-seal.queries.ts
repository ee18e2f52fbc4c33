import 'server-only';
import { db } from '@/server/db';
import { isSealOf } from './sealed-entry';

/** The last seal of the log; null as long as there is none. */
export function newestSeal() {
  return db.auditSeal.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true, hash: true, seal: true } });
}

/**
 * The number of the first entry that is missing or is not the one that was sealed; null when all that was sealed is there.
 * The newest seal is ours, or its own entry is named: it covers all before it, since each hash covers the one before.
 */
export async function findBrokenSeal(): Promise<bigint | null> {
  const [row] = await db.$queryRaw<{ broken: bigint | null }[]>`
    SELECT least(min(kept."seq"), (SELECT coalesce(max("seq"), 0) + 1 FROM "AuditEntry")) AS "broken"
    FROM "AuditSeal" AS kept LEFT JOIN "AuditEntry" AS entry ON entry."seq" = kept."seq" AND entry."hash" = kept."hash"
    WHERE entry."seq" IS NULL HAVING count(*) > 0`;
  if (row) return row.broken;
  const newest = await newestSeal();
  return newest && !isSealOf(newest, newest.seal) ? newest.seq : null;
}
