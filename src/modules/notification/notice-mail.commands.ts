import 'server-only';
import { pageLink, sendMail } from '@/modules/mail/mail.commands';
import { MAILS } from '@/modules/mail/mail.schema';
import type { Tx } from '@/server/db';
import { notificationTarget } from './notification-target';
import type { NotificationKind } from './notification.schema';

/**
 * Sends a line of the bell as a mail too, to those who want it and whose address is proven. It leads to what the line is
 * about, on the desk of the role that the next sign-in begins with. What has a mail of its own is not mailed twice.
 */
export async function mailNotice(
  tx: Tx, notice: { kind: NotificationKind; params: Readonly<Record<string, string | number>> }, partyIds: readonly number[],
): Promise<void> {
  if (notice.kind in MAILS) return;
  const readers = await tx.party.findMany({
    where: { id: { in: [...partyIds] }, mailNotices: true, status: 'active', emailProvenAt: { not: null } },
    select: { email: true, locale: true, firstName: true, lastRole: true },
    orderBy: { id: 'asc' },
  });
  for (const { email, locale, firstName, lastRole } of readers) {
    const link = pageLink(locale, notificationTarget(lastRole, notice.params) ?? '/notifications');
    await sendMail(tx, { to: email, locale, kind: 'notice', params: { name: firstName, notice: notice.kind, values: { ...notice.params }, link } });
  }
}
