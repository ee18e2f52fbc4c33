import 'server-only';
import { db } from '@/server/db';
import { SETTINGS } from '@/modules/platform/settings.schema';

/** A signed-in party as the rest of the house sees it. */
export interface SessionParty {
  readonly sessionId: string;
  readonly partyId: number;
  /** Slug of the active role; null when the party has none. */
  readonly role: string | null;
  readonly vendorCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly timeZone: string;
  readonly expires: Date;
  /** HR has approved the registration. */
  readonly approved: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The party behind a session row that is alive: not expired, not idle for too long, and of an active account.
 * Marks the session as seen, at most once a minute. One indexed query otherwise.
 */
export async function findLiveSession(sessionId: string, partyId: number): Promise<SessionParty | null> {
  const found = await readLiveSession(sessionId, partyId);
  if (found && found.lastSeenAt.getTime() + MINUTE < Date.now()) {
    await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: new Date() } });
  }
  return found?.party ?? null;
}

/** Whether a session is alive, without counting as use of it: an open page alone must not keep it from becoming idle. */
export async function isSessionAlive(sessionId: string, partyId: number): Promise<boolean> {
  return (await readLiveSession(sessionId, partyId)) !== null;
}

async function readLiveSession(sessionId: string, partyId: number): Promise<{ party: SessionParty; lastSeenAt: Date } | null> {
  const session = await db.session.findUnique({
    where: { id: sessionId },
    select: {
      partyId: true, role: true, lastSeenAt: true, expiresAt: true,
      party: {
        select: {
          vendorCode: true, firstName: true, lastName: true, companyName: true, timeZone: true,
          status: true, blockedUntil: true, approvedAt: true,
        },
      },
    },
  });
  const now = Date.now();
  if (!session || session.partyId !== partyId || session.expiresAt.getTime() <= now) return null;
  if (session.lastSeenAt.getTime() + SETTINGS.sessionIdleHours * HOUR <= now) return null;
  if (isBlocked(session.party, new Date(now))) return null;
  const { vendorCode, firstName, lastName, companyName, timeZone, approvedAt } = session.party;
  const party = {
    sessionId, partyId, role: session.role, expires: session.expiresAt,
    vendorCode, firstName, lastName, companyName, timeZone, approved: approvedAt !== null,
  };
  return { party, lastSeenAt: session.lastSeenAt };
}

/** A party's sessions that are alive, the one used last first. */
export async function listSessions(partyId: number) {
  const now = Date.now();
  return db.session.findMany({
    where: { partyId, expiresAt: { gt: new Date(now) }, lastSeenAt: { gt: new Date(now - SETTINGS.sessionIdleHours * HOUR) } },
    select: { id: true, role: true, address: true, userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }], take: SETTINGS.listLimit,
  });
}

/** Whether an account may not be used now. A temporary block ends by itself at its date. */
export function isBlocked(party: { status: string; blockedUntil: Date | null }, now: Date): boolean {
  if (party.status === 'temporarily_blocked') return party.blockedUntil === null || party.blockedUntil > now;
  return party.status !== 'active';
}
