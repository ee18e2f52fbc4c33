import 'server-only';
import { db, type Tx } from './db';
import { CHANNELS } from './listen';
import { log } from './log';

/** A message for the world outside the transaction. */
export interface OutboxEntry {
  readonly kind: string;
  /** Names the event: a second message with the same text is the same message. */
  readonly dedupe: string;
  readonly payload: Readonly<Record<string, string | number | null>>;
}

/** Puts a message into the outbox, in the transaction of what it tells of, whose commit wakes the workers. */
export async function enqueue(tx: Tx, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.$executeRaw`
    WITH put AS (
      INSERT INTO "OutboxMessage" ("kind", "dedupe", "payload")
      SELECT "kind", "dedupe", "payload" FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry ("kind" text, "dedupe" text, "payload" jsonb)
      ON CONFLICT ("dedupe") DO NOTHING
    )
    SELECT pg_notify(${CHANNELS.outbox}, '')`;
}

interface Waiting {
  id: bigint;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** Thrown by a delivery whose receiver is away: the message waits and loses no try. */
export class ReceiverAway extends Error {}

/** Delivers one message; may be called twice for the same one, so it must not mind. */
export type Deliver = (kind: string, payload: unknown) => Promise<void>;

const BATCH = 20;
const LEASE_SECONDS = 30;
/** How long a message waits whose receiver is away. */
const AWAY_SECONDS = 30;
/** After so many tries a message is given up and stays for an admin to see. */
export const OUTBOX_TRIES = 10;

/**
 * Takes up to 20 waiting messages under a lease and delivers them. Any number of processes may call it at once.
 * A failed message waits longer each time (2 s doubling) and is given up after ten tries; one whose receiver is away
 * waits for as long as it takes.
 *
 * @returns how many were delivered
 */
export async function drainOutbox(deliver: Deliver): Promise<number> {
  const batch = await db.$queryRaw<Waiting[]>`
    UPDATE "OutboxMessage" SET "lockedUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int), "attempts" = "attempts" + 1
    WHERE "id" IN (
      SELECT "id" FROM "OutboxMessage"
      WHERE "sentAt" IS NULL AND "attempts" < ${OUTBOX_TRIES} AND ("lockedUntil" IS NULL OR "lockedUntil" < now())
      ORDER BY "id" FOR UPDATE SKIP LOCKED LIMIT ${BATCH}
    )
    RETURNING "id", "kind", "payload", "attempts"`;
  const delivered: bigint[] = [];
  // RETURNING keeps no order; what happened first is told first.
  for (const message of batch.sort((a, b) => Number(a.id - b.id))) {
    try {
      await deliver(message.kind, message.payload);
      delivered.push(message.id);
    } catch (error) {
      log('warn', 'outbox.failed', { id: String(message.id), kind: message.kind, attempts: message.attempts, error: String(error) });
      const isAway = error instanceof ReceiverAway;
      const seconds = isAway ? AWAY_SECONDS : 2 ** message.attempts;
      await db.$executeRaw`UPDATE "OutboxMessage" SET "lockedUntil" = now() + make_interval(secs => ${seconds}::int), "attempts" = "attempts" - ${isAway ? 1 : 0}::int
        WHERE "id" = ${message.id}`;
    }
  }
  // In one statement; should it fail, they are delivered once more.
  if (delivered.length > 0) await db.$executeRaw`UPDATE "OutboxMessage" SET "sentAt" = now(), "lockedUntil" = NULL WHERE "id" = ANY(${delivered})`;
  return delivered.length;
}
