import 'server-only';
import { pageLink, sendMail } from '@/modules/mail/mail.commands';
import { MAILS } from '@/modules/mail/mail.schema';
import type { SqlTx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { notificationTarget } from './notification-target';
import type { NotificationKind } from './notification.schema';

/** Who reads the bell by mail too: those who want it and whose address is proven. */
export const readsByMail = Prisma.sql`"mailNotices" AND "status" = 'active' AND "emailProvenAt" IS NOT NULL`;

/** What a mail needs of its reader. */
export interface MailReader {
  readonly email: string;
  readonly locale: string;
  readonly firstName: string;
  readonly lastRole: string | null;
}

/**
 * Sends a line of the bell as a mail too. It leads to what the line is about, on the desk of the role that the next sign-in
 * begins with. What has a mail of its own is not mailed twice.
 */
export async function mailNotice(
  tx: SqlTx, notice: { kind: NotificationKind; params: Readonly<Record<string, string | number>> }, readers: readonly MailReader[],
): Promise<void> {
  if (notice.kind in MAILS) return;
  for (const { email, locale, firstName, lastRole } of readers) {
    const link = pageLink(locale, notificationTarget(lastRole, notice.params) ?? '/notifications');
    await sendMail(tx, { to: email, locale, kind: 'notice', params: { name: firstName, notice: notice.kind, values: { ...notice.params }, link } });
  }
}
