import 'server-only';
import { randomUUID } from 'node:crypto';
import { signSessionToken } from '@/access/token';
import { Problem } from '@/http/problem';
import { recentSetting, settingIn } from '@/modules/platform/kept-settings.queries';
import { audit } from '@/server/audit';
import { db, type Tx } from '@/server/db';
import { passwordFits } from '@/server/password';
import { recordRepeatedEvent } from '@/server/security-events';
import { readIdentifier } from './identity.schema';
import { rememberDevice } from './known-device.commands';
import { lockParty } from './party-lock.commands';
import { countPasswordTry, type PasswordTry, type TryPlace } from './password-tries.commands';
import { isBlocked } from './session.queries';

/** Where a sign-in comes from; address and agent are kept with the session so that its owner recognises it. */
export interface SignInPlace extends TryPlace {
  readonly userAgent: string;
}

const partyFields = {
  id: true, vendorCode: true, firstName: true, lastName: true, companyName: true, passwordHash: true,
  status: true, blockedUntil: true, blockReason: true, lastRole: true, locale: true,
  grants: { select: { role: { select: { slug: true } } }, orderBy: { createdAt: 'asc' as const } },
};

/** The wished role where it is granted, else the first registered one; a grant that is gone counts no more. */
function heldRole({ grants }: { grants: { role: { slug: string } }[] }, wished: string | null): string | null {
  const held = grants.map((grant) => grant.role.slug);
  return held.find((slug) => slug === wished) ?? held[0] ?? null;
}

/**
 * Signs a party in by vendor code or e-mail and makes its session.
 *
 * @returns the party, its role, the token whose bearer is the party until `expires` (UTC), and by what its device is known again
 * @throws Problem invalid_credentials (one answer for every failure), account_blocked (only to the right password, with reason and end), too_many_attempts
 */
export async function signIn(identifier: string, password: string, place: SignInPlace) {
  const name = readIdentifier(identifier);
  const known = await db.party.findUnique({ where: name, select: { id: true, passwordHash: true } });
  const attempt = await countPasswordTry(known ?? Object.values(name).join(), place);

  const fits = await passwordFits(known?.passwordHash ?? null, password);
  if (!known || !fits) {
    attempt.failed();
    throw new Problem('invalid_credentials');
  }
  await attempt.succeeded();
  try {
    return { ...(await openSession(known, place, attempt)), device: rememberDevice(place.device, known) };
  } catch (error) {
    if (error instanceof Problem) recordRepeatedEvent(`sign-in:${known.id}`, { action: 'session.refused', entity: 'party', entityId: known.id, details: { code: error.code, address: place.address } });
    throw error;
  }
}

async function openSession(known: { id: number; passwordHash: string | null }, place: SignInPlace, { failuresBefore }: PasswordTry) {
  const { party, role, sessionId, expires } = await db.$transaction(async (tx) => {
    const holder = await lockSessionHolder(tx, known.id);
    // It was weighed before the lock: who has another one by now has ended what the old one opened.
    if (holder.passwordHash !== known.passwordHash) throw new Problem('invalid_credentials');
    const roleNow = heldRole(holder, holder.lastRole);
    await tx.session.deleteMany({ where: { partyId: holder.id, expiresAt: { lt: new Date() } } });
    const kept = await keepSession(tx, holder.id, roleNow, place);
    const details = { role: roleNow, ...(failuresBefore > 0 && { failuresBefore }) };
    await audit(tx, { actor: { partyId: holder.id, label: holder.vendorCode }, action: 'session.opened', entity: 'party', entityId: holder.id, details });
    return { party: holder, role: roleNow, ...kept };
  });
  return { party, role, token: await signSessionToken({ sessionId, partyId: party.id, role, expires }), expires };
}

/**
 * A party with its lock, as it is now: what takes a role, a password or the use of the account away either has been done
 * and shows here, or comes after the session that is made under this lock and ends it.
 *
 * @throws Problem account_blocked
 */
async function lockSessionHolder(tx: Tx, partyId: number) {
  await lockParty(tx, partyId);
  const party = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: partyFields });
  if (isBlocked(party, new Date())) throw new Problem('account_blocked', blockOf(party));
  return party;
}

