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

/** Session tokens that one request may name; more are no browser's. */
const MOST_TOKENS = 4;

/**
 * The live session among the tokens that a request names, with its actor; null when there is none. A browser may hold two cookies
 * of one name, an old one or a neighbouring host's before ours: the first that is a session counts, for calls and pages alike.
 */
export async function findLive(tokens: readonly string[]): Promise<{ readonly token: string; readonly actor: Actor } | null> {
  for (const token of tokens.slice(0, MOST_TOKENS)) {
    const actor = await actorFromToken(token);
    if (actor) return { token, actor };
  }
  return null;
}

/** Where a request carries its session. A bearer that is there counts alone: a bad one does not fall back to the cookie. */
export function tokensOfRequest(request: Request): { tokens: readonly string[]; by: 'bearer' | 'cookie' | 'none' } {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return { tokens: /^bearer (\S+)$/i.exec(authorization)?.slice(1) ?? [], by: 'bearer' };
  const tokens = sessionCookiesOf(request.headers.get('cookie'));
  return { tokens, by: tokens.length === 0 ? 'none' : 'cookie' };
}

/** Who makes a request, or null. */
export async function actorOfRequest(request: Request): Promise<Actor | null> {
  return (await findLive(tokensOfRequest(request).tokens))?.actor ?? null;
}

/** What stands in the session cookies of a Cookie header, as it was sent. */
export function sessionCookiesOf(header: string | null): string[] {
  const name = `${sessionCookieName()}=`;
  return (header ?? '').split(/; */).filter((part) => part.startsWith(name)).map((part) => part.slice(name.length));
}

/** The actor as transitions and the audit log know it. */
export function asTransitionActor(actor: Actor): TransitionActor {
  return { partyId: actor.partyId, label: actor.vendorCode, role: actor.role ?? 'none' };
}
