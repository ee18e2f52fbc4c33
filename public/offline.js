/**
 * The service worker. It keeps one page, in each language that somebody reads in, for when there is no network, with its styles and its picture, and
 * nothing else: prices and orders are never shown from a cache.
 */
const CACHE = 'offline-2';
/** The styles and pictures that a page names. */
function assetsOf(html) {
  return [...html.matchAll(/(?:href|src)="(\/(?:_next\/static\/[^"]+\.css|pictures\/[^"]+|vendor\/[^"]+\.css)[^"]*)"/g)].map(([, path]) => path);
}

async function keep(cache, path) {
  const answer = await fetch(path, { cache: 'reload', credentials: 'omit' });
  if (!answer.ok) return;
  await cache.put(path, answer.clone());
  const assets = new Set(assetsOf(await answer.text()));
  await Promise.all([...assets].map((asset) => cache.add(asset).catch(() => undefined)));
}

/** Keeps the page of the language in which somebody reads, once; a failure is made up for by the next page. */
async function keepFor(language) {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(`${language}/offline`))) await keep(cache, `${language}/offline`).catch(() => undefined);
}

/** The page for when there is no network, as what it is: a failure for now, so that nothing takes it for the page that was asked for. */
async function withoutNetwork(language) {
  // In a language that was never read here: one that was, which says itself what it is written in.
  let kept = await caches.match(`${language}/offline`);
  for (const other of ['', '/zh', '/hi', '/de', '/ar']) kept ??= await caches.match(`${other}/offline`);
  return kept ? new Response(kept.body, { status: 503, statusText: 'Service Unavailable', headers: kept.headers }) : Response.error();
}

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

/** The first page of a visit was there before the worker, and tells its language itself. */
self.addEventListener('message', (event) => {
  const language = /^\/(zh|hi|de|ar)$/.exec(String(event.data))?.[0] ?? '';
  event.waitUntil(keepFor(language));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    const language = /^\/(zh|hi|de|ar)(?=\/|$)/.exec(pathname)?.[0] ?? '';
    event.respondWith(fetch(request).catch(() => withoutNetwork(language)));
    event.waitUntil(keepFor(language));
    return;
  }
  // Only what the offline page itself needs is asked of the cache, and only when the network fails.
  if (/^\/(_next\/static\/.+\.css|pictures\/|vendor\/)/.test(pathname)) event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});
