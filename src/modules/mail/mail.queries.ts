import 'server-only';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { db } from '@/server/db';
import { env } from '@/server/env';
import type { MailboxMail } from './mail.schema';

/** Whether the development mailbox exists: in demo mode and in tests, never where real mail may lie. */
export function hasMailbox(): boolean {
  return env.demo || env.isTest;
}

/** The newest hundred mails that were sent, to one address or to all, newest first. */
export async function listMailbox(to: string | undefined): Promise<MailboxMail[]> {
  const rows = await db.mail.findMany({
    where: { sentAt: { not: null }, html: { not: null }, ...(to !== undefined && { to: normalizeEmail(to) }) },
    select: { to: true, subject: true, text: true, html: true, sentAt: true }, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }], take: 100,
  });
  return rows.map(({ to: address, subject, text, html, sentAt }) => ({
    to: address, subject: subject ?? '', text: text ?? '', html: html ?? '', sent_at: (sentAt ?? new Date(0)).toISOString(),
  }));
}
