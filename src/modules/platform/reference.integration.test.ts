import { expect, it, vi } from 'vitest';
import { ROLES } from '@/access/roles';
import { makeParty } from '@/modules/account/account.factory';
import { confirmationToken, registerAs, registration } from '@/modules/registration/registration.factory';
import { NEAREST_PORTS } from '@/modules/registration/registration.schema';
import { addUser } from '@/modules/users/admin-users.commands';
import { adminUserRequest } from '@/modules/users/users.factory';
import { adminUserBody } from '@/modules/users/users.schema';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { call } from '@/test/call';
import { ensureReference } from '../../../scripts/lib/reference.mjs';

/** As a start does it: what the program needs it is given, since a fresh clone has no settings around it. */
async function start(): Promise<void> {
  vi.stubEnv('NEXTAUTH_SECRET', undefined);
  await ensureReference(env.databaseUrl, { DATABASE_URL: env.databaseUrl, NEXTAUTH_SECRET: env.authSecret });
  vi.unstubAllEnvs();
}

const counts = async () => [await db.role.count(), await db.port.count(), await db.exchangeRate.count()];

it('an empty database without demo data gets its roles, ports and rates from the start, once', async () => {
  expect(await counts()).toEqual([0, 0, 0]);
  await start();
  const roles = await db.role.findMany({ select: { slug: true, code: true, name: true, builtIn: true }, orderBy: { id: 'asc' } });
  expect(roles.map(({ slug, code }) => [slug, code])).toEqual(ROLES.map(({ slug, code }) => [slug, code]));
  expect(roles.find(({ slug }) => slug === 'insurance')).toEqual({ slug: 'insurance', code: 'INS', name: 'Insurance Agent', builtIn: true });
  const { status, body } = await call('GET /api/ports');
  expect(status).toBe(200);
  // The five of the specification stand first, with its labels.
  expect((body as { name: string }[]).slice(0, 5).map(({ name }) => name).sort()).toEqual([...NEAREST_PORTS].sort());
  const before = await counts();
  expect(before[2]).toBe(4);
  await start();
  expect(await counts()).toEqual(before);
});

it('so that people register with a port and are given roles', async () => {
  const form = registration({ workClass: 'seller', port: 'JNPT', address: '1 Quay Road' });
  expect(await registerAs(form)).toMatchObject({ status: 200, body: { requiresEmailConfirmation: true } });
  expect(await call('POST /api/register/confirm', { body: { token: await confirmationToken(form.email) } })).toMatchObject({ status: 200 });
  expect(await db.party.findUniqueOrThrow({ where: { emailNorm: form.email }, select: { timeZone: true, port: { select: { code: true } }, grants: { select: { role: { select: { slug: true } } } } } }))
    .toEqual({ timeZone: 'Asia/Kolkata', port: { code: 'INNSA' }, grants: [{ role: { slug: 'seller' } }] });
  const admin = await makeParty({ roles: ['admin'] });
  expect(await addUser(admin, adminUserBody.parse(adminUserRequest()))).toMatchObject({ role: 'hr' });
});

it('and what is half there is made whole, while what an admin has changed stays', async () => {
  await db.exchangeRate.update({ where: { currency: 'EUR' }, data: { usdMicros: 1_200_000n }, select: { currency: true } });
  await db.role.delete({ where: { slug: 'cha' }, select: { id: true } });
  await start();
  expect([await db.role.count({ where: { slug: 'cha' } }), (await db.exchangeRate.findUniqueOrThrow({ where: { currency: 'EUR' } })).usdMicros]).toEqual([1, 1_200_000n]);
});
