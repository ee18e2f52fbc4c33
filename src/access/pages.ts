import { ROLE_SLUGS, type RoleSlug } from './roles';

/** Who may open a guarded page: any signed-in party, or the named roles alone. */
export type PageAccess = 'signed-in' | readonly RoleSlug[];

/**
 * Guarded pages, most special path first: an entry covers its path and everything below it.
 * A path that is not listed is public. Paths are without language.
 */
export const GUARDED_PAGES: readonly (readonly [path: string, access: PageAccess])[] = [
  // The specification's redirector sends captains to this misspelt path; it is kept, resolved and guarded.
  ['/dashboard/ccaptain', ['captain']],
  ...ROLE_SLUGS.map((role) => [`/dashboard/${role}`, [role]] as const),
  ['/dashboard', 'signed-in'],
  ['/draft-quotations', ['buyer']],
  ['/rfq', ['buyer']],
  ['/role-switch', 'signed-in'],
  ['/profile', 'signed-in'],
  ['/documents', 'signed-in'],
  ['/settings', 'signed-in'],
  ['/notifications', 'signed-in'],
];

/** Where a role's work begins; a party without a built-in role chooses one first. */
export function dashboardPath(role: string | null): string {
  const known = ROLE_SLUGS.find((slug) => slug === role);
  return known ? `/dashboard/${known}` : '/role-switch';
}
