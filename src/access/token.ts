import 'server-only';
import { jwtVerify, SignJWT } from 'jose';
import { env } from '@/server/env';

/** What a session token says. The session row decides; the role in here is for display only. */
export interface SessionClaims {
  /** The session row's id (jti). */
  readonly sessionId: string;
  readonly partyId: number;
}

const ISSUER = 'marsa-mart';
const AUDIENCE = 'marsa-mart:session';
/** Longer texts are no token of ours; they are refused unread. */
const LENGTH_LIMIT = 2048;
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Made once: reading the secret anew for each request costs as much as checking a token. */
let kept: Promise<CryptoKey> | undefined;

function key(): Promise<CryptoKey> {
  return (kept ??= crypto.subtle.importKey('raw', new TextEncoder().encode(env.authSecret), HMAC, false, ['sign', 'verify']));
}

/** A signed token (HS256) for a session row; `expires` is an instant in UTC. */
export async function signSessionToken(claims: SessionClaims & { role: string | null; expires: Date }): Promise<string> {
  return new SignJWT({ role: claims.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(claims.sessionId)
    .setSubject(String(claims.partyId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(claims.expires)
    .sign(await key());
}

/** Whether a token was once signed here, be it expired since or its session ended. */
export async function isOwnToken(token: string | null | undefined): Promise<boolean> {
  // Read as on the first day of the epoch, nothing has expired yet.
  return (await verified(token, new Date(0))) !== null;
}

/** The claims of a token that is ours and unexpired, else null. Never throws, whatever was sent. */
export async function readSessionToken(token: string | null | undefined): Promise<SessionClaims | null> {
  return verified(token, new Date());
}

/** Tokens whose signature was found right, with the second at which they expire: checking it anew for each request takes longer than reading the session. */
const known = new Map<string, { readonly claims: SessionClaims; readonly expires: number }>();
const MOST_KNOWN = 1000;

function remember(token: string, claims: SessionClaims, expires: number): void {
  const oldest = known.keys().next();
  if (known.size >= MOST_KNOWN && !oldest.done) known.delete(oldest.value);
  known.set(token, { claims, expires });
}

async function verified(token: string | null | undefined, currentDate: Date): Promise<SessionClaims | null> {
  if (!token || token.length > LENGTH_LIMIT || !SHAPE.test(token)) return null;
  const before = known.get(token);
  if (before) return before.expires > Math.floor(currentDate.getTime() / 1000) ? before.claims : null;
  try {
    const { payload } = await jwtVerify(token, await key(), { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, currentDate });
    const partyId = Number(payload.sub);
    if (!payload.jti || !Number.isSafeInteger(partyId)) return null;
    const claims = { sessionId: payload.jti, partyId };
    if (payload.exp !== undefined) remember(token, claims, payload.exp);
    return claims;
  } catch {
    return null; // malformed, tampered or expired: nobody is signed in by it
  }
}
