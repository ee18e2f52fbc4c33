import * as z from 'zod';
import { isRoleSlug } from '@/access/roles';
import { id, LIMITS, text, titleText } from '@/http/input';

/** A role's name for a table: ours in the page's language, a captain's as it was given. */
export function roleWord(slug: string | null, name: string | null) {
  if (isRoleSlug(slug)) return `roles.${slug}` as const;
  return slug === null ? null : { text: name ?? slug };
}

/** Longest code of a role. */
export const CODE_LIMIT = 20;

/** A role, and how many parties hold it. */
export const roleAnswer = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  description: z.string(),
  userCount: z.int(),
  slug: z.string(),
  /** One of the twelve: it keeps its name and code, and stays. */
  built_in: z.boolean(),
});
export type RoleAnswer = z.output<typeof roleAnswer>;

/** A party as the captain's Role Management shows it. */
export const roleUserAnswer = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  vendor_code: z.string(),
  /** Slug of the role that counts at the next sign-in; null without any. */
  current_role: z.string().nullable(),
  /** Slugs of every role that the party holds. */
  roles: z.array(z.string()),
});
export type RoleUserAnswer = z.output<typeof roleUserAnswer>;

/** A role as it is added or changed. The code is kept in upper case. */
export const roleBody = z.strictObject({
  name: titleText(LIMITS.name, 'role_fields_required'),
  code: titleText(CODE_LIMIT, 'role_fields_required').transform((code) => code.normalize('NFKC').toUpperCase()),
  description: text(LIMITS.reason).optional(),
});
export type RoleBody = z.output<typeof roleBody>;

export const assignRoleBody = z.strictObject({ userId: id('assign_fields_required'), roleId: id('assign_fields_required') });
export type AssignRoleBody = z.output<typeof assignRoleBody>;
