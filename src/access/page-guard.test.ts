import { describe, expect, it } from 'vitest';
import { guardDecision, safeNextPath, type Visitor } from './page-guard';

const ALL = ['seller', 'buyer', 'captain', 'admin', 'hr', 'accountant', 'arbitrator', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha'] as const;
type Role = (typeof ALL)[number];

/** Every guarded path and the roles that may see it, from the specification's routes; "signed-in" stands for any role. */
const GUARDED: Readonly<Record<string, readonly Role[] | 'signed-in'>> = {
  '/dashboard': 'signed-in',
  '/dashboard/seller': ['seller'],
  '/dashboard/buyer': ['buyer'],
  '/dashboard/captain': ['captain'],
  '/dashboard/ccaptain': ['captain'],
  '/dashboard/admin': ['admin'],
  '/dashboard/hr': ['hr'],
  '/dashboard/accountant': ['accountant'],
  '/dashboard/arbitrator': ['arbitrator'],
  '/dashboard/surveyor': ['surveyor'],
  '/dashboard/insurance': ['insurance'],
  '/dashboard/transporter': ['transporter'],
  '/dashboard/logistics': ['logistics'],
  '/dashboard/cha': ['cha'],
  '/dashboard/seller/catalogs': ['seller'],
  '/dashboard/captain/dpqs': ['captain'],
  '/dashboard/hr/users/7': ['hr'],
  '/draft-quotations': ['buyer'],
  '/rfq/5': ['buyer'],
  '/profile': 'signed-in',
  '/documents': 'signed-in',
  '/settings': 'signed-in',
  '/notifications': 'signed-in',
};
const PUBLIC = ['/', '/shop', '/product/5', '/categories', '/access-denied', '/rfqs', '/dashboards', '/draft-quotations-help', '/role-switches', '/reset-password', '/profiles', '/settings-help'];

const nobody = null;
const noRole: Visitor = { role: null };
const visitors: readonly (Visitor | null)[] = [nobody, noRole, ...ALL.map((role) => ({ role })), { role: 'aud' }];
const nameOf = (visitor: Visitor | null) => (visitor === null ? 'nobody' : (visitor.role ?? 'no role'));

/** What the specification says, written without the code under test. */
function expected(path: string, visitor: Visitor | null): string | null {
  if (visitor === null) return `/login?next=${encodeURIComponent(path)}`;
  if (visitor.role === null) return '/role-switch';
  const may = GUARDED[path];
  return may === 'signed-in' || may?.some((role) => role === visitor.role) ? null : path.startsWith('/rfq/') ? '/access-denied?of=rfq' : '/access-denied';
}

describe('the page guard', () => {
  it.each(Object.keys(GUARDED).flatMap((path) => visitors.map((visitor) => [path, nameOf(visitor), visitor] as const)))('%s for %s', (path, _, visitor) => {
    expect(guardDecision(path, visitor)).toBe(expected(path, visitor));
  });

  it.each(PUBLIC)('leaves %s to everybody', (path) => {
    expect(visitors.map((visitor) => guardDecision(path, visitor))).toEqual(visitors.map(() => null));
  });

  it('shows the role switch to everybody who is signed in, and to nobody else', () => {
    expect(guardDecision('/role-switch', nobody)).toBe('/login?next=%2Frole-switch');
    expect(visitors.slice(1).map((visitor) => guardDecision('/role-switch', visitor))).toEqual(visitors.slice(1).map(() => null));
  });

  it('shows the login to nobody, and takes everybody else to the own dashboard or the role switch', () => {
    expect(guardDecision('/login', nobody)).toBeNull();
    expect(ALL.map((role) => guardDecision('/login', { role }))).toEqual(ALL.map((role) => `/dashboard/${role}`));
    expect(guardDecision('/login', noRole)).toBe('/role-switch');
    expect(guardDecision('/login', { role: 'aud' })).toBe('/role-switch');
  });

  it('takes who is signed in already from the login to where it would have led, if that is ours', () => {
    const buyer: Visitor = { role: 'buyer' };
    const at = (next: string) => guardDecision('/login', buyer, `?${new URLSearchParams({ next }).toString()}`);
    expect(['/rfq/107', '/?rfq=new', '/dashboard/seller'].map(at)).toEqual(['/rfq/107', '/?rfq=new', '/dashboard/seller']);
    expect(['https://evil.test', '//evil.test', '/\\evil.test', '/login?next=/login', '/api/auth/logout', ''].map(at)).toEqual(Array.from({ length: 6 }, () => '/dashboard/buyer'));
    expect([guardDecision('/login', nobody, '?next=/rfq/1'), guardDecision('/register', buyer, '?next=/rfq/1'), guardDecision('/login', noRole)]).toEqual([null, '/dashboard/buyer', '/role-switch']);
  });

  it('takes a role in another spelling, or a property of every object, for no role of ours', () => {
    for (const role of ['Buyer', 'BUYER', 'buyer ', 'BUY', 'сaptain', 'constructor', '__proto__', '']) {
      expect(guardDecision('/dashboard/buyer', { role }), role).toBe('/access-denied');
      expect(guardDecision('/login', { role }), role).toBe('/role-switch');
    }
  });

  it('keeps path and query for the way back', () => {
    expect(guardDecision('/rfq/5', nobody, '?from=shop&x=1')).toBe('/login?next=%2Frfq%2F5%3Ffrom%3Dshop%26x%3D1');
  });

  it.each(visitors.map((visitor) => [nameOf(visitor), visitor] as const))('never leads %s in a circle', (_, visitor) => {
    for (const start of [...Object.keys(GUARDED), ...PUBLIC, '/login', '/role-switch']) {
      const seen: string[] = [];
      for (let path: string | null = start; path !== null; path = guardDecision(path.split('?')[0] ?? '', visitor)) {
        seen.push(path);
        expect(seen.length, seen.join(' → ')).toBeLessThanOrEqual(4); // the start and three redirects
      }
    }
  });
});

describe('a path to come back to', () => {
  it.each(['/', '/shop', '/rfq/5?x=1#top', '/de/dashboard/buyer', '/shop?category=Gems%2C%20Jewellery', '/a/b/../c', '/loginhelp', `/${'a'.repeat(511)}`])('may be %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    null, undefined, '', 'shop', 'https://evil.test', '//evil.test', '///evil.test', '/\\evil.test', '\\/evil.test', '\\\\evil.test', 'javascript:alert(1)',
    '/%5cevil.test', '/%5Cevil.test', '/shop\\..\\evil', '/\t/evil.test', '/\n/evil.test', '/shop\r\nset-cookie: a=b', '/shop%0d%0aset-cookie:a', '/shop%0Aa',
    '/shop\u0000', '/shop%00', '/shop\u007f', ' /shop', '/login', '/login/', '/login?next=/login', '/login#x', '/de/login', '/ar/login?next=%2Fshop', '/en/login',
    '/%6cogin', '/shop/../login', '/shop/%2e%2e/login', '/%zz', `/${'a'.repeat(512)}`,
  ])('is never %j', (text) => {
    expect(safeNextPath(text)).toBeNull();
  });

  it('stays on our host, whatever a browser makes of it', () => {
    for (const path of ['/.//evil.test', '/shop/..//evil.test', '/%2f/evil.test', '/@evil.test', '/:80', '/;//evil.test']) {
      const kept = safeNextPath(path);
      if (kept !== null) expect(new URL(kept, 'https://mart.test').host, path).toBe('mart.test');
    }
  });
});
