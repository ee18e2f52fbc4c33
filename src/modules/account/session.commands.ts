import 'server-only';
import { randomUUID } from 'node:crypto';
import { signSessionToken } from '@/access/token';
import { Problem } from '@/http/problem';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit } from '@/server/audit';
import { db, type Tx } from '@/server/db';
import { passwordFits } from '@/server/password';
import { readIdentifier } from './identity.schema';
import { countPasswordTry } from './password-tries.commands';
import { isBlocked } from './session.queries';

/** Where a sign-in comes from; kept with the session so that its owner recognises it. */
export interface SignInPlace {
  readonly address: string;
  readonly userAgent: string;
}

const partyFields = {
  id: true, vendorCode: true, firstName: true, lastName: true, companyName: true, passwordHash: true,
  status: true, blockedUntil: true, lastRole: true, locale: true,
  grants: { select: { role: { select: { slug: true } } }, orderBy: { createdAt: 'asc' as const } },
};

/** The last active role counts, else the first registered one; a grant that is gone counts no more. */
function roleAtSignIn(party: { lastRole: string | null; grants: { role: { slug: string } }[] }): string | null {
  const held = party.grants.map((grant) => grant.role.slug);
  return held.find((slug) => slug === party.lastRole) ?? held[0] ?? null;
}

/**
 * Signs a party in by vendor code or e-mail and makes its session.
 *
 * @returns the party, its role, and the token whose bearer is the party until `expires` (UTC)
 * @throws Problem invalid_credentials (one answer for every failure), account_blocked (only to the right password), too_many_attempts
 */
export async function signIn(identifier: string, password: string, place: SignInPlace) {
  const name = readIdentifier(identifier);
  const party = await db.party.findUnique({ where: name, select: partyFields });
  const succeeded = await countPasswordTry(party?.id ?? Object.values(name).join(), place.address);

  const fits = await passwordFits(party?.passwordHash ?? null, password);
  if (!party || !fits) throw new Problem('invalid_credentials');
  await succeeded();
  if (isBlocked(party, new Date())) throw new Problem('account_blocked');

  const role = roleAtSignIn(party);
  return { party, role, ...(await openSession(party, role, place)) };
}

async function openSession(party: { id: number; vendorCode: string }, role: string | null, place: SignInPlace) {
  const { sessionId, expires } = await db.$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { partyId: party.id, expiresAt: { lt: new Date() } } });
    const kept = await keepSession(tx, party.id, role, place);
    await audit(tx, { actor: { partyId: party.id, label: party.vendorCode }, action: 'session.opened', entity: 'party', entityId: party.id, details: { role } });
    return kept;
  });
  return { token: await signSessionToken({ sessionId, partyId: party.id, role, expires }), expires };
}

async function keepSession(tx: Tx, partyId: number, role: string | null, place: SignInPlace): Promise<{ sessionId: string; expires: Date }> {
  const sessionId = randomUUID();
  const expires = new Date(Date.now() + SETTINGS.sessionHours * 3_600_000);
  await tx.session.create({
    data: { id: sessionId, partyId, role, expiresAt: expires, address: place.address, userAgent: place.userAgent.slice(0, 300) },
    select: { id: true },
  });
  return { sessionId, expires };
}

/** Ends all sessions of a party, in the transaction of what it must not outlive: a block, a new password, another role. */
export async function endAllSessions(tx: Tx, partyId: number): Promise<void> {
  await tx.session.deleteMany({ where: { partyId } });
}

/**
 * Ends all sessions of a party and opens a new one in place of the one that asks, so that nobody goes on with a token that
 * was there before.
 *
 * @returns the new token and until when it counts (UTC)
 */
export async function replaceSessions(tx: Tx, actor: { partyId: number; role: string | null }, place: SignInPlace) {
  const { partyId, role } = actor;
  await endAllSessions(tx, partyId);
  const { sessionId, expires } = await keepSession(tx, partyId, role, place);
  return { token: await signSessionToken({ sessionId, partyId, role, expires }), expires };
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
 * @throws Problem role_not_granted (403)
 */
export async function switchRole(session: { sessionId: string; partyId: number; vendorCode: string; expires: Date }, role: string) {
  const { sessionId, partyId, vendorCode, expires } = session;
  await db.$transaction(async (tx) => {
    const grants = await tx.grant.count({ where: { partyId, role: { slug: role } } });
    if (grants === 0) throw new Problem('role_not_granted');
    await tx.session.updateMany({ where: { id: sessionId, partyId }, data: { role } });
    await tx.party.updateMany({ where: { id: partyId }, data: { lastRole: role } });
    await audit(tx, { actor: { partyId, label: vendorCode }, action: 'session.role_switched', entity: 'party', entityId: partyId, details: { role } });
  });
  return { token: await signSessionToken({ sessionId, partyId, role, expires }), expires };
}
