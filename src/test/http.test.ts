import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../../scripts/lib/http.mjs';
import { refuseUnreadable } from '../../scripts/lib/refuse.mjs';

/** What the server's front door lets through, seen from outside: a real server, and a handler that tells what reached it. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { success?: boolean; code?: string; url?: string; headers?: Record<string, string> };
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

let trustProxy = 0;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (accept(incoming, response, { trustProxy, isAbsent: () => incoming.url === '/absent' }).answered) return;
    if (incoming.url === '/kept') response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers }));
  });
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

function raw(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => resolve(response.resume())).on('error', reject).end());
}

function call(path: string, headers: Record<string, string | string[]> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: JSON.parse(text) as Answer['body'],
        }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

describe('a page that says that nothing is there', () => {
  it('gets the status 404, and no cache keeps it', async () => {
    expect(await call('/absent')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' }, body: { url: '/absent' } });
    expect(await call('/present')).toMatchObject({ status: 200 });
  });
});

describe('what a browser says of the page that it shows', () => {
  const stateOf = async (state: string) => (await call('/', { 'next-router-state-tree': state })).body.headers?.['next-router-state-tree'];
  it('reaches Next where it can be read, which answers 500 to anything else', async () => {
    const state = encodeURIComponent(JSON.stringify(['', { children: ['en', {}] }, null, null, 16]));
    expect(await stateOf(state)).toBe(state);
    for (const nonsense of ['%5B%5D', '%zz{{', '[""]', encodeURIComponent('["",{"children":1}]')]) expect(await stateOf(nonsense)).toBeUndefined();
  });
});

describe('the language that a visitor has chosen', () => {
  const chosen = (cookie: string, further: Record<string, string> = {}) => ({ cookie, ...further });
  it('leads on from / alone, with the query, and no cache keeps that', async () => {
    const answer = await raw('/?rfq=new&x=1%20', 'GET', chosen('a=b; NEXT_LOCALE=de'));
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([307, '/de?rfq=new&x=1%20', 'private, no-store']);
    expect((await raw('/', 'HEAD', chosen('NEXT_LOCALE=ar; z=1'))).headers.location).toBe('/ar');
    for (const path of ['/shop', '/de', '/zh/shop']) expect((await raw(path, 'GET', chosen('NEXT_LOCALE=ar'))).statusCode, path).toBe(200);
  });

  it('leaves English where it is: chosen, asked for by a link of ours, or as data for an open page', async () => {
    const stays: readonly Record<string, string>[] = [
      {}, chosen('NEXT_LOCALE=en'), chosen('NEXT_LOCALE=xx'), chosen('NEXT_LOCALE=//evil.test'), chosen('MY_NEXT_LOCALE=de'), { 'accept-language': 'de' },
      chosen('NEXT_LOCALE=de', { referer: `http://127.0.0.1:${port}/shop` }), chosen('NEXT_LOCALE=de', { rsc: '1' }),
    ];
    for (const headers of stays) expect((await raw('/', 'GET', headers)).statusCode, JSON.stringify(headers)).toBe(200);
    expect((await raw('/', 'GET', chosen('NEXT_LOCALE=de', { referer: 'https://search.test/' }))).statusCode).toBe(307);
  });
});

describe('a page made beforehand', () => {
  it('is asked for each time: no browser shows what it kept while it asks', async () => {
    expect(await call('/kept')).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=300' } });
  });
});

describe('addresses', () => {
  it.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b'])('%s is malformed: 400, as JSON', async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toMatchObject({ success: false, code: 'malformed_address' });
  });

  it.each(['/', '/a%20b', '/?q=%', '/caf%C3%A9'])('%s is well-formed', async (path) => {
    expect(await call(path)).toMatchObject({ status: 200, body: { url: path } });
  });

  it.each([['/Shop', '/shop'], ['/DE/Product/7?Sort=Newest', '/de/product/7?Sort=Newest'], ['/SHOP?category=A%2FB', '/shop?category=A%2FB'], ['/Caf%C3%A9', '/caf%C3%A9'],
    ['/shop/', '/shop'], ['/Shop/?q=A', '/shop?q=A'], ['/en', '/'], ['/EN/', '/'], ['/en/About//', '/about'], ['/DE/', '/de'], ['/de//shop', '/de/shop'], ['/en//Evil', '/evil'], ['/en/Read.me/', '/Read.me']])('%s leads to %s', async (path, lower) => {
    const { statusCode, headers } = await raw(path);
    expect([statusCode, headers.location]).toEqual([308, lower]);
  });

  it.each(['/api/ports/INNSA', '/_next/static/A.js', '/pictures/NOTICE', '/Icon.svg', '//Evil.test', '/en/\\Evil'])('%s stays as it is written', async (path) => {
    expect(await call(path)).toMatchObject({ status: 200, body: { url: path } });
  });

  it('written in full are cut to their path', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET http://other.test/x?y=1 HTTP/1.1\r\nHost: other.test\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString())).on('end', () => resolve(text));
    });
    expect(answer).toContain('"url":"/x?y=1"');
  });
});

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is for calls, and no page answers it', async (method) => {
    for (const path of ['/', '/de/shop', '/apiary', '/pictures/a.webp']) {
      const answer = await call(path, {}, method);
      expect([answer.status, answer.headers.allow, answer.body.code], path).toEqual([405, 'GET, HEAD, OPTIONS', 'method_not_allowed']);
    }
    if (method === 'PROPFIND') return;
    for (const path of ['/api', '/api/products/7']) expect(await call(path, {}, method)).toMatchObject({ status: 200, body: { url: path } });
  });

  it.each(['PROPFIND', 'MKCOL', 'REPORT', 'TRACE'])('%s is no call’s either', async (method) => {
    const { status, headers, body } = await call('/api/products', {}, method);
    expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS', { success: false, error: 'This call does not exist with this method.', code: 'method_not_allowed' }]);
  });

  it('OPTIONS is told which a page answers, and calls say for themselves', async () => {
    for (const [path, allow] of [['/shop', 'GET, HEAD, OPTIONS'], ['/de/login', 'GET, HEAD, OPTIONS, POST'], ['/contact/send', 'GET, HEAD, OPTIONS, POST']] as const) {
      const { headers, statusCode } = await raw(path, 'OPTIONS');
      expect([statusCode, headers.allow, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([204, allow, 'nosniff', NOTHING]);
    }
    expect(await call('/api/products', {}, 'OPTIONS')).toMatchObject({ status: 200, body: { url: '/api/products' } });
  });

  it.each(['/login', '/zh/register', '/contact/send', '/de/contact/send', '/rfq/7', '/dashboard/hr', '/reset-password', '/api/x'])('POST, of a form whose script has not come, gets through to %s', async (path) => {
    expect(await call(path, {}, 'POST')).toMatchObject({ status: 200, body: { url: path } });
  });

  it.each(['/', '/nope', '/zh/nope', '/product/999999', '/ports/xxxxx', '/shop', '/contact', '/contact/send/on', '/loginx', '/rfqs'])('POST has no form to answer at %s', async (path) => {
    expect(await call(path, {}, 'POST')).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  });
});

describe('what is refused at the door', () => {
  const page = async (path: string, method: string): Promise<{ headers: IncomingHttpHeaders; text: string }> => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => request({ port, host: '127.0.0.1', path, method, headers: { accept: 'text/html,*/*' }, agent: false }, resolve).on('error', reject).end());
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return { headers: response.headers, text };
  };

  it.each([['/product/%FF', 'GET', 'lang="en" dir="ltr"', 'href="/"'], ['/ar/product/%FF', 'GET', 'lang="ar" dir="rtl"', 'href="/ar"'], ['/de/shop', 'POST', 'lang="de" dir="ltr"', 'href="/de"']])('is a page for people: %s', async (path, method, language, link) => {
    const { headers, text } = await page(path, method);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual(['nosniff', expect.stringContaining("default-src 'none'")]);
    expect(text).toContain(language);
    expect(text).toContain(link);
    expect(text).not.toMatch(/<script|<link|undefined/);
  });

  it('is JSON where a call was meant, whatever is accepted', async () => {
    expect((await page('/api/products/%FF', 'GET')).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(['/Shop', '/shop/', '/en'])('or led on from %s carries the headers of a page', async (path) => {
    expect((await raw(path)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin', 'content-security-policy': NOTHING });
  });

  it.each([
    ['/zh-CN', '/zh'], ['/zh-TW/shop?page=2', '/zh/shop?page=2'], ['/ZH-hant-tw/ports', '/zh/ports'], ['/en-US', '/'], ['/en-GB/contact', '/contact'], ['/en_us/shop?q=A%20B', '/shop?q=A%20B'],
    ['/ar-EG/about', '/ar/about'], ['/de-AT/Shop/', '/de/shop'], ['/hi-IN', '/hi'], ['/es-419', null], ['/fr-FR/shop', null], ['/pt', null], ['/english', null], ['/de-', null], ['/de-at-1996', null],
  ])('or led on from a language with its region, %s, once and for all, to %s', async (path, to) => {
    const { statusCode, headers } = await raw(path);
    expect([statusCode, headers.location]).toEqual(to === null ? [path === path.toLowerCase() ? 200 : 308, path === path.toLowerCase() ? undefined : path.toLowerCase()] : [308, to]);
  });

  it.each(['/dashboard/buyer', '/api/products', '/shop'])('or answered, has a policy: %s', async (path) => {
    expect((await raw(path)).headers['content-security-policy']).toContain("default-src '");
  });

  it.each([[`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431', 'headers_too_large'], ['nonsense\r\n\r\n', '400', 'malformed_request']])('or is no request answers in JSON (%#)', async (sent, status, code) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(sent));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text)).on('error', () => undefined);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain(`Content-Security-Policy: ${NOTHING}`);
    expect(answer).toContain(`"code":"${code}"`);
  });
});

it('TRACE is refused', async () => {
  expect(await call('/', {}, 'TRACE')).toMatchObject({ status: 405, body: { success: false } });
});

describe('headers that are not the caller’s to set', () => {
  it('do not arrive', async () => {
    const { body } = await call('/', {
      'X-Nonce': 'a',
      'Content-Security-Policy': "script-src 'nonce-a'",
      'X-Middleware-Subrequest': 'middleware',
      'X-Forwarded-Host': 'other.test',
      Forwarded: 'for=6.6.6.6',
      Accept: 'text/html',
    });
    expect(Object.keys(body.headers ?? {}).sort()).toEqual([
      'accept',
      'connection',
      'host',
      'x-forwarded-for',
      'x-request-id',
    ]);
  });

  it('count as none when it is two Authorizations, whichever of them is good', async () => {
    for (const two of [['Bearer a.b.c', 'Bearer d.e.f'], ['Bearer a.b.c', 'Bearer a.b.c'], ['', 'Bearer a.b.c']]) {
      expect((await call('/', { Authorization: two })).body.headers?.authorization).toBe('ambiguous');
    }
    expect((await call('/', { authorization: 'Bearer a.b.c' })).body.headers?.authorization).toBe('Bearer a.b.c');
  });

  it('get their own number, unless a trusted proxy has given one', async () => {
    const own = await call('/', { 'X-Request-Id': 'given-by-caller' });
    expect(own.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(own.body.headers?.['x-request-id']).toBe(own.headers['x-request-id']);
    trustProxy = 1;
    const passed = await call('/', { 'X-Request-Id': 'given-by-proxy' });
    trustProxy = 0;
    expect(passed.headers['x-request-id']).toBe('given-by-proxy');
  });
});

describe('the caller’s address', () => {
  it.each([
    [0, undefined, '127.0.0.1'],
    [0, '6.6.6.6', '127.0.0.1'],
    [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [2, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
    [3, '9.9.9.9', '9.9.9.9'],
    [1, undefined, '127.0.0.1'],
  ])('with %i proxies and X-Forwarded-For %s is %s', async (proxies, named, expected) => {
    trustProxy = proxies;
    const { body } = await call('/', named === undefined ? {} : { 'X-Forwarded-For': named });
    trustProxy = 0;
    expect(body.headers?.['x-forwarded-for']).toBe(expected);
  });
});
