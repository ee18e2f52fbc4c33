import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from './env';

/** A mail to one address. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for every delivery of the same mail, so that a second one is recognised. */
  readonly messageId: string;
}

/** Whether mails leave the house: an SMTP server is set. */
export function hasMailServer(): boolean {
  return env.smtpUrl !== undefined;
}

/**
 * Hands a mail to the SMTP server.
 *
 * @throws the server's or the connection's error; the outbox tries again
 */
export async function handToMailServer({ messageId, ...mail }: OutgoingMail): Promise<void> {
  const transport = createTransport(env.smtpUrl, { from: env.mailFrom, disableFileAccess: true, disableUrlAccess: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  // The address stands as an object: a text would be parsed, and commas or quotes in it would make several of it.
  await transport.sendMail({ ...mail, to: { name: '', address: mail.to }, messageId: `<${messageId}@${new URL(env.appUrl).hostname}>` });
}
