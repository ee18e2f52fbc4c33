import 'server-only';
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@/i18n/locales';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { enqueue } from '@/server/outbox';
import { MAILS, type MailKind, type MailParams } from './mail.schema';

/** A mail to one address, in one language. */
export interface MailOrder<K extends MailKind> {
  /** Exactly one address, already checked. */
  readonly to: string;
  /** The reader's language. */
  readonly locale: string;
  readonly kind: K;
  readonly params: MailParams<K>;
}

/** Orders a mail in the transaction of what it tells of: a row, and the outbox message that renders and sends it. */
export async function sendMail<K extends MailKind>(tx: Tx, { to, locale, kind, params }: MailOrder<K>): Promise<void> {
  const { id } = await tx.mail.create({ data: { to, locale, kind, params: MAILS[kind].parse(params) }, select: { id: true } });
  await enqueue(tx, [{ kind: 'mail', dedupe: `mail:${id}`, payload: { mailId: id } }]);
}

/** A page of ours as mails write it: the whole address, in the reader's language. */
export function pageLink(locale: string, path: string): string {
  return new URL(localizedPath(isLocale(locale) ? locale : DEFAULT_LOCALE, path), env.appUrl).href;
}
