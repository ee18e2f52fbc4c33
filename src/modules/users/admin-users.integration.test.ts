import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { mailsTo, makeBlocked } from './users.factory';

const ADD = 'POST /api/admin/users';
const EDIT = 'PUT /api/admin/users/{userId}';
const DISABLE = 'POST /api/admin/users/{userId}/disable';
const ENABLE = 'POST /api/admin/users/{userId}/enable';

let admin: SignedIn;
let serial = 0;

beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
  for (const role of ['seller', 'hr', 'captain', 'accountant']) await makeParty({ roles: [role] });
});

const person = (over: object = {}) => ({ name: 'New Person', email: `new-person-${(serial += 1)}@factory.test`, role: 'hr', ...over });
const add = async (over: object = {}) => {
  const body = person(over);
  const answer = await call(ADD, { as: admin, body });
  expect(answer.status, answer.text).toBe(201);
  return { ...body, id: (answer.body as { user: { id: number } }).user.id, answer };
};
const tokenOf = async (email: string) => {
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'set_password');
  return new URL((mail?.params as { link: string }).link).searchParams.get('token') ?? '';
};
const choose = (token: string) => call('POST /api/auth/reset-password', { body: { token, newPassword: 'Quay.Tide.88-x' } });

describe('an admin adds a user', () => {
  it('without a password, inactive until the link in the mail was used, which no answer holds', async () => {
    const { id, email, answer } = await add({ name: 'Ada King Lovelace' });
    expect(answer.body).toMatchObject({ success: true, user: { name: 'Ada King Lovelace', email, role: 'hr', status: 'inactive', has_signed_up: false } });
    const token = await tokenOf(email);
    expect(token.length).toBeGreaterThan(40);
    expect(answer.text).not.toContain(token);
    expect(await db.party.findUniqueOrThrow({ where: { id } })).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', status: 'inactive', passwordHash: null, emailProvenAt: null, vendorCode: expect.stringMatching(/^HR-[A-Z2-9]{6}$/) as string });
    expect(await choose(token)).toMatchObject({ status: 200 });
    expect(await db.party.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'active', emailProvenAt: expect.any(Date) as Date });
    expect(await call('POST /api/auth/login', { body: { vendorCode: email, password: 'Quay.Tide.88-x' } })).toMatchObject({ status: 200, body: { user: { role: 'hr' } } });
    expect(await choose(token)).toMatchObject({ status: 400 });
  });

  it.each(['admin', 'seller', 'buyer', 'captain', 'hr', 'accountant'])('as %s', async (role) => {
    await makeParty({ roles: [role] });
    expect((await add({ role })).answer.body).toMatchObject({ user: { role } });
  });

  it.each([{ role: 'surveyor' }, { role: 'ADM' }, { role: ['admin'] }, { role: '' }, { name: ' ' }, { email: 'nobody' }, { email: 'a@b@c' }, { email: 'a@b.test,c@d.test' }, { status: 'active' }, { passwordHash: 'x' }])('but not with %j', async (over) => {
    expect(await call(ADD, { as: admin, body: person(over) })).toMatchObject({ status: 400 });
  });

  it('once per address, of many at a time', async () => {
    const body = person();
    const answers = await atOnce(8, () => call(ADD, { as: admin, body }));
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([1, 7]);
    expect(await call(ADD, { as: admin, body: { ...body, email: body.email.toUpperCase() } })).toMatchObject({ status: 409, body: { code: 'email_registered' } });
  });
});

