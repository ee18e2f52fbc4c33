/**
 * The twelve built-in roles. `slug` is what routes, sessions and tokens carry, `code` prefixes vendor codes,
 * `selfRegistrable` says whether the registration offers it, `isProtected` that no captain may edit, delete or give it.
 * Labels stand in the messages under `roles.<slug>`.
 */
export const ROLES = [
  { slug: 'seller', code: 'SELL', selfRegistrable: true, isProtected: false },
  { slug: 'buyer', code: 'BUY', selfRegistrable: true, isProtected: false },
  { slug: 'captain', code: 'CAPT', selfRegistrable: false, isProtected: true },
  { slug: 'admin', code: 'ADM', selfRegistrable: false, isProtected: false },
  { slug: 'hr', code: 'HR', selfRegistrable: false, isProtected: false },
  { slug: 'accountant', code: 'ACC', selfRegistrable: false, isProtected: false },
  { slug: 'arbitrator', code: 'ARB', selfRegistrable: false, isProtected: false },
  { slug: 'surveyor', code: 'SUR', selfRegistrable: true, isProtected: false },
  { slug: 'insurance', code: 'INS', selfRegistrable: true, isProtected: false },
  { slug: 'transporter', code: 'TRN', selfRegistrable: true, isProtected: false },
  { slug: 'logistics', code: 'LOG', selfRegistrable: true, isProtected: false },
  { slug: 'cha', code: 'CHA', selfRegistrable: true, isProtected: false },
] as const;

export type RoleSlug = (typeof ROLES)[number]['slug'];

export const ROLE_SLUGS: readonly RoleSlug[] = ROLES.map((role) => role.slug);

/** Whether a text names a built-in role. Custom roles carry no permission and are none. */
export function isRoleSlug(text: string | null | undefined): text is RoleSlug {
  return ROLE_SLUGS.some((slug) => slug === text);
}

/** Whether a role leads or watches every order, and reads what the parties wrote as they wrote it. */
export function isHouse(role: string | null): boolean {
  return role === 'captain' || role === 'admin';
}

/** The code that stands before the hyphen of a vendor code. */
export function roleCode(slug: RoleSlug): string {
  const role = ROLES.find((candidate) => candidate.slug === slug);
  if (!role) throw new Error(`No built-in role ${slug}`);
  return role.code;
}

/** Codes of the roles that HR neither gives nor touches the holders of (specification, section 5). */
export const STAFF_CODES: readonly string[] = ['CAPT', 'ACC', 'ARB', 'HR', 'ADM'];

/** The built-in roles that HR may give. */
export const HR_ROLES: readonly RoleSlug[] = ROLES.filter(({ code }) => !STAFF_CODES.includes(code)).map(({ slug }) => slug);
