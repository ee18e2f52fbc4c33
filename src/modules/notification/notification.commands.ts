import 'server-only';
import type { RoleSlug } from '@/access/roles';
import { Problem } from '@/http/problem';
import { partiesWithRole } from '@/modules/account/party.queries';
import { db, type SqlTx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { putIntoOutbox } from '@/server/outbox';
import { mailNotice, readsByMail, type MailReader } from './notice-mail.commands';
import type { NotificationKind } from './notification.schema';

/** What is told. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, string | number>>;
  readonly to?: readonly (number | null)[];
  /** Everybody who may act in this role is told as well. */
  readonly toRole?: RoleSlug | undefined;
  /** Those of the role whom it does not concern. */
  readonly except?: readonly (number | null)[];
}

/**
 * Tells parties that something has happened, in the transaction in which it does: a line in each one's bell, one outbox
 * message per line for the pages that are open, and a mail to those who want it so. A party is told once, however often it is named.
 */
export async function notify(tx: SqlTx, { kind, params, to = [], toRole, except = [] }: Notice): Promise<void> {
  const named = to.filter((id) => id !== null);
  if (named.length === 0 && toRole === undefined) return;
  const without = except.filter((id) => id !== null);
  const receivers = Prisma.sql`SELECT unnest(${named}::int[]) AS "id"${toRole === undefined ? Prisma.empty : Prisma.sql` UNION ALL SELECT "id" FROM (${partiesWithRole(toRole)}) AS held WHERE "id" <> ALL(${without}::int[])`}`;
  const readers = await tx.$queryRaw<MailReader[]>`
    WITH line AS (
      INSERT INTO "Notification" ("partyId", "kind", "params")
      SELECT DISTINCT "id", ${kind}::text, ${JSON.stringify(params)}::jsonb FROM (${receivers}) AS receiver ORDER BY "id"
      RETURNING "id", "partyId"
    ), told AS (
      ${putIntoOutbox(Prisma.sql`SELECT 'notification', 'notification:' || "id", jsonb_build_object('notificationId', "id", 'partyId', "partyId") FROM line ORDER BY "id"`)}
    )
    SELECT party."email", party."locale", party."firstName", party."lastRole"
    FROM line JOIN "Party" AS party ON party."id" = line."partyId" WHERE ${readsByMail} ORDER BY party."id"`;
  await mailNotice(tx, { kind, params }, readers);
}

/**
 * Marks one of a party's own notifications as read; reading it again is no error.
 *
 * @throws Problem not_found, also for another party's
 */
export async function readNotification(partyId: number, id: number): Promise<void> {
  const { count } = await db.notification.updateMany({ where: { id, partyId }, data: { isRead: true } });
  if (count === 0) throw new Problem('not_found');
}

/** Marks all of a party's notifications as read. */
export async function readAllNotifications(partyId: number): Promise<void> {
  await db.notification.updateMany({ where: { partyId, isRead: false }, data: { isRead: true } });
}
