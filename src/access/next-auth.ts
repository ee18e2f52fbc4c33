import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import type { Adapter } from 'next-auth/adapters';
import { endSession } from '@/modules/account/session.commands';
import { env } from '@/server/env';
import { actorFromToken } from './actor';
import { sessionCookieName } from './session-cookie';
import { readSessionToken } from './token';

/**
 * The three adapter methods that next-auth's database strategy needs, over our own session rows. The cookie holds a
 * signed token that names the row, so a leaked table gives nobody a session.
 */
const adapter: Adapter = {
  async getSessionAndUser(sessionToken) {
    const actor = await actorFromToken(sessionToken);
    if (!actor) return null;
    const userId = String(actor.partyId);
    return {
      session: { sessionToken, userId, expires: actor.expires },
      user: { id: userId, email: '', emailVerified: null, name: `${actor.firstName} ${actor.lastName}` },
    };
  },
  // No sliding: the token's own expiry stays the truth.
  updateSession: async () => null,
  async deleteSession(sessionToken) {
    const claims = await readSessionToken(sessionToken);
    if (claims) await endSession(claims.sessionId);
  },
} as Adapter;

/** The path of an address of this site, in full or from its root; null for any other's. */
export function ownPath(address: string, origin: string = env.appUrl): string | null {
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : null;
}

/** next-auth serves session, csrf and sign-out; signing in is the specification's own call (docs/decisions/0003). */
export const authOptions: NextAuthOptions = {
  adapter,
  providers: [],
  secret: env.authSecret,
  session: { strategy: 'database' },
  pages: { signIn: '/login', signOut: '/login', error: '/login', verifyRequest: '/login', newUser: '/login' },
  cookies: { sessionToken: { name: sessionCookieName(), options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isHttps } } },
  callbacks: {
    // The library's own rule throws at what is no address, and trusts what it finds in a cookie.
    redirect: async ({ url, baseUrl }) => `${baseUrl}${ownPath(url, baseUrl) ?? '/'}`,
    session: ({ session, user }) => ({ expires: session.expires, user: { name: user.name } }),
  },
};
