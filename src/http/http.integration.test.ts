import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { getBuyerRfqs, postBuyerRfq } from '@/modules/rfq/rfq.endpoints';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { log } from '@/server/log';
import { call, type Sent } from '@/test/call';
import { endpoint } from './endpoint';
import { mount, unknownCall } from './serve';

let buyer: SignedIn;
const OURS = 'http://localhost:3000';

beforeAll(async () => {
  buyer = await makeSignedIn();
});

/** Sends an RFQ body as it is, signed in by bearer, where the origin plays no part. */
function post(raw: BodyInit, contentType: string | null = 'application/json'): ReturnType<typeof call> {
  return call('POST /api/buyer/rfqs', { as: buyer, by: 'bearer', raw, headers: { 'content-type': contentType } });
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/** A JSON object of exactly so many bytes. */
const sized = (bytes: number) => `{"title":"${'x'.repeat(bytes - 12)}"}`;

describe('a body', () => {
  it('may have 100 KB, and not one byte more', async () => {
    expect(sized(102_400)).toHaveLength(102_400);
    expect(await post(sized(102_400))).toMatchObject({ status: 400, body: { code: 'text_too_long' } });
    expect(await post(sized(102_401))).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(await post('x'.repeat(5_000_000))).toMatchObject({ status: 413 });
  });

  it('is cut off while it comes, whatever length it claims or hides', async () => {
    let sent = 0;
    const endless = new ReadableStream({ pull: (controller) => {
      sent += 10_000;
      controller.enqueue(new Uint8Array(10_000).fill(120));
    } });
    const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
    const request = new Request(`${OURS}/api/buyer/rfqs`, { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit);
    expect((await mount(postBuyerRfq).POST(request, { params: Promise.resolve({}) })).status).toBe(413);
    expect(sent).toBeLessThan(200_000);
    expect(await call('POST /api/buyer/rfqs', { as: buyer, by: 'bearer', body: {}, headers: { 'content-length': '999999999' } })).toMatchObject({ status: 413 });
  });

  it('may be twenty deep, brackets in texts aside', async () => {
    expect(await post(`{"title":${nested(19)}}`)).toMatchObject({ status: 400, body: { code: 'rfq_title_required' } });
    expect(await post(`{"title":${nested(20)}}`)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    expect(await post(nested(50_000))).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    expect(await post(JSON.stringify(rfqRequest({ title: 'a'.repeat(8), description: '"[{\\'.repeat(50) })))).toMatchObject({ status: 201 });
  });

  it.each(['{', '}', '{"a":1,}', "{'a':1}", '{"a":NaN}', 'undefined', '{"a":1}{"b":2}', '"\\ud83', '[1,2', ' ', '\u0000', '{"title":"a\u0000b"}', '<title/>', 'title=a'])('is refused when it is no JSON: %j', async (raw) => {
    expect(await post(raw)).toMatchObject({ status: 400, body: { success: false, code: 'malformed_json', error: 'The request body is not valid JSON.' } });
  });

  it.each([
    ['{"title":"tea \\ud83d"}', 'title'], ['{"title":"\\ude00\\ud83d"}', 'title'], ['{"nobody_knows":[{"x":"\\udc00"}]}', 'nobody_knows'], ['"\\ud800"', undefined], ['{"\\ud800":1}', undefined],
  ])('is refused when it holds half a sign, wherever: %s', async (raw, field) => {
    expect(await post(raw)).toMatchObject({ status: 400, body: { code: 'text_invalid', ...(field !== undefined && { field }) } });
  });

  it('may hold whole signs as escapes', async () => {
    expect(await post(JSON.stringify(rfqRequest()).replace(/"title":"[^"]*"/, '"title":"tea \\ud83d\\ude00 beans"'))).toMatchObject({ status: 201 });
  });

  it('is refused when it is no UTF-8', async () => {
    expect(await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });

  it.each(['', 'null', '{}'])('counts as empty: %j', async (raw) => {
    expect(await post(raw)).toMatchObject({ status: 400, body: { code: 'rfq_title_required', field: 'title' } });
  });

  it.each(['[]', '5', '"text"', 'true', '[{"title":"a"}]', '{"title":"a","quantity":1,"__proto__":{"admin":true}}', '{"title":"a","quantity":1,"constructor":{}}', '{"title":"a","quantity":1e400}'])('is refused in another shape: %j', async (raw) => {
    const before = await db.rfq.count();
    expect((await post(raw)).status).toBe(400);
    expect(await db.rfq.count()).toBe(before);
  });

  it.each([null, 'text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'application/jsonp', 'application/json-patch+json', 'application/json, text/plain', ''])(
    'is refused as %j', async (type) => {
      expect(await post(new TextEncoder().encode(JSON.stringify(rfqRequest())), type)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', ' application/json ;x=y'])('is taken as %j', async (type) => {
    expect(await post(JSON.stringify(rfqRequest()), type)).toMatchObject({ status: 201 });
  });

  it.each(['title', 'description'])('holds no NUL, half sign or non-character in its %s', async (key) => {
    for (const text of ['a\u0000b', '\ud800', 'a\udc00', 'a\uffff', '\u001b[2J']) expect(await post(JSON.stringify(rfqRequest({ [key]: text })))).toMatchObject({ status: 400, body: { code: 'text_invalid', field: key } });
    expect(await post(JSON.stringify(rfqRequest({ [key]: 'é'.repeat(10_000) })))).toMatchObject({ status: 400, body: { code: 'text_too_long' } });
  });

  it('is not looked at before it is known who sends it, and whether they may', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    expect(await call('POST /api/buyer/rfqs', { raw: '{' })).toMatchObject({ status: 401 });
    expect(await call('POST /api/buyer/rfqs', { as: seller, raw: 'x'.repeat(200_000), headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 403 });
  });
});

describe('a changing request', () => {
  const origins: readonly (readonly [string, Record<string, string | null>, boolean])[] = [
    ['from our own page', { 'sec-fetch-site': 'same-origin', origin: OURS }, true],
    ['from our own page, in a browser without Sec-Fetch-Site', { 'sec-fetch-site': null, origin: OURS }, true],
    ['from the host that was asked', { 'sec-fetch-site': null, origin: 'http://mart.internal:8080', host: 'mart.internal:8080' }, true],
    ['from a program', { 'sec-fetch-site': null, origin: null }, true],
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, false],
    ['from another site that says it is ours', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
    ['from another site that hides its name', { 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
    ['from another site, in a browser without Origin', { 'sec-fetch-site': 'cross-site', origin: null }, false],
    ['from another site, in a browser without Sec-Fetch-Site', { 'sec-fetch-site': null, origin: 'https://evil.test' }, false],
    ['from a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://forum.localhost:3000' }, false],
    ['from nowhere, by a typed address', { 'sec-fetch-site': 'none', origin: null }, false],
    ['from a sandbox', { 'sec-fetch-site': null, origin: 'null' }, false],
    ['from another port', { 'sec-fetch-site': null, origin: 'http://localhost:3001' }, false],
    ['from another scheme', { 'sec-fetch-site': null, origin: 'https://localhost:3000' }, false],
    ['from a longer name', { 'sec-fetch-site': null, origin: 'http://localhost:3000.evil.test' }, false],
    ['from a name with ours in it', { 'sec-fetch-site': null, origin: 'http://evil.test/http://localhost:3000' }, false],
  ];

  it.each(origins)('with the cookie %s', async (_, headers, passes) => {
    const before = await db.rfq.count();
    const answer = await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest(), headers });
    expect(answer).toMatchObject(passes ? { status: 201 } : { status: 403, body: { code: 'foreign_origin' } });
    expect(await db.rfq.count()).toBe(before + (passes ? 1 : 0));
  });

  it.each(origins)('with a bearer may come %s', async (_, headers) => {
    expect(await call('POST /api/buyer/rfqs', { as: buyer, by: 'bearer', body: rfqRequest(), headers })).toMatchObject({ status: 201 });
  });

  it('with both counts by its bearer', async () => {
    const both: Sent = { as: buyer, by: 'bearer', body: rfqRequest(), headers: { cookie: `marsa.session=${buyer.token}`, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' } };
    expect(await call('POST /api/buyer/rfqs', both)).toMatchObject({ status: 201 });
  });

  it.each(origins.filter(([name]) => !name.startsWith('from nowhere')))('that anybody may make is refused to strangers alone: login %s', async (_, headers, passes) => {
    expect(await call('POST /api/auth/login', { body: {}, headers })).toMatchObject(passes ? { status: 400, body: { code: 'login_fields_required' } } : { status: 403, body: { code: 'foreign_origin' } });
  });

  it.each([['a form’s', 'application/x-www-form-urlencoded', false], ['a text’s', 'text/plain', false], ['a form’s with parts', 'multipart/form-data; boundary=x', false], ['no', null, true], ['JSON’s', 'application/json; charset=utf-8', true]])(
    'by cookie, with neither header and no body, of %s kind counts unless a form could be it', async (_, type, passes) => {
      const headers = { 'sec-fetch-site': null, origin: null, 'content-type': type };
      const answer = await call('PUT /api/notifications/read-all', { as: buyer, headers });
      expect(answer).toMatchObject(passes ? { status: 200 } : { status: 403, body: { code: 'foreign_origin' } });
      expect(await call('PUT /api/notifications/read-all', { as: buyer, by: 'bearer', headers })).toMatchObject({ status: 200 });
    },
  );

  it('without a body is refused to strangers as well', async () => {
    const answer = await call('POST /api/auth/logout', { as: buyer, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' } });
    expect(answer).toMatchObject({ status: 403 });
    expect(await db.session.count({ where: { id: buyer.sessionId } })).toBe(1);
  });
});

describe('a query', () => {
  it.each(['search=a&search=b', 'sort=newest&sort=rating', 'unknown=1&unknown=1', 'page=1&page=1', 'search=a&%73earch=b'])('holds no parameter twice: %s', async (query) => {
    expect(await call('GET /api/products', { query })).toMatchObject({ status: 400, body: { code: 'repeated_parameter' } });
  });

  it.each(['search[]=a&search[0]=b', 'search[contains]=', 'search=%00', 'search=%ED%A0%80', 'search=%E0%A4%A', '__proto__=1', 'where={"status":"submitted"}', '=', '&&&', 'search=+'])('never makes the house fall over: %s', async (query) => {
    expect([200, 400]).toContain((await call('GET /api/products', { query })).status);
  });
});

describe('a method that a path does not have', () => {
  it('is answered in JSON, with those that it has', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const response = await mount(getBuyerRfqs, postBuyerRfq)[method](new Request(`${OURS}/api/buyer/rfqs`, { method }), { params: Promise.resolve({}) });
      expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([405, 'GET, HEAD, POST, OPTIONS', 'application/json; charset=utf-8']);
      expect(await response.json()).toEqual({ success: false, code: 'method_not_allowed', error: 'This call does not exist with this method.' });
    }
  });

  it('is told from a path that is not there', async () => {
    const response = await unknownCall();
    expect([response.status, await response.json()]).toEqual([404, { success: false, code: 'endpoint_not_found', error: 'There is no such call.' }]);
  });
});

describe('an answer', () => {
  /** A call of the test's own that answers as it is told. */
  const answering = (handle: () => Promise<{ shown: string }>) => mount(endpoint({
    method: 'GET', path: '/api/own', access: 'public', summary: 'Of this test', response: z.object({ shown: z.string() }),
  }).handle(handle)).GET(new Request(`${OURS}/api/own`), { params: Promise.resolve({}) });

  it('carries its headers, also when it refuses, and opens itself to no other site', async () => {
    for (const answer of [await call('GET /api/products'), await call('GET /api/buyer/rfqs'), await call('POST /api/auth/login', { raw: '{' }), await call('GET /api/products/{productId}', { params: { productId: 'x' } })]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-resource-policy': 'same-origin', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('holds what is declared and nothing else of what a handler gives', async () => {
    const response = await answering(() => Promise.resolve({ shown: 'yes', passwordHash: 'argon2' }));
    expect(await response.json()).toEqual({ shown: 'yes' });
  });

  it.each([
    ['an error', () => Promise.reject(new Error('secret: postgres://app:pw@db'))], ['a text', () => Promise.reject('secret')],
    ['an answer of another shape', () => Promise.resolve({ hidden: 'secret' } as unknown as { shown: string })],
    ['nothing', () => Promise.resolve(undefined as unknown as { shown: string })],
  ])('tells nothing of the inside when a handler gives %s, and the log everything, once', async (_, handle) => {
    const line = vi.mocked(log).mockClear().mockImplementationOnce(() => undefined);
    const response = await answering(handle as () => Promise<{ shown: string }>);
    expect([response.status, await response.json()]).toEqual([500, { success: false, code: 'internal', error: 'Something went wrong on our side. Please try again.' }]);
    expect(line.mock.calls).toEqual([['error', 'api.failed', expect.objectContaining({ route: 'GET /api/own', error: expect.stringMatching(/secret|expected/) as string })]]);
  });
});

describe('connections that are cut', () => {
  it('cost some answers a 503 and none a 500, and the next ones are right', async () => {
    const cut = () => db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.catch(() => 0);
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 ? call('GET /api/buyer/rfqs', { as: buyer }) : call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest() })));
    await cut();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(await call('GET /api/buyer/rfqs', { as: buyer })).toMatchObject({ status: 200 });
  });
});
