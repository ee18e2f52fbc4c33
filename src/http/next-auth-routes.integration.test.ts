import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionCookieName } from '@/access/session-cookie';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { call } from '@/test/call';
import { answerNextAuth } from './next-auth-routes';

const ORIGIN = 'http://localhost:3000';
const FORM = 'application/x-www-form-urlencoded';

async function ask(method: string, path: string, sent: { body?: BodyInit; type?: string; cookie?: string; headers?: Record<string, string> } = {}) {
  const headers = { ...(sent.type && { 'content-type': sent.type }), ...(sent.cookie && { cookie: sent.cookie }), ...sent.headers };
  const request = new Request(`${ORIGIN}/api/auth/${path}`, { method, headers, ...(sent.body !== undefined && { body: sent.body }) });
  const response = await answerNextAuth(request, { params: Promise.resolve({ nextauth: new URL(request.url).pathname.split('/').slice(3) }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** The token against forged forms, with the cookie that belongs to it. */
async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
  const { body, headers } = await ask('GET', 'csrf');
  return { ...(body as { csrfToken: string }), cookie: headers.getSetCookie().map((line) => line.split(';')[0] ?? '').find((line) => line.includes('csrf-token')) ?? '' };
}

let seller: SignedIn;
const cookieOf = ({ token }: { token: string }) => `${sessionCookieName()}=${token}`;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  seller = await makeSignedIn({ roles: ['seller'] });
});

describe('next-auth’s session', () => {
  it('says who is signed in, of two cookies by the one that is alive, and nobody else', async () => {
    const name = { user: { name: `${seller.firstName} ${seller.lastName}`, first_name: seller.firstName, last_name: seller.lastName, role: 'seller', vendor_code: seller.vendorCode } };
    expect((await ask('GET', 'session', { cookie: cookieOf(seller) })).body).toMatchObject(name);
    expect((await ask('GET', 'session', { cookie: `${sessionCookieName()}=bad; ${cookieOf(seller)}` })).body).toMatchObject(name);
    for (const cookie of [undefined, `${sessionCookieName()}=bad`]) expect(await ask('GET', 'session', { ...(cookie && { cookie }) })).toMatchObject({ status: 200, body: {} });
    expect((await ask('GET', 'session', {})).headers.getSetCookie()).toEqual([]);
  });

  it.each(['%00', 'x%20y', 'http://[', '//evil.test', 'https://evil.test'])('does not mind the callbackUrl %s, in the address or a cookie', async (url) => {
    for (const [path, cookie] of [[`session?callbackUrl=${url}`, cookieOf(seller)], ['session', `${cookieOf(seller)}; next-auth.callback-url=${url}`]] as const) {
      const { status, headers } = await ask('GET', path, { cookie });
      expect(status).toBe(200);
      expect(headers.getSetCookie().join()).not.toContain('evil');
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});

describe('next-auth’s sign-out', () => {
  it.each(['form', 'json'])('ends the session, sent as %s', async (kind) => {
    const party = await makeSignedIn({ roles: ['seller'] });
    const { csrfToken, cookie } = await csrf();
    const fields = { csrfToken, callbackUrl: '/shop', json: 'true' };
    const answer = await ask('POST', 'signout', { cookie: `${cookie}; ${cookieOf(party)}`, headers: { origin: ORIGIN }, ...(kind === 'form' ? { body: new URLSearchParams(fields).toString(), type: FORM } : { body: JSON.stringify(fields), type: 'application/json' }) });
    expect(answer).toMatchObject({ status: 200, body: { url: `${ORIGIN}/shop` } });
    expect(await call('GET /api/seller/rfqs', { as: party })).toMatchObject({ status: 401 });
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'x y', 'http://['])('leads to no other site: %s', async (callbackUrl) => {
    const { csrfToken, cookie } = await csrf();
    expect(await ask('POST', 'signout', { cookie, type: 'application/json', body: JSON.stringify({ csrfToken, callbackUrl }) })).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'callbackUrl' } });
  });

  it('does nothing for a forged form or another site’s page', async () => {
    const body = JSON.stringify({ csrfToken: 'made-up' });
    const { cookie } = await csrf();
    for (const headers of [{}, { origin: 'https://evil.test' }] as Record<string, string>[]) {
      expect(await ask('POST', 'signout', { cookie: `${cookie}; ${cookieOf(seller)}`, type: 'application/json', body, headers })).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
    }
    expect(await call('GET /api/seller/rfqs', { as: seller })).toMatchObject({ status: 200 });
  });

  it.each([['{"a":', 'application/json', 400], ['', 'application/json', 400], ['null', 'application/json', 400], ['[1]', 'application/json', 400], ['a=b', FORM, 400], ['x', 'text/plain', 415], [`"${'x'.repeat(200_000)}"`, 'application/json', 413], ['x'.repeat(20_000), FORM, 413]])(
    'answers what is no form in JSON: %#', async (body, type, status) => {
      expect(await ask('POST', 'signout', { body, type })).toMatchObject({ status, body: { success: false } });
    },
  );
});

describe('whatever else next-auth knows', () => {
  it.each(['signin', 'signin/credentials', '_log', 'callback', 'callback/credentials', 'error', 'providers', 'verify-request', 'foo', 'session/x', 'constructor'])('%s is not here, by any method', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(await ask(method, path, method === 'GET' ? {} : { body: '{', type: 'application/json' })).toMatchObject({ status: 404, body: { code: 'endpoint_not_found' } });
  });

  it.each([['POST', 'session', 'GET, HEAD, OPTIONS'], ['POST', 'csrf', 'GET, HEAD, OPTIONS'], ['GET', 'signout', 'POST, OPTIONS'], ['DELETE', 'signout', 'POST, OPTIONS']])('%s %s says which methods there are', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect([answer.status, answer.headers.get('allow'), answer.body]).toEqual([405, allow, expect.objectContaining({ code: 'method_not_allowed' })]);
  });
});
