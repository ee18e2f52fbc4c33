import 'server-only';
import type * as z from 'zod';
import { addDays, startOfDay } from '@/server/clock';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { findBrokenSeal, newestSeal } from './audit-seal.queries';
import { detailsText, LOG_PAGE, type choicesAnswer, type LogAnswer, type LogQuery, type VerificationAnswer } from './audit.schema';

interface Row { seq: bigint; at: Date; actor: string; action: string; entity: string; entityId: string; details: unknown; hash: string }

const keptOf = (details: unknown) => (typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {});

/** A text for LIKE, its signs taken as they stand. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditions({ q, action, entity, user, from, to, before }: LogQuery, timeZone: string): Prisma.Sql[] {
  const wanted: Prisma.Sql[] = [];
  if (before) wanted.push(Prisma.sql`"seq" < ${before}::bigint`);
  if (action) wanted.push(Prisma.sql`"action" = ${action}`);
  if (entity) wanted.push(Prisma.sql`"entity" = ${entity}`);
  if (user) wanted.push(Prisma.sql`"actor" ILIKE ${`${literal(user)}%`}`);
  if (from) wanted.push(Prisma.sql`"at" >= ${startOfDay(from, timeZone)}`);
  if (to) wanted.push(Prisma.sql`"at" < ${startOfDay(addDays(to, 1), timeZone)}`);
  for (const part of q?.split(/\s+/).filter(Boolean) ?? []) {
    const like = `%${literal(part)}%`;
    wanted.push(Prisma.sql`("actor" ILIKE ${like} OR "action" ILIKE ${like} OR "entity" ILIKE ${like} OR "entityId" ILIKE ${like} OR "details"::text ILIKE ${like})`);
  }
  return wanted;
}

/**
 * A page of the log, newest first. The next page begins before the last number of this one: entries that come in
 * meanwhile shift nothing, and a page far back costs what the first does.
 */
export async function listLogs(query: LogQuery, timeZone: string): Promise<LogAnswer[]> {
  const wanted = conditions(query, timeZone);
  const where = wanted.length > 0 ? Prisma.sql`WHERE ${Prisma.join(wanted, ' AND ')}` : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT "seq", "at", "actor", "action", "entity", "entityId", "details", "hash" FROM "AuditEntry" ${where}
    ORDER BY "seq" DESC LIMIT ${query.pageSize ?? LOG_PAGE}::int`;
  const names = await fileNames(rows);
  return rows.map(({ seq, at, actor, action, entity, entityId, details, hash }) => ({
    id: Number(seq), timestamp: at.toISOString(), user: actor, action, details: detailsText(entity, entityId, details), entity, entityId, fileName: entity === 'file' ? names.get(entityId) ?? null : null, hash: hash.slice(0, 32), kept: keptOf(details),
  }));
}

/** What the files among the touched things are called, by their keys. */
async function fileNames(rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const keys = rows.filter(({ entity }) => entity === 'file').map(({ entityId }) => entityId);
  if (keys.length === 0) return new Map();
  return new Map((await db.storedFile.findMany({ where: { key: { in: keys } }, select: { key: true, name: true } })).map(({ key, name }) => [key, name]));
}

/** The different values of an indexed column: the index is jumped through, so that a long log takes no longer than a short one. */
const different = (column: 'action' | 'entity') => {
  const name = Prisma.raw(`"${column}"`);
  return db.$queryRaw<{ value: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT ${name} AS value FROM "AuditEntry" ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM "AuditEntry" WHERE ${name} > found.value ORDER BY ${name} LIMIT 1) FROM found WHERE found.value IS NOT NULL
    ) SELECT value FROM found WHERE value IS NOT NULL`;
};

/** The actions and kinds of things that the log knows. */
export async function listLogChoices(): Promise<z.output<typeof choicesAnswer>> {
  const [actions, entities] = await Promise.all([different('action'), different('entity')]);
  return { actions: actions.map(({ value }) => value), entities: entities.map(({ value }) => value) };
}

/** Entries that are proved in one statement: a second's work. */
const VERIFIED_TOGETHER = 10_000;

interface Proved { count: bigint; last: bigint | null; hash: string | null; broken: bigint | null }

/**
 * Proves that the log is what was written: each entry follows from the one before it, and none is missing or another than
 * was sealed.
 */
export async function verifyLog(): Promise<VerificationAnswer> {
  const [broken, seal] = [await findBrokenSeal(), await newestSeal()];
  const chain = await verifyChain();
  // What the chain tells is nearer to where somebody has been.
  const isSealBroken = broken !== null && (chain.firstBroken === null || broken < chain.firstBroken);
  return {
    ...(isSealBroken ? { verified: Number(await countBefore(broken)), firstBroken: Number(broken) } : chain), isSealBroken, sealedTo: seal && Number(seal.seq), checkedAt: new Date().toISOString(),
  };
}

/**
 * Proves that each entry follows from the one before it, from the first one on, in steps (the database's audit_verify
 * does the same in one). Entries that are written meanwhile are proved as well.
 */
async function verifyChain(): Promise<Pick<VerificationAnswer, 'verified' | 'firstBroken'>> {
  let [verified, hash] = [0n, '0'.repeat(64)];
  for (;;) {
    const [proved] = await db.$queryRaw<Proved[]>`
      WITH part AS (SELECT * FROM "AuditEntry" WHERE "seq" > ${verified} ORDER BY "seq" LIMIT ${VERIFIED_TOGETHER}::int),
      chain AS (
        SELECT part.*, lag("hash", 1, ${hash}) OVER (ORDER BY "seq") AS expected, ${verified} + row_number() OVER (ORDER BY "seq") AS place FROM part
      )
      SELECT count(*) AS "count", max("seq") AS "last", (array_agg("hash" ORDER BY "seq" DESC))[1] AS "hash",
        min("seq") FILTER (WHERE "seq" <> place OR "prevHash" <> expected
          OR "hash" <> audit_hash("prevHash", "seq", "at", "actorId", "actor", "action", "entity", "entityId", "details")) AS "broken"
      FROM chain`;
    if (!proved) throw new Error('The log was not read');
    const { count, last, broken } = proved;
    if (broken !== null) return { verified: Number(await countBefore(broken)), firstBroken: Number(broken) };
    if (last === null || proved.hash === null || Number(count) < VERIFIED_TOGETHER) return { verified: Number(last ?? verified), firstBroken: null };
    [verified, hash] = [last, proved.hash];
  }
}

const countBefore = (seq: bigint) => db.auditEntry.count({ where: { seq: { lt: seq } } });
