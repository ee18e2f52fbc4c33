import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBlocked } from '@/modules/users/users.factory';
import { openResetLink } from '@/modules/password/password.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { makeParty, makeSignedIn } from './account.factory';

/** What happens after a password was found right and before the session is made. */
const meanwhile = vi.hoisted(() => ({ run: (): Promise<unknown> => Promise.resolve() }));
vi.mock('argon2', async (original) => {
  const real = await original<typeof import('argon2')>();
  return { ...real, verify: async (hash: string, password: string) => {
    const fits = await real.verify(hash, password);
    const { run } = meanwhile;
    meanwhile.run = () => Promise.resolve();
    await run();
    return fits;
  } };
});

const PASSWORD = 'Harbour-7-crane';
const OTHER = 'Quay.Tide.88-x';
let last = 0;
const place = () => ({ 'x-forwarded-for': `203.0.113.${(last += 1)}` });
interface Known {
  readonly partyId: number;
  readonly vendorCode: string;
}

const login = (party: Known) => call('POST /api/auth/login', { body: { vendorCode: party.vendorCode, password: PASSWORD }, headers: place() });
const rolesOf = async ({ partyId }: Known) => (await db.session.findMany({ where: { partyId }, select: { role: true } })).map(({ role }) => role);
const roleId = async (slug: string) => (await db.role.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id;

async function demote({ partyId }: Known): Promise<void> {
  const captain = await makeSignedIn({ roles: ['captain'] });
  expect(await call('POST /api/captain/users/assign-role', { as: captain, body: { userId: partyId, roleId: await roleId('buyer') } })).toMatchObject({ status: 200 });
}

beforeEach(() => {
  meanwhile.run = () => Promise.resolve();
});

describe('while a sign-in is under way', () => {
  it('a role that is taken away opens no session', async () => {
    const party = await makeParty({ roles: ['seller'], password: PASSWORD });
    meanwhile.run = () => demote(party);
    expect(await login(party)).toMatchObject({ status: 200, body: { user: { role: 'buyer', roles: ['buyer'] } } });
    expect(await rolesOf(party)).toEqual(['buyer']);
  });

  it.each([['block-temp', 'account_blocked'], ['block-perm', 'account_blocked']] as const)('a %s lets nobody in', async (block, code) => {
    const [party, hr] = [await makeParty({ password: PASSWORD }), await makeSignedIn({ roles: ['hr'] })];
    meanwhile.run = () => call(`POST /api/hr/users/${block}`, { as: hr, body: { userId: party.partyId, reason: 'Forged papers' } });
    expect(await login(party)).toMatchObject({ status: 403, body: { code } });
    expect(await rolesOf(party)).toEqual([]);
  });

  it('a password that is reset is the only one that opens a session', async () => {
    const party = await makeParty({ password: PASSWORD });
    const token = await openResetLink(party.email, true);
    meanwhile.run = () => call('POST /api/auth/reset-password', { body: { token, newPassword: OTHER }, headers: place() });
    expect(await login(party)).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await rolesOf(party)).toEqual([]);
  });

  it('an unblock counts as well', async () => {
    const hr = await makeSignedIn({ roles: ['hr'] });
    const blocked = await makeBlocked(hr);
    const { passwordHash } = await db.party.findUniqueOrThrow({ where: { id: (await makeParty({ password: PASSWORD })).partyId }, select: { passwordHash: true } });
    await db.party.update({ where: { id: blocked.partyId }, data: { passwordHash }, select: { id: true } });
    meanwhile.run = () => call('POST /api/hr/users/unblock', { as: hr, body: { userId: blocked.partyId, reason: 'Paid' } });
    expect(await login(blocked)).toMatchObject({ status: 200 });
  });
});

describe('a session that is made in place of others', () => {
  it('has no role that was taken away while the password was changed', async () => {
    const party = await makeSignedIn({ roles: ['seller'], password: PASSWORD });
    meanwhile.run = () => demote(party);
    expect(await call('PUT /api/auth/change-password', { as: party, body: { currentPassword: PASSWORD, newPassword: OTHER }, headers: place() })).toMatchObject({ status: 200 });
    expect(await rolesOf(party)).toEqual(['buyer']);
  });
});

describe('sign-ins and what ends them, many at once', () => {
  it('leave no session with a role that is gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const party = await makeParty({ roles: ['seller'], password: PASSWORD });
      const answers = await Promise.all([login(party), login(party), demote(party).then(() => null), login(party)]);
      expect(answers.map((answer) => answer?.status ?? 200)).toEqual([200, 200, 200, 200]);
      expect((await rolesOf(party)).filter((role) => role !== 'buyer')).toEqual([]);
    }
  });

  it('never stand in each other’s way when a role is switched and taken away', async () => {
    for (let round = 0; round < 6; round += 1) {
      const party = await makeSignedIn({ roles: ['seller', 'cha'] });
      const [switched] = await Promise.all([call('POST /api/auth/switch-role', { as: party, body: { role: 'cha' } }), demote(party)]);
      expect([200, 401, 403], switched.text).toContain(switched.status);
      expect(await rolesOf(party)).toEqual([]);
      expect(await db.party.findUniqueOrThrow({ where: { id: party.partyId }, select: { lastRole: true } })).toEqual({ lastRole: 'buyer' });
    }
  });
});
