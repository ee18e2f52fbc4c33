import { beforeAll, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { inviteFirstAdmin } from './admin-users.commands';
import { mailsTo } from './users.factory';

const EMAIL = 'operator@factory.test';

/** The tests go on from each other's house, which begins without any admin. */
beforeAll(async () => {
  await db.role.create({ data: { slug: 'admin', code: 'ADM', name: 'Administrator', builtIn: true }, select: { id: true } });
});

const links = async () => (await mailsTo(EMAIL)).map(({ params }) => new URL((params as { link: string }).link).searchParams.get('token') ?? '');
const admins = () => db.party.count({ where: { grants: { some: { role: { slug: 'admin' } } } } });

it('invites nobody where no address is set', async () => {
  await inviteFirstAdmin(undefined);
  expect(await admins()).toBe(0);
});

it('refuses an address that belongs to somebody else', async () => {
  const buyer = await makeParty({ roles: ['buyer'] });
  await expect(inviteFirstAdmin(buyer.email)).rejects.toMatchObject({ code: 'email_registered' });
  expect(await admins()).toBe(0);
});

it('invites the operator once, however many servers start at the same moment', async () => {
  await Promise.all(Array.from({ length: 5 }, () => inviteFirstAdmin(EMAIL)));
  await inviteFirstAdmin(EMAIL.toUpperCase());
  expect([await admins(), (await links()).length]).toEqual([1, 1]);
});

it('sends another link once the first is over', async () => {
  await db.passwordLink.updateMany({ data: { expiresAt: new Date(0) } });
  await inviteFirstAdmin(EMAIL);
  expect((await links()).length).toBe(2);
});

it('and is done when the admin has chosen a password', async () => {
  const token = (await links()).at(-1) ?? '';
  expect(await call('POST /api/auth/reset-password', { body: { token, newPassword: 'Quay.Tide.88-x' } })).toMatchObject({ status: 200 });
  expect(await call('POST /api/auth/login', { body: { vendorCode: EMAIL, password: 'Quay.Tide.88-x' } })).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  await inviteFirstAdmin('another@factory.test');
  expect(await admins()).toBe(1);
});
