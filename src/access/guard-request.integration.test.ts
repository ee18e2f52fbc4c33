import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { guardRequest } from './guard-request';
import { sessionCookieName } from './session-cookie';

const ORIGIN = 'http://localhost:3000';

function ask(path: string, token?: string, headers: Record<string, string> = {}) {
  const cookie: Record<string, string> = token === undefined ? {} : { cookie: `theme=dark; ${sessionCookieName()}=${token}` };
  return guardRequest(new NextRequest(`${ORIGIN}${path}`, { headers: { ...cookie, ...headers } }));
}

/** Path and query that an answer leads to; null when the page may be shown. */
function target(response: Response): string | null {
  const location = response.headers.get('location');
  if (location === null) return null;
  expect(location.startsWith(`${ORIGIN}/`), location).toBe(true);
  return location.slice(ORIGIN.length);
}

const cleared = new RegExp(`^${sessionCookieName()}=; .*Max-Age=0`);
let buyer: SignedIn;

beforeAll(async () => {
  buyer = await makeSignedIn();
});

describe('a request for a guarded page', () => {
  it('passes with a session of the right role, in any language', async () => {
    for (const path of ['/dashboard/buyer', '/de/dashboard/buyer/rfqs', '/draft-quotations', '/ar/rfq/5', '/role-switch', '/zh/dashboard']) {
      const response = await ask(path, buyer.token);
      expect([target(response), response.headers.get('x-middleware-next'), response.headers.get('set-cookie')], path).toEqual([null, '1', null]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each([
    ['/dashboard/buyer', '/login?next=%2Fdashboard%2Fbuyer'], ['/de/dashboard/buyer?tab=dpqs&x=1', '/de/login?next=%2Fdashboard%2Fbuyer%3Ftab%3Ddpqs%26x%3D1'],
    ['/ar/rfq/5', '/ar/login?next=%2Frfq%2F5'], ['/dashboard/ccaptain', '/login?next=%2Fdashboard%2Fccaptain'], ['/zh/role-switch', '/zh/login?next=%2Frole-switch'],
  ])('without a session leads from %s to %s', async (path, login) => {
    expect(target(await ask(path))).toBe(login);
  });

  it.each([['buyer', '/dashboard/captain', '/access-denied'], ['seller', '/hi/draft-quotations', '/hi/access-denied'], ['captain', '/de/login', '/de/dashboard/captain'], ['seller', '/rfq/5', '/access-denied?of=rfq'], ['buyer', '/de/login?next=%2Frfq%2F107', '/de/rfq/107']])(
    'of a %s leads from %s to %s', async (role, path, to) => {
      const { token } = await makeSignedIn({ roles: [role] });
      expect(target(await ask(path, token))).toBe(to);
    },
  );

  it('asks the session’s row, not the token, for the role', async () => {
    const party = await makeParty({ roles: ['seller', 'buyer'] });
    const session = await signedIn(party);
    expect(target(await ask('/dashboard/buyer', session.token))).toBe('/access-denied');
    await db.session.update({ where: { id: session.sessionId }, data: { role: 'buyer' }, select: { id: true } });
    expect(target(await ask('/dashboard/buyer', session.token))).toBeNull();
  });

  it('counts the first of two cookies that is a session, and takes none away then', async () => {
    const over = await signedIn(buyer);
    await db.session.delete({ where: { id: over.sessionId }, select: { id: true } });
    const name = sessionCookieName();
    for (const pair of [`bad; ${name}=${buyer.token}`, `${over.token}; ${name}=${buyer.token}`, `${buyer.token}; ${name}=bad`]) {
      const [guarded, login] = [await ask('/dashboard/buyer', pair), await ask('/login', pair)];
      expect([target(guarded), guarded.headers.get('set-cookie')]).toEqual([null, null]);
      expect([target(login), login.headers.get('set-cookie')]).toEqual(['/dashboard/buyer', null]);
      expect(await call('GET /api/buyer/rfqs', { headers: { cookie: `${name}=${pair}` } })).toMatchObject({ status: 200 });
    }
    expect(target(await ask('/dashboard/buyer', `bad; ${name}=worse`))).toBe('/login?next=%2Fdashboard%2Fbuyer');
  });

  it('takes away a cookie that is no session any more, and shows the login', async () => {
    const over = await signedIn(buyer);
    await db.session.delete({ where: { id: over.sessionId }, select: { id: true } });
    const blocked = await makeSignedIn({ status: 'permanently_blocked' });
    for (const token of ['', 'garbage', '%E0%A4%A', 'a.b.c', 'x'.repeat(10_240), over.token, blocked.token, `${buyer.token}x`]) {
      const guarded = await ask('/dashboard/buyer', token);
      expect([target(guarded), guarded.headers.get('set-cookie')], token.slice(0, 20)).toEqual(['/login?next=%2Fdashboard%2Fbuyer', expect.stringMatching(cleared)]);
      const login = await ask('/login', token);
      expect([target(login), login.headers.get('set-cookie')]).toEqual([null, expect.stringMatching(cleared)]);
    }
    expect((await ask('/login')).headers.get('set-cookie')).toBeNull();
  });
});

describe('the policy of a guarded page', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];

  it('carries a nonce of its own each time, the same for the page and the browser', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/login')));
    const nonces = answers.map((response) => nonceOf(policyOf(response)));
    expect(new Set(nonces).size).toBe(20);
    for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
    for (const response of answers) expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(response));
  });

  it('is never the one that a client sent', async () => {
    const response = await ask('/login', undefined, { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine' });
    expect(response.headers.get('x-middleware-request-content-security-policy')).not.toContain('mine');
    expect(policyOf(response)).not.toContain('mine');
    expect((response.headers.get('x-middleware-override-headers') ?? '').split(',')).not.toContain('x-nonce');
  });

  it('lets in scripts with the nonce alone, and nobody around us', async () => {
    const policy = policyOf(await ask('/login'));
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "'strict-dynamic'"]) expect(policy).toContain(part);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  });
});
