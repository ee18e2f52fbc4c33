import { beforeAll, describe, expect, it } from 'vitest';
import { ROLE_SLUGS } from '@/access/roles';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf } from '@/test/effects';
import type { RoleAnswer } from './roles.schema';

const CREATE = 'POST /api/captain/roles';
const EDIT = 'PUT /api/captain/roles/{roleId}';
const DELETE = 'DELETE /api/captain/roles/{roleId}';
const ASSIGN = 'POST /api/captain/users/assign-role';
const HOLDERS = 'GET /api/captain/roles/{roleId}/users';

let captain: SignedIn;
let serial = 0;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const roleIdOf = async (slug: string) => (await db.role.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id;
const slugsOf = async (partyId: number) => (await db.grant.findMany({ where: { partyId }, select: { role: { select: { slug: true } } } })).map(({ role }) => role.slug).sort();
const body = (over: object = {}) => ({ name: `Auditor ${(serial += 1)}`, code: `QA${serial}`, description: 'Audits', ...over });
async function create(over: object = {}): Promise<RoleAnswer> {
  const answer = await call(CREATE, { as: captain, body: body(over) });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { role: RoleAnswer }).role;
}
const assign = (userId: number, roleId: number, as = captain) => call(ASSIGN, { as, body: { userId, roleId } });

