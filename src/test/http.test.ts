import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../../scripts/lib/http.mjs';

/** What the server's front door lets through, seen from outside: a real server, and a handler that tells what reached it. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { success?: boolean; code?: string; url?: string; headers?: Record<string, string> };
}

let trustProxy = 0;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (accept(incoming, response, { trustProxy, isAbsent: () => incoming.url === '/absent' }).answered) return;
    response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

function raw(path: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => request({ port, host: '127.0.0.1', path, method, agent: false }, (response) => resolve(response.resume())).on('error', reject).end());
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

describe('addresses', () => {
  it.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b'])('%s is malformed: 400, as JSON', async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json');
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
      expect([answer.status, answer.headers.allow, answer.body.code], path).toEqual([405, 'GET, HEAD, POST, OPTIONS', 'method_not_allowed']);
    }
    for (const path of ['/api', '/api/products/7']) expect(await call(path, {}, method)).toMatchObject({ status: 200, body: { url: path } });
  });

  it('OPTIONS is told which a page answers', async () => {
    const { headers, statusCode } = await raw('/shop', 'OPTIONS');
    expect([statusCode, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });

  it('POST, of a form whose script has not come, gets its page', async () => {
    expect(await call('/login', {}, 'POST')).toMatchObject({ status: 200, body: { url: '/login' } });
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
