import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Problem } from '@/http/problem';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { countAddressTry } from '@/modules/account/counted-try.commands';
import { rememberDevice } from '@/modules/account/known-device.commands';
import { forgetPasswordTries, type TryPlace } from '@/modules/account/password-tries.commands';
import { endAllSessions } from '@/modules/account/session.commands';
import { sendMail } from '@/modules/mail/mail.commands';
import { settingIn } from '@/modules/platform/kept-settings.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { appLink } from '@/server/app-link';
import { openAccount } from '@/modules/users/account-state.commands';
import { db, type Tx } from '@/server/db';
import { newToken, tokenHash } from '@/server/one-time-token';
import { enqueue } from '@/server/outbox';
import { hashPassword } from '@/server/password';
import { countUse } from '@/server/throttle';
import { transact } from '@/server/transact';
import { holderFields, keepPassword, weigh, type Holder } from './password.commands';

const MINUTE = 60_000;
const HOUR_SECONDS = 3600;
const resetMessage = z.object({ email: z.string() });

/** What a link's mail needs to know of the party. */
export interface LinkReceiver {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/**
 * Asks for a reset mail. Whether the address has an account is looked up later, behind the outbox, so that the answer and
 * the time that it takes are the same either way.
 *
 * @throws Problem too_many_attempts (429)
 */
export async function orderReset(email: string, address: string): Promise<void> {
  const emailNorm = normalizeEmail(email);
  await countUse({ key: `reset:address:${address}`, most: SETTINGS.resetsPerAddressHour, windowSeconds: HOUR_SECONDS });
  await countUse({ key: `reset:email:${emailNorm}`, most: SETTINGS.resetsPerEmailHour, windowSeconds: HOUR_SECONDS });
  await transact((tx) => enqueue(tx, [{ kind: 'password_reset', dedupe: `password_reset:${randomUUID()}`, payload: { email: emailNorm } }]));
}

/** The outbox's half of a reset: makes the link where there is an account, and does nothing where there is none. */
export async function deliverReset(message: unknown): Promise<void> {
  const { email: emailNorm } = resetMessage.parse(message);
  const party = await db.party.findUnique({ where: { emailNorm }, select: { id: true, email: true, firstName: true, locale: true, status: true } });
  if (!party || party.status === 'permanently_blocked') return;
  await transact(async (tx) => {
    const minutes = await settingIn(tx, 'resetMinutes');
    const token = await keepLink(tx, party.id, 'reset', minutes);
    const link = appLink(party.locale, `/reset-password?token=${token}`);
    await sendMail(tx, { to: party.email, locale: party.locale, kind: 'password_reset', params: { name: party.firstName, link, minutes } });
  });
}

/** Sends a party whose account somebody else has made the link with which it chooses its password and opens the account. */
export async function orderSetPasswordLink(tx: Tx, party: LinkReceiver): Promise<void> {
  const hours = await settingIn(tx, 'setPasswordHours');
  const token = await keepLink(tx, party.id, 'set', hours * 60);
  const link = appLink(party.locale, `/reset-password?token=${token}`);
  await sendMail(tx, { to: party.email, locale: party.locale, kind: 'set_password', params: { name: party.firstName, link, hours } });
}

/** Whether a link that the party was sent still works. */
export async function hasOpenLink(tx: Tx, partyId: number): Promise<boolean> {
  return (await tx.passwordLink.count({ where: { partyId, ...stillOpen() } })) > 0;
}

async function keepLink(tx: Tx, partyId: number, purpose: 'reset' | 'set', minutes: number): Promise<string> {
  const { token, hash } = newToken();
  await tx.passwordLink.create({ data: { partyId, purpose, tokenHash: hash, expiresAt: new Date(Date.now() + minutes * MINUTE) }, select: { id: true } });
  return token;
}

const linkFields = { id: true, purpose: true, party: { select: { ...holderFields, emailProvenAt: true } } } as const;
const stillOpen = () => ({ usedAt: null, expiresAt: { gt: new Date() } });

/**
 * Chooses a password by a link, once. All other links of the party are void from then on and all its sessions over; whoever
 * read the mail has shown that the address is the party's.
 *
 * @returns by what its device is known again, and why the new password is easily guessed, where that is only warned of
 * @throws Problem reset_link_invalid, password_common, password_own_words, too_many_attempts
 */
export async function usePasswordLink(token: string, password: string, { address, device }: TryPlace) {
  const attempt = await countAddressTry('reset-link', address);
  const link = await db.passwordLink.findFirst({ where: { tokenHash: tokenHash(token), ...stillOpen() }, select: linkFields });
  if (!link) {
    attempt.failed();
    throw new Problem('reset_link_invalid', { field: 'token' });
  }
  await attempt.succeeded();
  const warning = weigh(password, link.party);
  const passwordHash = await hashPassword(password);
  await transact((tx) => settle(tx, link, passwordHash));
  await forgetPasswordTries(link.party);
  return { warning, device: rememberDevice(device, { id: link.party.id, passwordHash }) };
}

/** Forgets links that nobody can use any more. Run by the clock. */
export async function prunePasswordLinks(): Promise<void> {
  await db.passwordLink.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 24 * HOUR_SECONDS * 1000) } } });
}

async function settle(tx: Tx, link: { id: number; purpose: 'reset' | 'set'; party: Holder & { emailProvenAt: Date | null } }, passwordHash: string): Promise<void> {
  const { party, purpose } = link;
  const { count } = await tx.passwordLink.updateMany({ where: { id: link.id, ...stillOpen() }, data: { usedAt: new Date() } });
  if (count === 0) throw new Problem('reset_link_invalid', { field: 'token' });
  await endAllSessions(tx, party.id);
  await keepPassword(tx, party, passwordHash, purpose);
  await tx.party.updateMany({ where: { id: party.id }, data: { emailProvenAt: party.emailProvenAt ?? new Date() } });
  // The account that an admin made opens with its first password, unless it was blocked or disabled meanwhile.
  if (purpose === 'set') await openAccount(tx, party.id);
}
