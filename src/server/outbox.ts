import 'server-only';
import { audit, SYSTEM } from './audit';
import type { SqlTx } from './db';
import { Prisma } from './generated/client';
import { CHANNELS } from './listen';
import { log } from './log';
import { runPrepared } from './prepared';
import { transact } from './transact';

/** A message for the world outside the transaction. */
export interface OutboxEntry {
  readonly kind: string;
  /** Names the event: a second message with the same text is the same message. */
  readonly dedupe: string;
  readonly payload: Readonly<Record<string, string | number | null>>;
}

/** Puts a message into the outbox, in the transaction of what it tells of, whose commit wakes the workers. */
export async function enqueue(tx: SqlTx, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.$executeRaw(putIntoOutbox(Prisma.sql`
    SELECT "kind", "dedupe", "payload" FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry ("kind" text, "dedupe" text, "payload" jsonb)`));
}

/** The same as a statement, or part of one, for messages that a statement makes: a selection of kind, dedupe and payload. */
export function putIntoOutbox(messages: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`INSERT INTO "OutboxMessage" ("kind", "dedupe", "payload") ${messages} ON CONFLICT ("dedupe") DO NOTHING RETURNING pg_notify(${CHANNELS.outbox}::text, '')`;
}

interface Waiting {
  /** A bigint, as text. */
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** Thrown by a delivery whose receiver is away: the message waits and loses no try. */
export class ReceiverAway extends Error {}

/** Delivers one message; may be called twice for the same one, so it must not mind. */
export type Deliver = (kind: string, payload: unknown) => Promise<void>;

/** Delivers messages of one kind in one go; when it throws, none of them is. */
export type DeliverTogether = (payloads: readonly unknown[]) => Promise<void>;

/** Messages that are taken at once at most. */
export const OUTBOX_BATCH = 20;
const LEASE_SECONDS = 30;
/** How long a message waits whose receiver is away. */
const AWAY_SECONDS = 30;
/** After so many tries a message is given up and stays; the audit log tells the admin. */
export const OUTBOX_TRIES = 10;

/**
 * Takes up to 20 waiting messages under a lease and delivers them. Any number of processes may call it at once.
 * A failed message waits longer each time (2 s doubling) and is given up after ten tries; one whose receiver is away
 * waits for as long as it takes.
 *
 * @param together kinds whose messages go out in one go, before the others
 * @returns how many were delivered
 */
export async function drainOutbox(deliver: Deliver, together: Readonly<Record<string, DeliverTogether>> = {}): Promise<number> {
  const batch = await takeBatch();
  const delivered: string[] = [];
  const attempt = async (messages: readonly Waiting[], act: () => Promise<void>) => {
    try {
      await act();
      delivered.push(...messages.map(({ id }) => id));
    } catch (error) {
      for (const message of messages) await putOff(message, error);
    }
  };
  for (const [kind, deliverAll] of Object.entries(together)) {
    const messages = batch.filter((message) => message.kind === kind);
    if (messages.length > 0) await attempt(messages, () => deliverAll(messages.map(({ payload }) => payload)));
  }
  for (const message of batch) {
    if (!Object.hasOwn(together, message.kind)) await attempt([message], () => deliver(message.kind, message.payload));
  }
  // In one statement; should it fail, they are delivered once more.
  if (delivered.length > 0) await runPrepared(Prisma.sql`UPDATE "OutboxMessage" SET "sentAt" = now(), "lockedUntil" = NULL WHERE "id" = ANY(${delivered}::bigint[])`);
  return delivered.length;
}

/** What is due, what happened first in front. */
async function takeBatch(): Promise<Waiting[]> {
  const batch = await runPrepared<Waiting>(Prisma.sql`
    UPDATE "OutboxMessage" SET "lockedUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int), "attempts" = "attempts" + 1
    WHERE "id" IN (
      SELECT "id" FROM "OutboxMessage"
      WHERE "sentAt" IS NULL AND "attempts" < ${OUTBOX_TRIES}::int AND ("lockedUntil" IS NULL OR "lockedUntil" < now())
      ORDER BY "id" FOR UPDATE SKIP LOCKED LIMIT ${OUTBOX_BATCH}::int
    )
    RETURNING "id", "kind", "payload", "attempts"`);
  // RETURNING keeps no order.
  return batch.sort((a, b) => Number(a.id) - Number(b.id));
}

async function putOff({ id, kind, attempts }: Waiting, error: unknown): Promise<void> {
  log('warn', 'outbox.failed', { id, kind, attempts, error: String(error) });
  const isAway = error instanceof ReceiverAway;
  const seconds = isAway ? AWAY_SECONDS : 2 ** attempts;
  const wait = Prisma.sql`
    UPDATE "OutboxMessage" SET "lockedUntil" = now() + make_interval(secs => ${seconds}::int), "attempts" = "attempts" - ${isAway ? 1 : 0}::int
    WHERE "id" = ${id}::bigint`;
  if (isAway || attempts < OUTBOX_TRIES) {
    await runPrepared(wait);
    return;
  }
  await transact(async (tx) => {
    await tx.$executeRaw(wait);
    await audit(tx, { actor: SYSTEM, action: 'outbox.given_up', entity: 'outbox', entityId: id, details: { kind, tries: attempts } });
  });
}
