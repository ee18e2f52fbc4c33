import 'server-only';
import * as z from 'zod';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { handToMailServer, hasMailServer } from '@/server/mailer';
import { ReceiverAway } from '@/server/outbox';
import { mailKind } from './mail.schema';
import { renderMail } from './mail.render';

const payload = z.object({ mailId: z.int() });

/** Whether what was sent stays readable for the development mailbox (GET /api/dev/mailbox). */
const KEEPS = env.demo || !env.isProduction;

/**
 * Renders and sends a mail of the outbox. Without a mail server it is only kept, for the development mailbox. One that was
 * sent already is left alone; a second delivery after a crash carries the same Message-ID.
 */
export async function deliverMail(message: unknown): Promise<void> {
  const { mailId } = payload.parse(message);
  const mail = await db.mail.findUnique({ where: { id: mailId }, select: { to: true, locale: true, kind: true, params: true, sentAt: true } });
  if (!mail || mail.sentAt !== null) return;
  const rendered = await renderMail(mailKind.parse(mail.kind), mail.params, mail.locale);
  if (hasMailServer()) {
    await handToMailServer({ ...rendered, to: mail.to, messageId: `mail-${mailId}` }).catch((error: unknown) => {
      throw isRefusal(error) ? error : new ReceiverAway('the mail server is away', { cause: error });
    });
  }
  // Codes and links do not stay behind where nobody needs them.
  const kept = KEEPS ? rendered : { subject: rendered.subject, html: null, text: null };
  await db.mail.updateMany({ where: { id: mailId }, data: { ...kept, params: {}, sentAt: new Date() } });
}

/** The server was there and said no for good (SMTP 5xx); everything else passes. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}
