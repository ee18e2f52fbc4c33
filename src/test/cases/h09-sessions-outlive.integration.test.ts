import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardRequest } from '@/access/guard-request';
import { authOptions } from '@/access/next-auth';
import { sessionCookieName } from '@/access/session-cookie';
import { makeParty, makeSignedIn, signedIn, type MadeParty, type SignedIn } from '@/modules/account/account.factory';
import { openResetLink } from '@/modules/password/password.factory';
import { db } from '@/server/db';
import { call, type Answered } from '../call';

/** A session that goes on after the reason for it is gone. Two are open, one by cookie and one by bearer; the very next use of either is asked for. */
const OLD = 'Harbour-7-crane';
const NEW = 'Quay.Tide.88-x';
const WAYS = ['cookie', 'bearer'] as const;
let staff: Readonly<Record<'hr' | 'captain' | 'admin', SignedIn>>;
beforeAll(async () => {
  staff = { hr: await makeSignedIn({ roles: ['hr'] }), captain: await makeSignedIn({ roles: ['captain'] }), admin: await makeSignedIn({ roles: ['admin'] }) };
});

const roleId = async (slug: string) => (await db.role.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id;
const logout = (as: SignedIn) => call('POST /api/auth/logout', { as });

/** What ends all sessions of a seller: what was done, by whom, to whom. */
const REASONS: Readonly<Record<string, (party: MadeParty) => Promise<Answered>>> = {
  'the own password changed elsewhere': async (party) => call('PUT /api/auth/change-password', { as: await signedIn(party), body: { currentPassword: OLD, newPassword: NEW } }),
  'a password chosen by a link': async ({ email }) => call('POST /api/auth/reset-password', { body: { token: await openResetLink(email, true), newPassword: NEW } }),
  'a block for some days': ({ partyId }) => call('POST /api/hr/users/block-temp', { as: staff.hr, body: { userId: partyId, reason: 'Unpaid', duration: 7 } }),
  'a block for good': ({ partyId }) => call('POST /api/hr/users/block-perm', { as: staff.hr, body: { userId: partyId, reason: 'Fraud' } }),
  'HR switching the account off': ({ partyId }) => call('PUT /api/hr/users/update', { as: staff.hr, body: { userId: partyId, is_active: false } }),
  'another role by HR': ({ partyId }) => call('PUT /api/hr/users/update', { as: staff.hr, body: { userId: partyId, role: 'surveyor' } }),
  'another e-mail by HR': ({ partyId }) => call('PUT /api/hr/users/update', { as: staff.hr, body: { userId: partyId, email: `moved-${partyId}@port.test` } }),
  'a captain making the seller a buyer': async ({ partyId }) => call('POST /api/captain/users/assign-role', { as: staff.captain, body: { userId: partyId, roleId: await roleId('buyer') } }),
  'an admin disabling the account': ({ partyId }) => call('POST /api/admin/users/{userId}/disable', { as: staff.admin, params: { userId: partyId } }),
  'another role by an admin': ({ partyId, email }) => call('PUT /api/admin/users/{userId}', { as: staff.admin, params: { userId: partyId }, body: { name: 'Ada Port', email, role: 'buyer' } }),
};

/** Everything that a session is good for: calls of its role and of anybody, pages, and next-auth's own view of it. */
async function uses({ token }: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const cookie = `${sessionCookieName()}=${token}`;
  const page = await guardRequest(new NextRequest('http://localhost:3000/dashboard/seller', { headers: { cookie } }));
  const statuses: Record<string, unknown> = {};
  for (const by of WAYS) {
    statuses[`own list by ${by}`] = (await call('GET /api/seller/rfqs', { as: { token }, by })).status;
    statuses[`profile by ${by}`] = (await call('GET /api/account/profile', { as: { token }, by })).status;
    statuses[`other role by ${by}`] = (await call('POST /api/auth/switch-role', { as: { token }, by, body: { role: 'seller' } })).status;
  }
  const seen = await authOptions.adapter?.getSessionAndUser?.(token);
  return { ...statuses, page: page.headers.get('location')?.replace(/\?.*/, '') ?? 'shown', 'next-auth': seen === null ? 'nobody' : 'somebody' };
}

const ALIVE = {
  'own list by cookie': 200, 'profile by cookie': 200, 'other role by cookie': 200, 'own list by bearer': 200, 'profile by bearer': 200, 'other role by bearer': 200, page: 'shown', 'next-auth': 'somebody',
};
const OVER = {
  'own list by cookie': 401, 'profile by cookie': 401, 'other role by cookie': 401, 'own list by bearer': 401, 'profile by bearer': 401, 'other role by bearer': 401,
  page: 'http://localhost:3000/login', 'next-auth': 'nobody',
};

describe('the next use of an older session is refused', () => {
  it.each(Object.entries(REASONS))('after %s', async (_, end) => {
    const party = await makeParty({ roles: ['seller'], password: OLD });
    const [first, second, bystander] = [await signedIn(party), await signedIn(party), await makeSignedIn({ roles: ['seller'] })];
    expect([await uses(first), await uses(second)]).toEqual([ALIVE, ALIVE]);
    const answer = await end(party);
    expect(answer.status, answer.text).toBe(200);
    expect([await uses(first), await uses(second)]).toEqual([OVER, OVER]);
    expect(await uses(bystander)).toEqual(ALIVE);
  });

  it('after a logout, which leaves the others alone', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const [here, elsewhere] = [await signedIn(party), await signedIn(party)];
    expect((await logout(here)).status).toBe(200);
    expect([await uses(here), await uses(elsewhere)]).toEqual([OVER, ALIVE]);
    expect((await logout(here)).status).toBe(401);
  });

  it('after next-auth’s own sign-out', async () => {
    const session = await makeSignedIn({ roles: ['seller'] });
    await authOptions.adapter?.deleteSession?.(session.token);
    expect(await uses(session)).toEqual(OVER);
  });

  it('while the one that changed the password goes on, as a new one alone', async () => {
    const party = await makeParty({ roles: ['seller'], password: OLD });
    const before = await signedIn(party);
    const answer = await call('PUT /api/auth/change-password', { as: before, body: { currentPassword: OLD, newPassword: NEW } });
    const { token } = answer.body as { token: string };
    expect([await uses(before), await uses({ ...before, token })]).toEqual([OVER, ALIVE]);
  });

  it('and the same change sent again by it says that it has expired', async () => {
    const party = await makeParty({ roles: ['seller'], password: OLD });
    const before = await signedIn(party);
    const change = () => call('PUT /api/auth/change-password', { as: before, by: 'bearer', body: { currentPassword: OLD, newPassword: NEW } });
    expect(await change()).toMatchObject({ status: 200 });
    expect(await change()).toMatchObject({ status: 403, body: { error: expect.stringContaining('expired') as string } });
  });
});
