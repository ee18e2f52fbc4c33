import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Listener = (event: { request: object; respondWith: (answer: Promise<Response>) => void; waitUntil: (work: Promise<unknown>) => void }) => void;

/** The answer that the service worker gives to a page when there is no network. */
async function answerWithoutNetwork(path: string, kept: Readonly<Record<string, string>>): Promise<Response> {
  const listeners: Record<string, Listener> = {};
  const match = (key: string) => Promise.resolve(key in kept ? new Response(kept[key], { headers: { 'content-type': 'text/html; charset=utf-8' } }) : undefined);
  runInNewContext(readFileSync(new URL('../../public/offline.js', import.meta.url), 'utf8'), {
    self: { location: { origin: 'http://port.test' }, addEventListener: (name: string, listener: Listener) => { listeners[name] = listener; } },
    caches: { match, open: () => Promise.resolve({ match, put: () => Promise.resolve() }) },
    fetch: () => Promise.reject(new TypeError('no network')),
    Response, URL, Set, Promise,
  });
  return new Promise((resolve, reject) => {
    listeners['fetch']?.({
      request: { method: 'GET', mode: 'navigate', url: `http://port.test${path}` },
      respondWith: (answer) => answer.then(resolve, reject),
      waitUntil: (work) => void work.catch(() => undefined),
    });
  });
}

describe('without network a page', () => {
  it.each([['/de/shop', 'kein Netz'], ['/shop', 'no network'], ['/ar', 'no network']])('%s is the kept one in its language, as a failure for now', async (path, text) => {
    const answer = await answerWithoutNetwork(path, { '/offline': 'no network', '/de/offline': 'kein Netz' });
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([503, text, 'text/html; charset=utf-8']);
  });

  it('in a language that was never read is one that was', async () => {
    expect(await (await answerWithoutNetwork('/ar/shop', { '/hi/offline': 'नेटवर्क नहीं' })).text()).toBe('नेटवर्क नहीं');
  });

  it('of which none is kept is a failure', async () => {
    expect((await answerWithoutNetwork('/shop', {})).type).toBe('error');
  });
});
