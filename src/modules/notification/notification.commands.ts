import 'server-only';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/outbox';
import type { NotificationKind } from './notification.schema';

/**
 * Tells parties that something has happened, in the transaction in which it does: a line in each one's bell, and one
 * outbox message per line for what leaves the house. A party is told once, however often it is named.
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
}