/** What the party was told of its block when HR set it. */
function blockOf({ blockReason, blockedUntil }: { blockReason: string; blockedUntil: Date | null }): Record<string, string> {
  return { ...(blockReason !== '' && { reason: blockReason }), ...(blockedUntil && { blocked_until: blockedUntil.toISOString() }) };
}

async function keepSession(tx: Tx, partyId: number, role: string | null, place: SignInPlace): Promise<{ sessionId: string; expires: Date }> {
  const sessionId = randomUUID();
  const expires = new Date(Date.now() + (await settingIn(tx, 'sessionHours')) * 3_600_000);
  await tx.session.create({
    data: { id: sessionId, partyId, role, expiresAt: expires, address: place.address, userAgent: place.userAgent.slice(0, 300) },
    select: { id: true },
  });
  return { sessionId, expires };
}

/**
 * Ends all sessions of a party, in the transaction of what it must not outlive: a block, a new password, another role.
 * Takes the party's lock, so that a sign-in under way comes before, and is ended, or after, and sees what has changed.
 */
export async function endAllSessions(tx: Tx, partyId: number): Promise<void> {
  await lockParty(tx, partyId);
  await tx.session.deleteMany({ where: { partyId } });
}

/**
 * Ends all sessions of a party and opens a new one in place of the one that asks, so that nobody goes on with a token that
 * was there before. It acts in the same role while that is granted.
 *
 * @returns the new token and until when it counts (UTC)
 * @throws Problem account_blocked
 */
export async function replaceSessions(tx: Tx, actor: { partyId: number; role: string | null }, place: SignInPlace) {
  const { partyId } = actor;
  await endAllSessions(tx, partyId);
  const role = heldRole(await lockSessionHolder(tx, partyId), actor.role);
  const { sessionId, expires } = await keepSession(tx, partyId, role, place);
  return { token: await signSessionToken({ sessionId, partyId, role, expires }), expires };
}

/** Forgets the sessions that are over, also of those who never came back. Run by the clock. */
export async function pruneSessions(): Promise<void> {
  const now = Date.now();
  const idleHours = await recentSetting('sessionIdleHours');
  await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: new Date(now) } }, { lastSeenAt: { lt: new Date(now - idleHours * 3_600_000) } }] } });
}

/** Ends a session at once, for cookie and bearer alike. Ending one that is gone is no error. */
export async function endSession(sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sessionId } });
}

/**
 * Ends one of the party's own sessions at once, whatever device it is on.
 *
 * @throws Problem not_found, also for another party's
 */
export async function endOwnSession(actor: { partyId: number; vendorCode: string }, sessionId: string): Promise<void> {
  const { partyId, vendorCode } = actor;
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id: sessionId, partyId } });
    if (count === 0) throw new Problem('not_found');
    await audit(tx, { actor: { partyId, label: vendorCode }, action: 'session.ended', entity: 'party', entityId: partyId });
  });
}

/**
 * Makes one of the party's granted roles the active one and remembers it for the next sign-in.
 *
 * @returns a new token for the same session
 * @throws Problem role_not_granted (403), authentication_required (the session ended while it asked)
 */
export async function switchRole(session: { sessionId: string; partyId: number; vendorCode: string; expires: Date }, role: string) {
  const { sessionId, partyId, vendorCode, expires } = session;
  await db.$transaction(async (tx) => {
    await lockParty(tx, partyId);
    const grants = await tx.grant.count({ where: { partyId, role: { slug: role } } });
    if (grants === 0) throw new Problem('role_not_granted');
    const { count } = await tx.session.updateMany({ where: { id: sessionId, partyId }, data: { role } });
    if (count === 0) throw new Problem('authentication_required');
    await tx.party.updateMany({ where: { id: partyId }, data: { lastRole: role } });
    await audit(tx, { actor: { partyId, label: vendorCode }, action: 'session.role_switched', entity: 'party', entityId: partyId, details: { role } });
  });
  return { token: await signSessionToken({ sessionId, partyId, role, expires }), expires };
}
