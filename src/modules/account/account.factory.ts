import { randomInt, randomUUID } from 'node:crypto';
import type { Actor } from '@/access/actor';
import { isRoleSlug, roleCode, ROLES } from '@/access/roles';
import { signSessionToken } from '@/access/token';
import { db } from '@/server/db';
import { hashPassword } from '@/server/password';
import { serial } from '@/test/serial';
import { normalizeEmail } from './identity.schema';
import { newVendorCode } from './vendor-code.commands';

/** What a test wishes of a party; all else is made up. */
export interface PartyWish {
  /** Granted roles, first registered first; custom ones must exist (`makeCustomRole`). */
  readonly roles?: readonly string[];
  /** Slug of the role that counts at the next sign-in; the first granted one unless said otherwise. */
  readonly lastRole?: string | null;
  readonly email?: string;
  readonly vendorCode?: string;
  /** Without one nobody can sign in by password, and the slow hash is saved. */
  readonly password?: string;
  readonly companyName?: string;
  readonly timeZone?: string;
  readonly status?: 'active' | 'temporarily_blocked' | 'permanently_blocked' | 'inactive';
  readonly blockedUntil?: Date;
  readonly approved?: boolean;
  /** Whether the bell's lines come as mails as well; a test that counts messages has none. */
  readonly mailNotices?: boolean;
}

/** A party as an actor of commands, with its e-mail for signing in. */
export type MadeParty = Actor & { readonly email: string };

/** A party with a session of its own. */
export type SignedIn = Actor & { readonly token: string };

const HOURS = 3_600_000;
/** Grants are a second apart, so that "the first registered one" means something. */
const REGISTERED = Date.UTC(2026, 2, 2);

/** The twelve built-in roles are there; asked for by every party, made once. */
async function ensureRoles(): Promise<void> {
  await db.role.createMany({ data: ROLES.map(({ slug, code }) => ({ slug, code, name: slug, builtIn: true })), skipDuplicates: true });
}

/** A role as a captain makes it: without any permission. */
export async function makeCustomRole(slug: string): Promise<void> {
  await db.role.create({ data: { slug, code: slug.toUpperCase(), name: slug }, select: { id: true } });
}

/** A party that holds the wished roles, acting in the first of them. */
export async function makeParty(wish: PartyWish = {}): Promise<MadeParty> {
  await ensureRoles();
  const roles = wish.roles ?? ['buyer'];
  const [first] = roles;
  const letters = serial();
  const email = wish.email ?? `party-${letters}@factory.test`;
  const names = { firstName: 'Ada', lastName: `Port ${letters}`, companyName: wish.companyName ?? `Factory ${letters} Ltd` };
  const approved = wish.approved ?? true;
  const vendorCode = wish.vendorCode ?? newVendorCode(isRoleSlug(first) ? roleCode(first) : 'ANY');
  const { id } = await db.party.create({
    data: {
      ...names, email, emailNorm: normalizeEmail(email), emailProvenAt: new Date(REGISTERED), mailNotices: wish.mailNotices ?? false, vendorCode,
      passwordHash: wish.password === undefined ? null : await hashPassword(wish.password),
      phone: `+49 40 ${String(randomInt(10_000_000, 100_000_000))}`,
      status: wish.status ?? 'active',
      blockedUntil: wish.blockedUntil ?? null,
      approvedAt: approved ? new Date(REGISTERED) : null,
      timeZone: wish.timeZone ?? 'UTC',
      lastRole: wish.lastRole === undefined ? (first ?? null) : wish.lastRole,
      grants: { create: roles.map((slug, index) => ({ role: { connect: { slug } }, createdAt: new Date(REGISTERED + index * 1000) })) },
    },
    select: { id: true },
  });
  return {
    ...names, email, vendorCode, approved, rejected: false, partyId: id, role: first ?? null, timeZone: wish.timeZone ?? 'UTC', picture: null,
    sessionId: '', expires: new Date(Date.now() + 12 * HOURS),
  };
}

/** Opens a session for a party, as a sign-in does after the password: a row, and the token that names it. */
export async function signedIn(actor: Actor, moments: { lastSeenAt?: Date; expires?: Date } = {}): Promise<SignedIn> {
  const sessionId = randomUUID();
  const expires = moments.expires ?? new Date(Date.now() + 12 * HOURS);
  await db.session.create({
    data: { id: sessionId, partyId: actor.partyId, role: actor.role, expiresAt: expires, lastSeenAt: moments.lastSeenAt ?? new Date() },
    select: { id: true },
  });
  return { ...actor, sessionId, expires, token: await signSessionToken({ sessionId, partyId: actor.partyId, role: actor.role, expires }) };
}

/** A new party with a session, for tests that only need somebody in a role. */
export async function makeSignedIn(wish: PartyWish = {}): Promise<SignedIn> {
  return signedIn(await makeParty(wish));
}
