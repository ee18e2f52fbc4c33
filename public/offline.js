/**
 * The service worker. It keeps one page per language for when there is no network, with its styles and its picture, and
 * nothing else: prices and orders are never shown from a cache.
 */
const CACHE = 'offline-1';
const PAGES = ['/offline', '/zh/offline', '/hi/offline', '/de/offline', '/ar/offline'];

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

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(PAGES.map((path) => keep(cache, path)))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    const language = /^\/(zh|hi|de|ar)(?=\/|$)/.exec(pathname)?.[0] ?? '';
    event.respondWith(fetch(request).catch(async () => (await caches.match(`${language}/offline`)) ?? Response.error()));
    return;
  }
  // Only what the offline page itself needs is asked of the cache, and only when the network fails.
  if (/^\/(_next\/static\/.+\.css|pictures\/|vendor\/)/.test(pathname)) event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});
