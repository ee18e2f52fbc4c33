import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { RoleAnswer, RoleUserAnswer } from './roles.schema';

export const roleFields = {
  id: true, name: true, code: true, description: true, slug: true, builtIn: true, _count: { select: { grants: true } },
} satisfies Prisma.RoleSelect;

export function toRoleAnswer({ builtIn, _count, ...role }: Prisma.RoleGetPayload<{ select: typeof roleFields }>): RoleAnswer {
  return { ...role, userCount: _count.grants, built_in: builtIn };
}

/** Every role, the built-in ones first. */
export function listRoles(range: Range): Promise<Counted<RoleAnswer>> {
  return readRange(range, {
    rows: (part) => db.role.findMany({ select: roleFields, orderBy: [{ builtIn: 'desc' }, { id: 'asc' }], ...part }),
    count: () => db.role.count(),
    answer: toRoleAnswer,
  });
}

/** What `currentRole` reads. */
export const grantedRoleFields = {
  lastRole: true,
  grants: { select: { role: { select: { slug: true, code: true, name: true } } }, orderBy: { createdAt: 'asc' } },
} satisfies Prisma.PartySelect;

type GrantedRoles = Prisma.PartyGetPayload<{ select: typeof grantedRoleFields }>;
type HeldRole = GrantedRoles['grants'][number]['role'];

/** The role that counts at a party's next sign-in: the last active one while it is granted, else the first registered one. */
export function currentRole({ lastRole, grants }: GrantedRoles): HeldRole | null {
  const held = grants.map(({ role }) => role);
  return held.find(({ slug }) => slug === lastRole) ?? held[0] ?? null;
}

const userFields = {
  id: true, firstName: true, lastName: true, email: true, phone: true, vendorCode: true, ...grantedRoleFields,
} satisfies Prisma.PartySelect;

function toRoleUser(row: Prisma.PartyGetPayload<{ select: typeof userFields }>): RoleUserAnswer {
  return {
    id: row.id, first_name: row.firstName, last_name: row.lastName, email: row.email, phone: row.phone, vendor_code: row.vendorCode,
    current_role: currentRole(row)?.slug ?? null, roles: row.grants.map(({ role }) => role.slug),
  };
}

function listUsers(where: Prisma.PartyWhereInput, range: Range): Promise<Counted<RoleUserAnswer>> {
  return readRange(range, {
    rows: (part) => db.party.findMany({ where, select: userFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.party.count({ where }),
    answer: toRoleUser,
  });
}

/** Every party, newest first. */
export function listRoleUsers(range: Range): Promise<Counted<RoleUserAnswer>> {
  return listUsers({}, range);
}

/** The parties that hold a role, newest first; null when there is no such role. */
export async function listHolders(roleId: number, range: Range): Promise<Counted<RoleUserAnswer> | null> {
  if ((await db.role.count({ where: { id: roleId } })) === 0) return null;
  return listUsers({ grants: { some: { roleId } } }, range);
}

/** One party, or null. */
export async function findRoleUser(id: number): Promise<RoleUserAnswer | null> {
  const row = await db.party.findUnique({ where: { id }, select: userFields });
  return row && toRoleUser(row);
}
