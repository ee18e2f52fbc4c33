import 'server-only';
import { Problem } from '@/http/problem';
import { countPasswordTry } from '@/modules/account/password-tries.commands';
import { rememberDevice } from '@/modules/account/known-device.commands';
import { replaceSessions, type SignInPlace } from '@/modules/account/session.commands';
import { sendMail } from '@/modules/mail/mail.commands';
import { appLink } from '@/server/app-link';
import { audit } from '@/server/audit';
import { db, type Tx } from '@/server/db';
import { env } from '@/server/env';
import { hashPassword, passwordFits } from '@/server/password';
import { transact } from '@/server/transact';
import { guessability } from './guessable.schema';

/** What is needed of whoever gets a new password: for the mail, and for what others know of it. */
export const holderFields = { id: true, vendorCode: true, email: true, firstName: true, lastName: true, companyName: true, locale: true, passwordHash: true } as const;

/** A party whose password is chosen. */
export interface Holder {
  readonly id: number;
  readonly vendorCode: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly locale: string;
  readonly passwordHash: string | null;
}

/**
 * Weighs a new password against what many people choose and what others know of its owner. Where this is a demonstration
 * it is only warned of.
 *
 * @param field the key of the body that holds the password
 * @returns what to warn of, or null
 * @throws Problem password_common, password_own_words
 */
export function weigh(password: string, owner: Pick<Holder, 'vendorCode' | 'email' | 'firstName' | 'lastName' | 'companyName'>, field = 'newPassword') {
  const { vendorCode, email, firstName, lastName, companyName } = owner;
  const fault = guessability(password, [vendorCode, email.split('@')[0] ?? '', firstName, lastName, companyName]);
  if (fault !== null && !env.demo) throw new Problem(fault, { field });
  return fault;
}

/**
 * Keeps a new password in the transaction of what led to it: links that wait to choose another one are void, and the
 * party is told by mail, unless it is its first.
 */
export async function keepPassword(tx: Tx, party: Holder, passwordHash: string, way: 'reset' | 'set' | 'changed'): Promise<void> {
  const { count } = await tx.party.updateMany({ where: { id: party.id, passwordHash: party.passwordHash }, data: { passwordHash } });
  if (count === 0) throw new Problem('status_changed');
  await tx.passwordLink.updateMany({ where: { partyId: party.id, usedAt: null }, data: { usedAt: new Date() } });
  await audit(tx, { actor: { partyId: party.id, label: party.vendorCode }, action: `password.${way}`, entity: 'party', entityId: party.id });
  if (way === 'set') return;
  const link = appLink(party.locale, '/login?forgot=1');
  await sendMail(tx, { to: party.email, locale: party.locale, kind: 'password_changed', params: { name: party.firstName, link } });
}

/**
 * That a signed-in party knows its password, entered anew for what a stolen session must not do.
 *
 * @throws Problem current_password_wrong (400), too_many_attempts
 */
export async function proveOwnPassword(partyId: number, current: string, place: SignInPlace): Promise<Holder> {
  const party = await db.party.findUniqueOrThrow({ where: { id: partyId }, select: holderFields });
  const attempt = await countPasswordTry(party, place, 'session');
  if (!(await passwordFits(party.passwordHash, current))) {
    attempt.failed();
    throw new Problem('current_password_wrong', { field: 'currentPassword' });
  }
  await attempt.succeeded();
  return party;
}

/**
 * Changes a party's own password. All its sessions end; the one that asks goes on as a new one.
 *
 * @returns the new session's token, by what its device is known again, and why the new password is easily guessed, where that is only warned of
 * @throws Problem current_password_wrong (400), password_common, password_own_words, too_many_attempts
 */
export async function changePassword(actor: { partyId: number; role: string | null }, current: string, next: string, place: SignInPlace) {
  const party = await proveOwnPassword(actor.partyId, current, place);
  const warning = weigh(next, party);
  const passwordHash = await hashPassword(next);
  const session = await transact(async (tx) => {
    await keepPassword(tx, party, passwordHash, 'changed');
    return replaceSessions(tx, actor, place);
  });
  return { ...session, warning, device: rememberDevice(place.device, { id: party.id, passwordHash }) };
}
