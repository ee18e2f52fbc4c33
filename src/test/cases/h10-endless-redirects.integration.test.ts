import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardRequest } from '@/access/guard-request';
import { ROLE_SLUGS } from '@/access/roles';
import { sessionCookieName } from '@/access/session-cookie';
import { makeCustomRole, makeSignedIn, signedIn } from '@/modules/account/account.factory';

/**
 * Two guards that send a visitor to each other. Middleware is followed here for every kind of visitor; the two pages that
 * lead on by themselves (/dashboard, /dashboard/ccaptain) are followed in a browser, e2e/redirects.spec.ts.
 */

const ORIGIN = 'http://localhost:3000';
const OWN = ROLE_SLUGS.map((role) => `/dashboard/${role}`);
const PAGES = ['/dashboard', '/dashboard/ccaptain', '/draft-quotations', '/rfq/1', '/role-switch', '/profile', '/settings', '/notifications', '/login', '/access-denied', ...OWN];
const BUYERS_ONLY = ['/draft-quotations', '/rfq/1'];

/** Who comes: a role's slug, somebody without one or with one that has no dashboard, or nobody with whatever cookie. */
interface Visitor {
  readonly what: string;
  readonly role: string | null | undefined;
  readonly token: string | undefined;
}

const visitors: Visitor[] = [];
const VISITORS = ['nobody', 'a garbage cookie', 'a tampered cookie', 'an expired cookie', 'a session that is over', 'a party without a role', 'a custom role', ...ROLE_SLUGS];

beforeAll(async () => {
  await makeCustomRole('aud');
  const buyer = await makeSignedIn();
  visitors.push(
    { what: 'nobody', role: undefined, token: undefined },
    { what: 'a garbage cookie', role: undefined, token: '%E0%A4%A' },
    { what: 'a tampered cookie', role: undefined, token: `${buyer.token.slice(0, -4)}AAAA` },
    { what: 'an expired cookie', role: undefined, token: (await signedIn(buyer, { expires: new Date(Date.now() - 1000) })).token },
    { what: 'a session that is over', role: undefined, token: (await signedIn(buyer, { lastSeenAt: new Date(0) })).token },
    { what: 'a party without a role', role: null, token: (await makeSignedIn({ roles: [] })).token },
    { what: 'a custom role', role: 'aud', token: (await makeSignedIn({ roles: ['aud'] })).token },
  );
  for (const role of ROLE_SLUGS) visitors.push({ what: role, role, token: (await makeSignedIn({ roles: [role] })).token });
});

/** Where a visitor must end, by the specification's table of guards. */
function endOf({ role }: Visitor, page: string): string {
  const home = ROLE_SLUGS.some((slug) => slug === role) ? `/dashboard/${role ?? ''}` : '/role-switch';
  if (page === '/access-denied') return page;
  if (role === undefined) return '/login';
  if (page === '/login') return home;
  if (page === '/role-switch') return page;
  if (role === null) return '/role-switch';
  const isOwn = page === home || (page === '/dashboard/ccaptain' && role === 'captain') || (BUYERS_ONLY.includes(page) && role === 'buyer');
  return isOwn || ['/dashboard', '/profile', '/settings', '/notifications'].includes(page) ? page : '/access-denied';
}

/** Follows middleware from a page as a browser would, cookies that it takes away included. */
async function follow(page: string, { token }: Visitor, headers: Record<string, string>): Promise<{ end: string; hops: number; isCleared: boolean }> {
  let cookie = token === undefined ? '' : `${sessionCookieName()}=${token}`;
  let isCleared = false;
  let url = `${ORIGIN}${page}`;
  for (let hops = 0; hops <= 5; hops += 1) {
    const response = await guardRequest(new NextRequest(url, { headers: { ...headers, cookie: [headers['cookie'], cookie].filter(Boolean).join('; ') } }));
    if (response.headers.get('set-cookie')?.includes('Max-Age=0')) {
      isCleared = true;
      cookie = '';
    }
    const location = response.headers.get('location');
    if (location === null) return { end: new URL(url).pathname, hops, isCleared };
    expect(new URL(location).origin).toBe(ORIGIN);
    url = location;
  }
  return expect.fail(`${page} goes round in a circle`);
}

const LANGUAGES = [
  ['no wish of a language', {}, ''], ['a language that is not there in the cookie', { cookie: 'NEXT_LOCALE=xx' }, ''], ['Arabic wished for', { 'accept-language': 'ar' }, ''],
  ['Arabic in the address', {}, '/ar'], ['Arabic in the address and German wished for', { 'accept-language': 'de', cookie: 'NEXT_LOCALE=de' }, '/ar'],
] as const;

describe.each(VISITORS)('%s', (what) => {
  it.each(LANGUAGES)('with %s ends at the right page in at most three redirects', async (_, headers, prefix) => {
    const visitor = visitors.find((candidate) => candidate.what === what) ?? expect.fail(what);
    for (const page of PAGES) {
      const { end, hops, isCleared } = await follow(`${prefix}${page}`, visitor, headers);
      expect([page, end]).toEqual([page, `${prefix}${endOf(visitor, page)}`]);
      expect(hops, page).toBeLessThanOrEqual(3);
      expect(isCleared, `${page}: a cookie that is no session is taken away`).toBe(visitor.role === undefined && visitor.token !== undefined);
    }
  });
});
