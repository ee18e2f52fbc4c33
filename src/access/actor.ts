import 'server-only';
import { findLiveSession, type SessionParty } from '@/modules/account/session.queries';
import type { TransitionActor } from '@/server/transition';
import { readSessionToken } from './token';
import { sessionCookieName } from './session-cookie';

/** Who makes a request. The same for a cookie and a bearer token; the session row is the authority. */
export type Actor = SessionParty;

/** The actor behind a token, or null. */
export async function actorFromToken(token: string | null | undefined): Promise<Actor | null> {
  const claims = await readSessionToken(token);
  return claims ? findLiveSession(claims.sessionId, claims.partyId) : null;
}

/** Where a request carries its session. A bearer that is there counts alone: a bad one does not fall back to the cookie. */
export function tokenOfRequest(request: Request): { token: string | null; by: 'bearer' | 'cookie' | 'none' } {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return { token: /^bearer (\S+)$/i.exec(authorization)?.[1] ?? null, by: 'bearer' };
  const token = sessionCookieOf(request);
  return { token, by: token === null ? 'none' : 'cookie' };
}

/** What stands in a request's session cookie, as it was sent; null without one. */
export function sessionCookieOf(request: Request): string | null {
  const name = `${sessionCookieName()}=`;
  return request.headers.get('cookie')?.split(/; */).find((part) => part.startsWith(name))?.slice(name.length) ?? null;
}

/** The actor as transitions and the audit log know it. */
export function asTransitionActor(actor: Actor): TransitionActor {
  return { partyId: actor.partyId, label: actor.vendorCode, role: actor.role ?? 'none' };
}