describe('the captain’s roles', () => {
  it('are listed with their holders counted, made, changed and deleted', async () => {
    const role = await create({ name: 'Quality Auditor', code: ' aud1 ' });
    expect(role).toMatchObject({ name: 'Quality Auditor', code: 'AUD1', description: 'Audits', userCount: 0, built_in: false, slug: 'custom-aud1' });
    const params = { roleId: role.id };
    expect(await call(EDIT, { as: captain, params, body: { name: 'Auditor', code: 'AUD2' } })).toMatchObject({ status: 200, body: { role: { name: 'Auditor', code: 'AUD2', description: 'Audits' } } });
    const list = (await call('GET /api/captain/roles', { as: captain })).body as RoleAnswer[];
    expect(list.filter(({ built_in: builtIn }) => builtIn).map(({ slug }) => slug).sort()).toEqual([...ROLE_SLUGS].sort());
    expect(list).toContainEqual(expect.objectContaining({ id: role.id, code: 'AUD2' }));
    expect(await call(DELETE, { as: captain, params })).toMatchObject({ status: 200, body: { success: true } });
    expect(await call(DELETE, { as: captain, params })).toMatchObject({ status: 404 });
    expect((await auditOf('role', role.id)).map(({ action }) => action)).toEqual(['role.create', 'role.edit', 'role.delete']);
  });

  it.each([{ name: '' }, { name: undefined }, { code: '' }, { code: '  ' }, { code: 'x'.repeat(21) }, { name: 5 }, { slug: 'admin' }, { builtIn: true }, { name: 'a\u202eb' }])('need a name and a code, and take no more: %j', async (over) => {
    expect(await call(CREATE, { as: captain, body: body(over) })).toMatchObject({ status: 400 });
  });

  it.each([{ code: 'CAPT' }, { code: 'сарt' }, { code: 'Capt' }, { code: ' CAPT ' }, { code: 'C A P T' }, { name: 'Vice Captain' }, { name: 'сарtаin' }, { name: 'C a p t a i n' }])('are never a second Captain: %j', async (over) => {
    const role = await create();
    const refused = { status: 403, body: { code: 'captain_role_fixed', error: 'The Captain role cannot be edited.' } };
    expect(await call(CREATE, { as: captain, body: body(over) })).toMatchObject(refused);
    expect(await call(EDIT, { as: captain, params: { roleId: role.id }, body: body(over) })).toMatchObject(refused);
  });

  it.each(['SELL', 'buy', 'АDM', 'HR', 'seller', 'a-d-m'])('have no reserved code: %s', async (code) => {
    expect(await call(CREATE, { as: captain, body: body({ code }) })).toMatchObject({ status: 409, body: { code: 'role_code_taken' } });
  });

  it('have a code of their own, of many made at a time', async () => {
    const answers = await atOnce(8, () => call(CREATE, { as: captain, body: { name: 'Racer', code: 'RACE' } }));
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([1, 7]);
    expect(await call(CREATE, { as: captain, body: body({ code: 'race' }) })).toMatchObject({ status: 409 });
    expect(await call(CREATE, { as: captain, body: body({ code: 'A+B' }) })).toMatchObject({ status: 400, body: { code: 'role_code_invalid' } });
  });

  it('have a name of their own, whatever its case, width, gaps or accents’ spelling', async () => {
    const role = await create({ name: 'Prüfer  Süd' });
    const refused = { status: 409, body: { code: 'role_name_taken', field: 'name', error: 'A role has this name already' } };
    for (const name of ['Prüfer Süd', 'PRÜFER SÜD', 'Pru\u0308fer Su\u0308d', 'Ｐrüfer　Ｓüd']) expect(await call(CREATE, { as: captain, body: body({ name }) }), name).toMatchObject(refused);
    const other = await create();
    expect(await call(EDIT, { as: captain, params: { roleId: other.id }, body: body({ name: 'prüfer süd' }) })).toMatchObject(refused);
    expect(await call(EDIT, { as: captain, params: { roleId: role.id }, body: { name: 'PRÜFER SÜD', code: role.code } })).toMatchObject({ status: 200 });
    const { name } = await db.role.findUniqueOrThrow({ where: { slug: 'cha' }, select: { name: true } });
    expect(await call(CREATE, { as: captain, body: body({ name: name.toUpperCase() }) })).toMatchObject(refused);
  });

  it('are refused a second name by the database too, of many made at a time', async () => {
    const answers = await atOnce(8, () => call(CREATE, { as: captain, body: body({ name: 'Night Auditor' }) }));
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([1, 7]);
    for (const answer of answers.get(409) ?? []) expect(answer.body).toMatchObject({ code: 'role_name_taken' });
    await expect(db.role.create({ data: { slug: 'custom-night', code: 'NIGHT', name: 'night AUDITOR' }, select: { id: true } })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('leave Captain alone, and the name and code of the built-in ones', async () => {
    const params = { roleId: await roleIdOf('captain') };
    const own = await db.role.findUniqueOrThrow({ where: { id: params.roleId } });
    expect(await call(EDIT, { as: captain, params, body: { name: own.name, code: own.code } })).toMatchObject({ status: 403, body: { error: 'The Captain role cannot be edited.' } });
    expect(await call(DELETE, { as: captain, params })).toMatchObject({ status: 403, body: { error: 'The Captain role cannot be deleted.' } });
    const cha = await db.role.findUniqueOrThrow({ where: { slug: 'cha' } });
    expect(await call(DELETE, { as: captain, params: { roleId: cha.id } })).toMatchObject({ status: 409, body: { code: 'role_built_in' } });
    expect(await call(EDIT, { as: captain, params: { roleId: cha.id }, body: { name: 'Agent', code: 'CHA' } })).toMatchObject({ status: 409, body: { code: 'role_built_in' } });
    expect(await call(EDIT, { as: captain, params: { roleId: cha.id }, body: { name: cha.name, code: 'CHA', description: 'Customs' } })).toMatchObject({ status: 200 });
  });

  it('stay while somebody holds them', async () => {
    const role = await create();
    const party = await makeParty({ roles: ['seller'] });
    await assign(party.partyId, role.id);
    expect(await call(DELETE, { as: captain, params: { roleId: role.id } })).toMatchObject({ status: 409, body: { code: 'role_has_holders' } });
    expect((await call(HOLDERS, { as: captain, params: { roleId: role.id } })).body).toMatchObject([{ id: party.partyId, email: party.email, vendor_code: party.vendorCode, current_role: role.slug }]);
    expect(await call(HOLDERS, { as: captain, params: { roleId: 2_147_483_647 } })).toMatchObject({ status: 404 });
    const fresh = await create();
    const answers = await atOnce(8, (index) => (index % 2 ? call(DELETE, { as: captain, params: { roleId: fresh.id } }) : assign(party.partyId, fresh.id)));
    expect([...answers.keys()].every((status) => [200, 404, 409].includes(status)), [...answers.keys()].join()).toBe(true);
  });
});

describe('the captain assigns a role', () => {
  it('which is added and becomes the active one; the party is told and has to sign in again', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const [cookie, bearer] = [await signedIn(party), await signedIn(party)];
    expect(await assign(party.partyId, await roleIdOf('surveyor'))).toMatchObject({ status: 200, body: { success: true } });
    expect(await call('GET /api/seller/rfqs', { as: cookie })).toMatchObject({ status: 401 });
    expect(await call('GET /api/seller/rfqs', { as: bearer, by: 'bearer' })).toMatchObject({ status: 401 });
    expect(await slugsOf(party.partyId)).toEqual(['seller', 'surveyor']);
    expect(await call('GET /api/captain/users/{userId}', { as: captain, params: { userId: party.partyId } })).toMatchObject({ status: 200, body: { current_role: 'surveyor', email: party.email } });
    expect(await db.mail.findMany({ where: { to: party.email }, select: { kind: true, params: true } })).toMatchObject([{ kind: 'role_changed', params: { role: 'surveyor' } }]);
    expect(await db.notification.count({ where: { partyId: party.partyId, kind: 'role_changed' } })).toBe(1);
    expect(await assign(party.partyId, await roleIdOf('surveyor'))).toMatchObject({ status: 200 });
    expect(await db.mail.count({ where: { to: party.email } })).toBe(1);
  });

  it('Buyer, which demotes: no other role is left', async () => {
    const party = await makeParty({ roles: ['seller', 'surveyor', 'buyer'] });
    const session = await signedIn(party);
    expect(await assign(party.partyId, await roleIdOf('buyer'))).toMatchObject({ status: 200 });
    expect(await slugsOf(party.partyId)).toEqual(['buyer']);
    expect(await call('GET /api/seller/rfqs', { as: session })).toMatchObject({ status: 401 });
  });

  it('of its own, which carries no permission', async () => {
    const role = await create();
    const party = await makeParty({ roles: ['seller'] });
    await assign(party.partyId, role.id);
    const session = await signedIn({ ...party, role: role.slug });
    expect(await call('GET /api/seller/rfqs', { as: session })).toMatchObject({ status: 403 });
    expect(await call('GET /api/notifications', { as: session })).toMatchObject({ status: 200 });
  });

  it.each(['captain', 'admin'])('but never %s, nor to who holds it', async (slug) => {
    const [party, holder] = [await makeParty({ roles: ['seller'] }), await makeParty({ roles: ['buyer', slug] })];
    for (const [userId, roleId] of [[party.partyId, await roleIdOf(slug)], [holder.partyId, await roleIdOf('seller')], [holder.partyId, await roleIdOf('buyer')]] as const) {
      expect(await assign(userId, roleId)).toMatchObject({ status: 403, body: { code: 'role_protected' } });
    }
    expect([await slugsOf(party.partyId), await slugsOf(holder.partyId)]).toEqual([['seller'], ['buyer', slug].sort()]);
  });

  it('and not to itself, to nobody, or none', async () => {
    expect(await assign(captain.partyId, await roleIdOf('seller'))).toMatchObject({ status: 403, body: { code: 'own_account' } });
    expect(await assign(2_147_483_647, await roleIdOf('seller'))).toMatchObject({ status: 404 });
    expect(await assign((await makeParty()).partyId, 2_147_483_647)).toMatchObject({ status: 404 });
    expect(await call(ASSIGN, { as: captain, body: {} })).toMatchObject({ status: 400, body: { error: 'Please select both a user and a role' } });
  });
});
