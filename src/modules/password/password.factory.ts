import type { MadeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { deliverReset, orderSetPasswordLink } from './password-link.commands';

/** The token of the newest mail to an address; the mails themselves wait in the outbox of a test for ever. */
async function tokenIn(to: string): Promise<string> {
  const mail = await db.mail.findFirst({ where: { to, sentAt: null }, select: { params: true }, orderBy: { id: 'desc' } });
  return /token=([\w-]+)/.exec(JSON.stringify(mail?.params))?.[1] ?? '';
}

/** Lets the outbox's half of a reset run for what was asked, or `anew` without having been asked, and opens the mail. */
export async function openResetLink(email: string, anew = false): Promise<string> {
  if (anew) await deliverReset({ email });
  else {
    const asked = await db.outboxMessage.findMany({ where: { kind: 'password_reset', sentAt: null }, select: { payload: true } });
    for (const { payload } of asked) await deliverReset(payload);
  }
  return tokenIn(email);
}

/** The link of an account that an admin has made. */
export async function openSetLink(party: Pick<MadeParty, 'partyId' | 'email' | 'firstName'>): Promise<string> {
  await transact((tx) => orderSetPasswordLink(tx, { id: party.partyId, email: party.email, firstName: party.firstName, locale: 'en' }));
  return tokenIn(party.email);
}
