import * as z from 'zod';
import { id, LIMITS, lineText, requiredText, titleText } from '@/http/input';
import { renameStates } from '@/machine/machine';
import { emailAddress, normalizeVendorCode, phoneOrNone } from '@/modules/account/identity.schema';
import { accountMachine, type AccountStatus } from './users.machine';

/** How HR's calls name the states of an account (specification, section 2). */
export const HR_STATUS = {
  active: 'Active', temporarily_blocked: 'Temporarily Blocked', permanently_blocked: 'Permanently Blocked', inactive: 'Inactive',
} as const satisfies Record<AccountStatus, string>;
export type HrStatus = (typeof HR_STATUS)[AccountStatus];

/** How the filter of HR's users names both kinds of a block together. */
export const BLOCKED = 'Blocked';

/** The account's machine in HR's words, for its lists. */
export const hrAccountMachine = renameStates(accountMachine, HR_STATUS);

/** What `ip_address` says when nobody knows where a registration came from. */
export const UNKNOWN_ADDRESS = 'Unknown';

/** A party as HR sees it. */
export const hrUserAnswer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  vendor_code: z.string(),
  /** Slug of the role that counts at the next sign-in; null without any. */
  role: z.string().nullable(),
  status: z.enum(HR_STATUS),
  ip_address: z.string(),
  created_at: z.iso.datetime(),
  is_blocked_temp: z.boolean(),
  is_blocked_perm: z.boolean(),
  /** Switched on; a block stands beside it. */
  is_active: z.boolean(),
  /** Carries the badge: approved, with every required paper approved and valid. */
  is_verified: z.boolean(),
  /** HR has taken the badge away and may give it back. */
  badge_taken: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  role_name: z.string().nullable(),
  email_proven: z.boolean(),
  phone_proven: z.boolean(),
  block_reason: z.string(),
  blocked_until: z.iso.datetime().nullable(),
  /** Holds a role that HR does not touch. */
  is_protected: z.boolean(),
});
export type HrUserAnswer = z.output<typeof hrUserAnswer>;

export const hrRoleAnswer = z.object({ id: z.int(), name: z.string(), code: z.string(), slug: z.string() });
export type HrRoleAnswer = z.output<typeof hrRoleAnswer>;

const reason = requiredText(LIMITS.reason, 'reason_required');
export const reasonText = reason;

/** Longest temporary block, in days. */
export const BLOCK_DAYS = { least: 1, most: 3650, usual: 7 } as const;

export const approveUserBody = z.strictObject({ userId: id() });
export const rejectUserBody = z.strictObject({ userId: id(), reason });
export const blockPermBody = z.strictObject({ userId: id(), reason });
export const unblockBody = z.strictObject({ userId: id(), reason });
export const blockTempBody = z.strictObject({
  userId: id(), reason,
  duration: z.number('duration_invalid').int('duration_invalid').min(BLOCK_DAYS.least, 'duration_invalid').max(BLOCK_DAYS.most, 'duration_invalid').default(BLOCK_DAYS.usual),
});

/** A vendor code that can be typed at the sign-in: no @, which would make it an e-mail there. */
const vendorCode = titleText(32, 'vendor_code_invalid').transform(normalizeVendorCode).pipe(z.string().regex(/^[A-Z\d]([A-Z\d-]*[A-Z\d])?$/, 'vendor_code_invalid'));
const name = titleText(LIMITS.name, 'name_required');

/** What HR's edit form sends; what is left out stays. */
export const updateUserBody = z.strictObject({
  userId: id(),
  first_name: name.optional(),
  last_name: lineText(LIMITS.name).optional(),
  email: emailAddress('email_required', 'email_invalid').optional(),
  phone: phoneOrNone().optional(),
  vendor_code: vendorCode.optional(),
  is_active: z.boolean('invalid_input').optional(),
  is_verified: z.boolean('invalid_input').optional(),
  /** A role's slug or code. */
  role: requiredText(LIMITS.name, 'role_unknown').optional(),
});
export type UpdateUserBody = z.output<typeof updateUserBody>;

/** Roles that an admin gives (specification, section 5). */
export const ADMIN_ROLES = ['admin', 'seller', 'buyer', 'captain', 'hr', 'accountant'] as const;

/** A party as the admin sees it. */
export const adminUserAnswer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.string().nullable(),
  /** Whether the account can be used now. */
  status: z.enum(['active', 'inactive']),
  role_name: z.string().nullable(),
  vendor_code: z.string(),
  company_name: z.string(),
  created_at: z.iso.datetime(),
  /** HR has blocked it: only HR opens it again. */
  is_blocked: z.boolean(),
  /** It has chosen a password, so that it can sign in. */
  has_signed_up: z.boolean(),
});
export type AdminUserAnswer = z.output<typeof adminUserAnswer>;

export const adminUserBody = z.strictObject({
  name, email: emailAddress('email_required', 'email_invalid'), role: z.enum(ADMIN_ROLES, 'role_unknown'),
});
export type AdminUserBody = z.output<typeof adminUserBody>;

/** As added; a party keeps a role that the admin does not give, as long as it is not changed. */
export const adminEditBody = adminUserBody.extend({ role: adminUserBody.shape.role.optional() });
export type AdminEditBody = z.output<typeof adminEditBody>;

/** A name is kept as two: its first word, and the rest. */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = full.split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}
