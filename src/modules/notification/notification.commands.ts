import 'server-only';
import { Problem } from '@/http/problem';
import { db, type Tx } from '@/server/db';
import { enqueue } from '@/server/outbox';
import { mailNotice } from './notice-mail.commands';
import type { NotificationKind } from './notification.schema';

/**
 * Tells parties that something has happened, in the transaction in which it does: a line in each one's bell, one outbox
 * message per line for the pages that are open, and a mail to those who want it so. A party is told once, however often it is named.
 */
export async function notify(
  tx: Tx,
  notice: { kind: NotificationKind; params: Readonly<Record<string, string | number>>; to: readonly (number | null)[] },
): Promise<void> {
  const receivers = [...new Set(notice.to)].filter((id) => id !== null);
  if (receivers.length === 0) return;
  const rows = await tx.notification.createManyAndReturn({
    data: receivers.map((partyId) => ({ partyId, kind: notice.kind, params: { ...notice.params } })),
    select: { id: true, partyId: true },
  });
  await enqueue(tx, rows.map((row) => ({
    kind: 'notification', dedupe: `notification:${row.id}`, payload: { notificationId: row.id, partyId: row.partyId },
  })));
  await mailNotice(tx, notice, rows.map(({ partyId }) => partyId));
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
