import 'server-only';
import { db } from '@/server/db';
import { OUTBOX_TRIES } from '@/server/outbox';

/** Oldest age at which an unsent outbox message still counts as on its way, in minutes. */
const OUTBOX_MINUTES = 5;

/** Whether this process can serve: the database answers and the outbox is not stuck; a mail waits for its own server, and a message that is given up says nothing of it. Throws when the database is away. */
export async function isReady(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ stuck: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "OutboxMessage" WHERE "sentAt" IS NULL AND "kind" <> 'mail' AND "attempts" < ${OUTBOX_TRIES} AND "createdAt" < now() - make_interval(mins => ${OUTBOX_MINUTES}::int)) AS stuck`;
  return row?.stuck === false;
}
