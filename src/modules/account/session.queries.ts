import 'server-only';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { publicUrl } from '@/server/uploads/storage';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
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
  /** Address of the own picture; null shows initials. */
  readonly picture: string | null;
  readonly timeZone: string;
  readonly expires: Date;
  /** HR has approved the registration. */
  readonly approved: boolean;
  /** HR has rejected it: the party may read, and no more. */
  readonly rejected: boolean;
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

interface SessionRow {
  partyId: number; role: string | null; lastSeenAt: Date; expiresAt: Date;
  vendorCode: string; firstName: string; lastName: string; companyName: string; timeZone: string; pictureKey: string | null;
  status: string; blockedUntil: Date | null; approvedAt: Date | null; rejectedAt: Date | null;
}

async function readLiveSession(sessionId: string, partyId: number): Promise<{ party: SessionParty; lastSeenAt: Date } | null> {
  const [row] = await runPrepared<SessionRow>(Prisma.sql`
    SELECT s."partyId", s."role", s."lastSeenAt", s."expiresAt", p."vendorCode", p."firstName", p."lastName", p."companyName", p."timeZone", p."pictureKey",
           p."status"::text, p."blockedUntil", p."approvedAt", p."rejectedAt"
    FROM "Session" AS s JOIN "Party" AS p ON p."id" = s."partyId" WHERE s."id" = ${sessionId}`);
  const now = Date.now();
  if (!row || row.partyId !== partyId || row.expiresAt.getTime() <= now) return null;
  if (row.lastSeenAt.getTime() + (await recentSetting('sessionIdleHours')) * HOUR <= now) return null;
  if (isBlocked(row, new Date(now))) return null;
  const { vendorCode, firstName, lastName, companyName, timeZone, pictureKey, approvedAt, rejectedAt } = row;
  const party = {
    sessionId, partyId, role: row.role, expires: row.expiresAt,
    vendorCode, firstName, lastName, companyName, timeZone, picture: pictureKey && publicUrl(pictureKey), approved: approvedAt !== null, rejected: rejectedAt !== null,
  };
  return { party, lastSeenAt: row.lastSeenAt };
}

/** A party's sessions that are alive, the one used last first. */
export async function listSessions(partyId: number) {
  const now = Date.now();
  return db.session.findMany({
    where: { partyId, expiresAt: { gt: new Date(now) }, lastSeenAt: { gt: new Date(now - (await recentSetting('sessionIdleHours')) * HOUR) } },
    select: { id: true, role: true, address: true, userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }], take: SETTINGS.listLimit,
  });
}

/** Whether an account may not be used now. A temporary block ends by itself at its date. */
export function isBlocked(party: { status: string; blockedUntil: Date | null }, now: Date): boolean {
  if (party.status === 'temporarily_blocked') return party.blockedUntil === null || party.blockedUntil > now;
  return party.status !== 'active';
}
