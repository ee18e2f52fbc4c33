import 'server-only';
import { isIP } from 'node:net';
import { STAFF_CODES } from '@/access/roles';
import { readRange, type Counted, type Range } from '@/http/list';
import { currentRole, grantedRoleFields } from '@/modules/roles/roles.queries';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { AccountStatus } from './users.machine';
import { HR_STATUS, UNKNOWN_ADDRESS, type AdminUserAnswer, type HrRoleAnswer, type HrUserAnswer } from './users.schema';

const userFields = {
  id: true, firstName: true, lastName: true, companyName: true, email: true, phone: true, vendorCode: true, registeredFrom: true, createdAt: true,
  status: true, blockedUntil: true, blockReason: true, verifiedAt: true, badgeTakenAt: true, emailProvenAt: true, phoneProvenAt: true, ...grantedRoleFields,
} satisfies Prisma.PartySelect;

/** The state as it counts now: a block that is over counts no more, also before the clock has ended it. */
function countingStatus(party: { status: AccountStatus; blockedUntil: Date | null }, now: Date): AccountStatus {
  const isOver = party.status === 'temporarily_blocked' && party.blockedUntil !== null && party.blockedUntil <= now;
  return isOver ? 'active' : party.status;
}

function toHrUser(row: Prisma.PartyGetPayload<{ select: typeof userFields }>): HrUserAnswer {
  const status = countingStatus(row, new Date());
  const isBlocked = status === 'temporarily_blocked' || status === 'permanently_blocked';
  const role = currentRole(row);
  return {
    id: row.id, name: `${row.firstName} ${row.lastName}`.trim(), email: row.email, phone: row.phone, vendor_code: row.vendorCode,
    role: role?.slug ?? null, role_name: role?.name ?? null,
    status: HR_STATUS[status],
    ip_address: isIP(row.registeredFrom) === 0 ? UNKNOWN_ADDRESS : row.registeredFrom,
    created_at: row.createdAt.toISOString(),
    is_blocked_temp: status === 'temporarily_blocked', is_blocked_perm: status === 'permanently_blocked',
    is_active: status !== 'inactive', is_verified: row.verifiedAt !== null, badge_taken: row.badgeTakenAt !== null,
    first_name: row.firstName, last_name: row.lastName, company_name: row.companyName,
    email_proven: row.emailProvenAt !== null, phone_proven: row.phoneProvenAt !== null,
    block_reason: isBlocked ? row.blockReason : '', blocked_until: isBlocked ? (row.blockedUntil?.toISOString() ?? null) : null,
    is_protected: row.grants.some((grant) => STAFF_CODES.includes(grant.role.code)),
  };
}

function list(where: Prisma.PartyWhereInput, range: Range): Promise<Counted<HrUserAnswer>> {
  return readRange(range, {
    rows: (part) => db.party.findMany({ where, select: userFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.party.count({ where }),
    answer: toHrUser,
  });
}

/** Every party, newest first. */
export function listHrUsers(range: Range): Promise<Counted<HrUserAnswer>> {
  return list({}, range);
}

/** Registrations that HR has not decided about. */
export const WAITING = { approvedAt: null, rejectedAt: null } satisfies Prisma.PartyWhereInput;

/** Parties whose registration waits, newest first. */
export function listNewUsers(range: Range): Promise<Counted<HrUserAnswer>> {
  return list(WAITING, range);
}

/** The roles that HR gives: all but five, custom ones included. */
export function listHrRoles(range: Range): Promise<Counted<HrRoleAnswer>> {
  const where = { code: { notIn: [...STAFF_CODES] } };
  return readRange(range, {
    rows: (part) => db.role.findMany({ where, select: { id: true, name: true, code: true, slug: true }, orderBy: [{ builtIn: 'desc' }, { id: 'asc' }], ...part }),
    count: () => db.role.count({ where }),
    answer: (role) => role,
  });
}

export const adminUserFields = {
  id: true, firstName: true, lastName: true, companyName: true, email: true, vendorCode: true, createdAt: true, status: true, blockedUntil: true,
  passwordHash: true, ...grantedRoleFields,
} satisfies Prisma.PartySelect;

export function toAdminUser(row: Prisma.PartyGetPayload<{ select: typeof adminUserFields }>): AdminUserAnswer {
  const status = countingStatus(row, new Date());
  const role = currentRole(row);
  return {
    id: row.id, name: `${row.firstName} ${row.lastName}`.trim(), email: row.email, role: role?.slug ?? null, role_name: role?.name ?? null,
    status: status === 'active' ? 'active' : 'inactive', vendor_code: row.vendorCode, company_name: row.companyName, created_at: row.createdAt.toISOString(),
    is_blocked: status === 'temporarily_blocked' || status === 'permanently_blocked', has_signed_up: row.passwordHash !== null,
  };
}

/** Every party as the admin sees it, newest first. */
export function listAdminUsers(range: Range): Promise<Counted<AdminUserAnswer>> {
  return readRange(range, {
    rows: (part) => db.party.findMany({ select: adminUserFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.party.count(),
    answer: toAdminUser,
  });
}
