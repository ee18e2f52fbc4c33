import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { sendKeptBodies } from '../../scripts/lib/kept-bodies.mjs';

const PAGE = `<html>${'Häfen, 港口, موانئ. '.repeat(200)}</html>`;

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that answers as Next does behind its compression, which takes the place of `end` and calls the one it found. */
async function serverOf(answer: (response: ServerResponse) => void) {
  server = createServer((request, response) => {
    sendKeptBodies(request, response);
    const found = response.end;
    let compressed = 0;
    response.end = function (this: ServerResponse, ...given: unknown[]) {
      compressed += 1;
      if (compressed > 1) throw new Error('the compression was asked twice');
      return Reflect.apply(found, this, given) as ServerResponse;
    } as typeof response.end;
    answer(response);
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const { request } = await import('node:http');
    return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      });
      asked.on('error', reject);
      asked.end();
    });
  };
}

describe('bodies of pages made beforehand', () => {
  it('are sent plain or compressed, whole, under one ETag', async () => {
    const get = await serverOf((response) => response.setHeader('Vary', 'rsc').setHeader('Content-Type', 'text/html').end(PAGE));
    const plain = await get();
    expect(plain.body.toString()).toBe(PAGE);
    expect(plain.headers).toMatchObject({ vary: 'rsc, Accept-Encoding', 'content-length': String(plain.body.length) });
    for (const round of [1, 2]) {
      const gzip = await get({ 'Accept-Encoding': 'br, gzip;q=0.8' });
      expect(gzip.headers, `round ${round}`).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers['etag'] });
      expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    }
    const refused = await get({ 'Accept-Encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again to whoever has them, and are when they have changed', async () => {
    let page = PAGE;
    const get = await serverOf((response) => response.setHeader('Content-Type', 'text/html').end(page));
    const { headers } = await get();
    const again = await get({ 'If-None-Match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag: headers['etag'] } });
    page = PAGE.replace('Häfen', 'Hafen');
    expect(await get({ 'If-None-Match': String(headers['etag']) })).toMatchObject({ status: 200, body: Buffer.from(page) });
  });

  it('leave alone what is short, streamed, compressed already, an error, or no GET', async () => {
    const short = await serverOf((response) => response.end('short'));
    expect(await short()).toMatchObject({ body: Buffer.from('short') });
    server?.close();
    const streamed = await serverOf((response) => {
      response.write(PAGE);
      response.end(PAGE);
    });
    expect((await streamed({ 'Accept-Encoding': 'gzip' })).body.toString()).toBe(PAGE + PAGE);
    server?.close();
    const failed = await serverOf((response) => {
      response.statusCode = 500;
      response.end(PAGE);
    });
    expect(await failed()).toMatchObject({ status: 500, body: Buffer.from(PAGE) });
    expect((await failed()).headers['etag']).toBeUndefined();
    server?.close();
    const head = await serverOf((response) => response.end(PAGE));
    expect((await head({}, 'HEAD')).headers['etag']).toBeUndefined();
  });

  it('have their scripts asked for once they stand on the screen', async () => {
    const scripts = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script>';
    const own = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
    const page = `<!DOCTYPE html><html><head>${scripts}</head><body>${PAGE}${own}</body></html>`;
    const get = await serverOf((response) => response.setHeader('Content-Type', 'text/html').end(page));
    const { body, headers } = await get();
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.toString()).not.toMatch(/<script[^>]* src=|rel="preload" as="script"/);
    expect(body.toString()).toContain('<script data-late="/_next/static/chunks/a.js" async=""></script><script>{function load()');
    expect(body.toString()).toContain('<script data-late="/_next/static/chunks/b.js" id="_R_" async=""></script>');
  });

  it('say no length to whoever asks for the headers alone', async () => {
    const get = await serverOf((response) => response.setHeader('Content-Type', 'text/html').setHeader('Content-Length', PAGE.length).end());
    expect((await get({}, 'HEAD')).headers).not.toHaveProperty('content-length');
  });
});
