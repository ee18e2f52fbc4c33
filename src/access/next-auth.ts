import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { endSession } from '@/modules/account/session.commands';
import { env } from '@/server/env';
import { actorFromToken } from './actor';
import { sessionCookieName } from './session-cookie';
import { readSessionToken } from './token';

/** What a session tells of its party besides the name: what the header of a page needs, by the names of the login's answer. */
interface SignedInUser extends AdapterUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string | null;
  readonly vendor_code: string;
}

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
      user: {
        id: userId, email: '', emailVerified: null, name: `${actor.firstName} ${actor.lastName}`,
        first_name: actor.firstName, last_name: actor.lastName, role: actor.role, vendor_code: actor.vendorCode,
      } satisfies SignedInUser,
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
    session: ({ session, user }) => {
      const { name, first_name, last_name, role, vendor_code } = user as SignedInUser;
      const said = { name, first_name, last_name, role, vendor_code };
      return { expires: session.expires, user: said };
    },
  },
};