describe('an admin changes a user', () => {
  it('name, e-mail and role, which takes the place of all others and ends the sessions', async () => {
    const party = await makeParty({ roles: ['seller', 'accountant'] });
    const session = await signedIn(party);
    const email = `moved-${party.partyId}@factory.test`;
    const answer = await call(EDIT, { as: admin, params: { userId: party.partyId }, body: { name: 'Grace Hopper', email, role: 'captain' } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { user: { name: 'Grace Hopper', email, role: 'captain' } } });
    expect((await db.grant.findMany({ where: { partyId: party.partyId }, select: { role: { select: { slug: true } } } })).map(({ role }) => role.slug)).toEqual(['captain']);
    expect(await call('GET /api/notifications', { as: session })).toMatchObject({ status: 401 });
    expect((await mailsTo(party.email)).map(({ kind }) => kind)).toContain('email_changed');
  });

  it('and leaves a role alone that it does not name', async () => {
    const party = await makeParty({ roles: ['surveyor'] });
    expect(await call(EDIT, { as: admin, params: { userId: party.partyId }, body: { name: 'Grace Hopper', email: party.email } })).toMatchObject({ status: 200, body: { user: { role: 'surveyor' } } });
  });

  it('whose new address gets a link of its own, while the old one is void', async () => {
    const { id, email } = await add();
    const old = await tokenOf(email);
    expect(await call(EDIT, { as: admin, params: { userId: id }, body: { name: 'New Person', email: `again-${email}`, role: 'hr' } })).toMatchObject({ status: 200 });
    expect(await choose(old)).toMatchObject({ status: 400 });
    expect(await choose(await tokenOf(`again-${email}`))).toMatchObject({ status: 200 });
  });

  it('disables and enables', async () => {
    const party = await makeParty({ roles: ['captain'], password: 'Harbour-7-crane' });
    const session = await signedIn(party);
    const params = { userId: party.partyId };
    expect(await call(DISABLE, { as: admin, params })).toMatchObject({ status: 200, body: { user: { status: 'inactive' } } });
    expect(await call('GET /api/captain/rfqs', { as: session, by: 'bearer' })).toMatchObject({ status: 401 });
    expect(await call(DISABLE, { as: admin, params })).toMatchObject({ status: 409 });
    expect(await call(ENABLE, { as: admin, params })).toMatchObject({ status: 200, body: { user: { status: 'active' } } });
    expect(await mailsTo(party.email)).toEqual([]);
    const answers = await atOnce(8, () => call(DISABLE, { as: admin, params }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 7]);
  });

  it('and of admins who switch each other off at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await makeSignedIn({ roles: ['admin'] }), await makeSignedIn({ roles: ['admin'] })];
      const answers = await Promise.all([
        call(DISABLE, { as: one, params: { userId: other.partyId } }), call(DISABLE, { as: other, params: { userId: one.partyId } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await db.party.count({ where: { id: { in: [one.partyId, other.partyId] }, status: 'active' } })).toBe(1);
    }
  });

  it('so that the link of an account that was disabled opens nothing', async () => {
    const { id, email } = await add();
    const token = await tokenOf(email);
    await call(ENABLE, { as: admin, params: { userId: id } });
    const second = await tokenOf(email);
    await call(DISABLE, { as: admin, params: { userId: id } });
    expect([(await choose(token)).status, (await choose(second)).status]).toEqual([400, 400]);
    expect((await db.party.findUniqueOrThrow({ where: { id } })).status).toBe('inactive');
  });

  it('but not what HR has blocked, not itself, and nobody', async () => {
    const blocked = await makeBlocked(await makeSignedIn({ roles: ['hr'] }));
    for (const name of [DISABLE, ENABLE] as const) {
      expect(await call(name, { as: admin, params: { userId: blocked.partyId } })).toMatchObject({ status: 409 });
      expect(await call(name, { as: admin, params: { userId: admin.partyId } })).toMatchObject({ status: 403, body: { code: 'own_account' } });
      expect(await call(name, { as: admin, params: { userId: 2_147_483_647 } })).toMatchObject({ status: 404 });
    }
    expect((await call('GET /api/admin/users', { as: admin })).body).toContainEqual(expect.objectContaining({ id: blocked.partyId, status: 'inactive', is_blocked: true }));
    expect(await call(EDIT, { as: admin, params: { userId: admin.partyId }, body: { name: 'Me', email: 'me@factory.test', role: 'captain' } })).toMatchObject({ status: 403 });
  });
});
