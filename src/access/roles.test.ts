import { describe, expect, it } from 'vitest';
import { dashboardPath, GUARDED_PAGES } from './pages';
import { isRoleSlug, roleCode, ROLES, type RoleSlug } from './roles';
import { GUARDED_SEGMENTS } from './guarded-paths.mjs';

/** The specification's twelve roles with the codes of domain.md. */
const CODES: Readonly<Record<RoleSlug, string>> = {
  seller: 'SELL', buyer: 'BUY', captain: 'CAPT', admin: 'ADM', hr: 'HR', accountant: 'ACC', arbitrator: 'ARB', surveyor: 'SUR', insurance: 'INS', transporter: 'TRN', logistics: 'LOG', cha: 'CHA',
};

describe('the roles', () => {
  it('are twelve, with their codes', () => {
    expect(Object.fromEntries(ROLES.map(({ slug, code }) => [slug, code]))).toEqual(CODES);
    expect(ROLES).toHaveLength(12);
    for (const { slug, code } of ROLES) expect(roleCode(slug)).toBe(code);
  });

  it('are offered to registration where the specification has a work class', () => {
    expect(ROLES.filter(({ selfRegistrable }) => selfRegistrable).map(({ slug }) => slug).sort()).toEqual(['buyer', 'cha', 'insurance', 'logistics', 'seller', 'surveyor', 'transporter']);
  });

  it('are protected where no captain may touch them', () => {
    expect(ROLES.filter(({ isProtected }) => isProtected).map(({ slug }) => slug)).toEqual(['captain']);
  });

  it.each(['', 'Buyer', 'buyer ', 'BUY', 'сaptain', 'quality-auditor', 'toString', '__proto__', null, undefined])('are never %j', (text) => {
    expect(isRoleSlug(text)).toBe(false);
  });

  it('each have a dashboard of their own; anybody else chooses a role first', () => {
    for (const { slug } of ROLES) expect(dashboardPath(slug)).toBe(`/dashboard/${slug}`);
    for (const role of [null, '', 'quality-auditor', 'Buyer']) expect(dashboardPath(role)).toBe('/role-switch');
  });
});

describe('the guarded pages', () => {
  it('lie below the segments that middleware and headers know', () => {
    const segments = new Set(GUARDED_PAGES.map(([path]) => path.split('/')[1]));
    expect([...segments].filter((segment) => !GUARDED_SEGMENTS.includes(segment ?? ''))).toEqual([]);
  });

  it('name a path before those above it, since the first that fits decides', () => {
    const paths = GUARDED_PAGES.map(([path]) => path);
    const hidden = paths.filter((path, place) => paths.slice(0, place).some((earlier) => path === earlier || path.startsWith(`${earlier}/`)));
    expect(hidden).toEqual([]);
  });
});
