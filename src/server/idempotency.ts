import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { db, type SqlTx } from './db';
import type { Prisma } from './generated/client';

/** A party's key on a call. */
export interface IdempotencyClaim {
  readonly partyId: number;
  /** Method and documented path. */
  readonly route: string;
  readonly key: string;
  /** SHA-256 of what was sent, the path's parameters included. */
  readonly bodyHash: string;
  /** How long the key counts, where that is less than a day. */
  readonly seconds?: number;
}

/** What a key got before. */
export interface KeptAnswer {
  readonly bodyHash: string;
  /** Null while the first request is at work, or where it was cut off after its transaction. */
  readonly answer: { readonly status: number; readonly body: unknown } | null;
}

/** Thrown out of a transaction whose key was used before: nothing of it happens. */
export class AlreadyClaimed extends Error {}

const current = new AsyncLocalStorage<{ readonly claim: IdempotencyClaim; isCommitted: boolean }>();

/** Hash of what a request asks for. */
export function requestHash(path: string, body: unknown): string {
  return createHash('sha256').update(`${path}\n${JSON.stringify(body ?? null)}`).digest('hex');
}

/** No sender's key: those hold no sign that can't be in a header. */
const REPETITION = '\u2063same:';

/** The key of a request that has none, by what it asks for. */
export const repetitionKey = (bodyHash: string) => `${REPETITION}${bodyHash}`;

/** What a party has just made may be made again: something of its own was taken away. */
export async function forgetRepetitions(partyId: number): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { partyId, key: { startsWith: REPETITION } } });
}

/**
 * Runs a command under a key: its first transaction claims the key, so what it does and the claim are one.
 *
 * @returns what the command gave, and whether it claimed the key (a command without a transaction has nothing to repeat)
 * @throws AlreadyClaimed
 */
export async function underKey<T>(claim: IdempotencyClaim, work: () => Promise<T>): Promise<{ result: T; isCommitted: boolean }> {
  const scope = { claim, isCommitted: false };
  const result = await current.run(scope, work);
  return { result, isCommitted: scope.isCommitted };
}

/**
 * Claims the current request's key inside a transaction; without one it does nothing. A second request with the key waits
 * here for the first one's commit.
 *
 * @returns to be called once the transaction is committed
 * @throws AlreadyClaimed
 */
export async function claimKey(tx: SqlTx): Promise<() => void> {
  const scope = current.getStore();
  if (!scope || scope.isCommitted) return () => undefined;
  const { partyId, route, key, bodyHash, seconds } = scope.claim;
  // A key that counts no more is claimed anew.
  const count = await tx.$executeRaw`
    INSERT INTO "IdempotencyKey" AS kept ("partyId", "route", "key", "bodyHash") VALUES (${partyId}::int, ${route}, ${key}, ${bodyHash})
    ON CONFLICT ("partyId", "route", "key") DO UPDATE SET "createdAt" = now(), "status" = NULL, "answer" = NULL
    WHERE ${seconds ?? null}::int IS NOT NULL AND kept."createdAt" <= now() - make_interval(secs => ${seconds ?? null}::int)`;
  if (count === 0) throw new AlreadyClaimed();
  return () => {
    scope.isCommitted = true;
  };
}

const where = ({ partyId, route, key }: IdempotencyClaim) => ({ partyId_route_key: { partyId, route, key } });

/** Keeps the answer of a claimed key. */
export async function keepAnswer(claim: IdempotencyClaim, status: number, body: unknown): Promise<void> {
  const { partyId, route, key } = claim;
  await db.idempotencyKey.updateMany({ where: { partyId, route, key }, data: { status, answer: body as Prisma.InputJsonValue } });
}

const TRIES = 10;
const PAUSE_MS = 200;

/** What a key got before, or null when it is new. Waits up to two seconds for an answer that is on its way. */
export async function findKept(claim: IdempotencyClaim): Promise<KeptAnswer | null> {
  for (let attempt = 1; ; attempt += 1) {
    const row = await db.idempotencyKey.findUnique({ where: where(claim), select: { bodyHash: true, status: true, answer: true, createdAt: true } });
    if (!row || (claim.seconds !== undefined && row.createdAt.getTime() <= Date.now() - claim.seconds * 1000)) return null;
    const answer = row.status === null ? null : { status: row.status, body: row.answer };
    if (answer || attempt === TRIES || row.bodyHash !== claim.bodyHash) return { bodyHash: row.bodyHash, answer };
    await sleep(PAUSE_MS);
  }
}

/** Forgets keys that are older than a day. */
export async function pruneKeys(): Promise<void> {
  await db.$executeRaw`DELETE FROM "IdempotencyKey" WHERE "createdAt" < now() - interval '1 day'`;
}
