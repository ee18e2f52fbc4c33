import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { lockParty } from '@/modules/account/party-lock.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { givenRoleFields, giveRole } from './grant.commands';
import { isCaptainRole, isReservedCode } from './role-name.schema';
import { roleFields, toRoleAnswer } from './roles.queries';
import type { AssignRoleBody, RoleAnswer, RoleBody } from './roles.schema';

const CODE = /^[A-Z\d][A-Z\d_-]*$/;

/** Refuses what would be taken for the Captain role, or for another one, by its code or its name, and codes that nobody can type. */
async function checkRole(tx: Tx, { name, code }: RoleBody, own?: { id: number }): Promise<void> {
  if (isCaptainRole({ name, code })) throw new Problem('captain_role_fixed');
  if (isReservedCode(code)) throw new Problem('role_code_taken', { field: 'code' });
  if (!CODE.test(code)) throw new Problem('role_code_invalid', { field: 'code' });
  // Roles are made and changed one after the other, so that who comes second is told which of the two is taken.
  await tx.$executeRaw`LOCK TABLE "Role" IN SHARE ROW EXCLUSIVE MODE`;
  const taken = await tx.role.count({ where: { code, id: { not: own?.id } } });
  if (taken > 0) throw new Problem('role_code_taken', { field: 'code' });
  const namesakes = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Role" WHERE role_name_key("name") = role_name_key(${name}::text) AND "id" <> ${own?.id ?? 0}::int LIMIT 1`;
  if (namesakes.length > 0) throw new Problem('role_name_taken', { field: 'name' });
}

async function findRole(tx: Tx, id: number) {
  const role = await tx.role.findUnique({ where: { id }, select: roleFields });
  if (!role) throw new Problem('not_found');
  return role;
}

/**
 * The captain makes a role. It has no permission: a party that acts in it sees a neutral page.
 *
 * @throws Problem captain_role_fixed (403), role_code_taken (also one that reads as a built-in role's), role_code_invalid, role_name_taken (whatever its case, width or accents' spelling)
 */
export async function createRole(actor: Actor, body: RoleBody): Promise<RoleAnswer> {
  return transact(async (tx) => {
    await checkRole(tx, body);
    const { name, code, description = '' } = body;
    // The prefix keeps its slug apart from those of the built-in roles, which are what the guards know.
    const role = await tx.role.create({ data: { slug: `custom-${code.toLowerCase()}`, name, code, description }, select: roleFields });
    await audit(tx, { actor: asTransitionActor(actor), action: 'role.create', entity: 'role', entityId: role.id, details: { name, code } });
    return toRoleAnswer(role);
  }, 'role_code_taken');
}

/**
 * The captain changes a role. A built-in one keeps its name and code; the Captain role can't be changed at all.
 *
 * @throws Problem not_found, captain_role_fixed (403), role_built_in (409), role_code_taken, role_code_invalid, role_name_taken
 */
export async function editRole(actor: Actor, roleId: number, body: RoleBody): Promise<RoleAnswer> {
  return transact(async (tx) => {
    const role = await findRole(tx, roleId);
    if (isCaptainRole(role)) throw new Problem('captain_role_fixed');
    const { name, code, description = role.description } = body;
    if (role.builtIn && (name !== role.name || code !== role.code)) throw new Problem(isCaptainRole(body) ? 'captain_role_fixed' : 'role_built_in');
    if (!role.builtIn) await checkRole(tx, body, role);
    const changed = await tx.role.update({ where: { id: roleId }, data: { name, code, description }, select: roleFields });
    await audit(tx, { actor: asTransitionActor(actor), action: 'role.edit', entity: 'role', entityId: roleId, details: { name, code } });
    return toRoleAnswer(changed);
  });
}

/**
 * The captain takes away a role that nobody holds.
 *
 * @throws Problem not_found, captain_role_protected (403), role_built_in (409), role_has_holders (409)
 */
export async function deleteRole(actor: Actor, roleId: number): Promise<void> {
  await transact(async (tx) => {
    const role = await findRole(tx, roleId);
    if (isCaptainRole(role)) throw new Problem('captain_role_protected');
    if (role._count.grants > 0) throw new Problem('role_has_holders');
    if (role.builtIn) throw new Problem('role_built_in');
    const { count } = await tx.role.deleteMany({ where: { id: roleId, builtIn: false, grants: { none: {} } } });
    if (count === 0) throw new Problem('status_changed');
    await audit(tx, { actor: asTransitionActor(actor), action: 'role.delete', entity: 'role', entityId: roleId, details: { name: role.name, code: role.code } });
  });
}

/** Roles that no captain gives, and whose holders no captain touches: Captain itself, and those who stand above it. */
const BEYOND_CAPTAINS: readonly string[] = ['CAPT', 'ADM'];

/**
 * The captain gives a party a role, which becomes its active one; Buyer takes the place of all others.
 *
 * @throws Problem not_found, role_protected (403: the Captain or Admin role, one of their holders), own_account (403)
 */
export async function assignRole(actor: Actor, { userId, roleId }: AssignRoleBody): Promise<void> {
  await transact(async (tx) => {
    await lockParty(tx, userId);
    const party = await tx.party.findUnique({ where: { id: userId }, select: { grants: { select: { role: { select: { code: true } } } } } });
    const role = await tx.role.findUnique({ where: { id: roleId }, select: givenRoleFields });
    if (!party || !role) throw new Problem('not_found');
    if (userId === actor.partyId) throw new Problem('own_account');
    const codes = [role.code, ...party.grants.map((grant) => grant.role.code)];
    if (isCaptainRole(role) || codes.some((code) => BEYOND_CAPTAINS.includes(code))) throw new Problem('role_protected');
    await giveRole(tx, actor, userId, role);
  });
}
