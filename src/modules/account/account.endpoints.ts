import 'server-only';
import * as z from 'zod';
import { deviceCookie } from '@/access/device-cookie';
import { clearedSessionCookie, sessionCookie } from '@/access/session-cookie';
import { isRoleSlug, ROLE_SLUGS } from '@/access/roles';
import { endpoint } from '@/http/endpoint';
import { uuidParam } from '@/http/input';
import { listEndpoint, sliceRange } from '@/http/list';
import { signInPlace } from '@/http/sign-in-place';
import { loginBody } from './identity.schema';
import { endOwnSession, endSession, signIn, switchRole } from './session.commands';
import { listSessions } from './session.queries';

const user = z.object({
  first_name: z.string(), last_name: z.string(), vendor_code: z.string(), company_name: z.string(),
  role: z.string().nullable(),
  /** Every role that the party may switch to. */
  roles: z.array(z.string()),
  /** The language that the party has chosen. */
  locale: z.string(),
});

/** The specification's login: an own route, since next-auth's credentials can't keep sessions in a database. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with a vendor code or an e-mail address',
  body: loginBody,
  response: z.object({ success: z.literal(true), message: z.string(), user, token: z.string(), expires: z.iso.datetime() }),
}).handle(async ({ body, request, headers }) => {
  const { party, role, token, expires, device } = await signIn(body.vendorCode, body.password, signInPlace(request));
  headers.append('set-cookie', sessionCookie(token, expires));
  headers.append('set-cookie', deviceCookie(device));
  return {
    success: true,
    message: 'Login successful',
    user: {
      first_name: party.firstName, last_name: party.lastName, vendor_code: party.vendorCode, company_name: party.companyName,
      role, roles: party.grants.map((grant) => grant.role.slug).filter(isRoleSlug), locale: party.locale,
    },
    token,
    expires: expires.toISOString(),
  };
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: 'End the session, for cookie and bearer alike',
  response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, headers }) => {
  await endSession(actor.sessionId);
  headers.append('set-cookie', clearedSessionCookie());
  // Not "cookies": the session's is taken away above, and by the device's its owner is known again (ASVS 6.1.1).
  headers.set('clear-site-data', '"storage"');
  return { success: true };
});

export const switchActiveRole = endpoint({
  method: 'POST',
  path: '/api/auth/switch-role',
  access: 'signed-in',
  summary: 'Act in another of the granted roles',
  body: z.strictObject({ role: z.enum(ROLE_SLUGS, 'invalid_input') }),
  response: z.object({ success: z.literal(true), role: z.string(), token: z.string() }),
}).handle(async ({ actor, body, headers }) => {
  const { token, expires } = await switchRole(actor, body.role);
  headers.append('set-cookie', sessionCookie(token, expires));
  return { success: true, role: body.role, token };
});

const ownSession = z.object({
  id: z.string(),
  role: z.string().nullable(),
  address: z.string(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});

export const getSessions = listEndpoint({
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Own sessions that are alive, the one used last first',
  response: z.array(ownSession),
}).handle(async ({ actor }, range) => {
  const sessions = await listSessions(actor.partyId);
  return sliceRange(range, sessions.map((session) => ({
    id: session.id, role: session.role, address: session.address, user_agent: session.userAgent,
    created_at: session.createdAt.toISOString(), last_seen_at: session.lastSeenAt.toISOString(), expires_at: session.expiresAt.toISOString(),
    current: session.id === actor.sessionId,
  })));
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  access: 'signed-in',
  summary: 'End an own session, on whatever device it is',
  params: z.object({ sessionId: uuidParam() }),
  response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params, headers }) => {
  await endOwnSession(actor, params.sessionId);
  if (params.sessionId === actor.sessionId) headers.append('set-cookie', clearedSessionCookie());
  return { success: true };
});
