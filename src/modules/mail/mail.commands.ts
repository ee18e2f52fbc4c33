import 'server-only';
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@/i18n/locales';
import type { SqlTx } from '@/server/db';
import { env } from '@/server/env';
import { Prisma } from '@/server/generated/client';
import { putIntoOutbox } from '@/server/outbox';
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
export async function sendMail<K extends MailKind>(tx: SqlTx, { to, locale, kind, params }: MailOrder<K>): Promise<void> {
  await tx.$executeRaw`
    WITH mail AS (
      INSERT INTO "Mail" ("to", "locale", "kind", "params") VALUES (${to}, ${locale}, ${kind}, ${JSON.stringify(MAILS[kind].parse(params))}::jsonb) RETURNING "id"
    )
    ${putIntoOutbox(Prisma.sql`SELECT 'mail', 'mail:' || "id", jsonb_build_object('mailId', "id") FROM mail`)}`;
}

/** A page of ours as mails write it: the whole address, in the reader's language. */
export function pageLink(locale: string, path: string): string {
  return new URL(localizedPath(isLocale(locale) ? locale : DEFAULT_LOCALE, path), env.appUrl).href;
}
