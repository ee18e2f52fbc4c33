/**
 * The Node.js server around Next. It exists for what `next start` gets wrong before our code runs: it answers 500 to
 * a malformed address and to TRACE, and believes a caller's own X-Forwarded-For. `npm start` brings up everything that
 * this needs and then calls `serve`; an operator who has a database and a build may run `node server.mjs` alone.
 *
 * Shutdown, on SIGTERM or SIGINT: `globalThis.marsaLifecycle.draining` turns true (/api/ready answers 503 from then on),
 * the functions in `onDrain` run (streams without an end close), requests in flight end, then the functions in `marsaLifecycle.onStop` run (the outbox, the clock, the pool).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { accept, writeAccessLog } from './scripts/lib/http.mjs';
import { sendKeptBodies } from './scripts/lib/kept-bodies.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import { portInUse, webAddress } from './scripts/lib/ports.mjs';
import { refuseUnreadable } from './scripts/lib/refuse.mjs';
import { Explained, runMain, say } from './scripts/lib/report.mjs';
import { loadSettings, requireSecret, setMode } from './scripts/lib/settings.mjs';
import { nextStop } from './scripts/lib/stop.mjs';
import { PER_REQUEST_HEADER } from './src/modules/platform/per-request-pages.mjs';
import { BARE_POLICY } from './src/server/security-headers.mjs';

/** Kubernetes and Docker kill after 30 s or less; what has not ended by then is cut off. */
const DRAIN_MS = 20_000;
const CLEAN_UP_MS = 5_000;

/** @typedef {{ draining: boolean, onDrain: Set<() => void>, onStop: Set<() => unknown>, notes: Map<string, object>, absent: Set<string> }} Lifecycle src/server/lifecycle.ts reads it */

/**
 * Starts listening.
 * @param {{ dev?: boolean }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ dev = false } = {}) {
  const { host, port } = webAddress();
  const trustProxy = Number(process.env['TRUST_PROXY'] || 0);
  /** @type {Lifecycle} */
  const lifecycle = { draining: false, onDrain: new Set(), onStop: new Set(), notes: new Map(), absent: new Set() };
  /** @type {AsyncLocalStorage<string[] | undefined>} the markups of a document that is made per request: src/server/kept-markup.ts puts them in, src/ui/standing-markup.tsx takes them out */
  const documentParts = new AsyncLocalStorage();
  Object.assign(globalThis, { marsaLifecycle: lifecycle, ...(!dev && { marsaDocumentParts: documentParts }) });

  const server = createServer();
  const { handle, close } = await startNext({ dev, port, server });
  server.keepAliveTimeout = 65_000; // longer than the proxies that keep connections open, so that they close first
  server.on('connect', (_request, socket) => {
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nContent-Security-Policy: ${BARE_POLICY}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  server.on('clientError', refuseUnreadable);
  server.on('request', (request, response) => {
    const begun = performance.now();
    const call = accept(request, response, { trustProxy, isAbsent: (id) => lifecycle.absent.has(id) });
    response.once('close', () => {
      writeAccessLog(call, response, performance.now() - begun, lifecycle.notes.get(call.id));
      lifecycle.notes.delete(call.id);
      lifecycle.absent.delete(call.id);
    });
    if (lifecycle.draining) response.setHeader('Connection', 'close');
    if (call.answered) return;
    const isForOne = isDocumentPerRequest(request);
    if (!isForOne) sendKeptBodies(request, response);
    documentParts.run(isForOne ? [] : undefined, () => handle(request, response).catch(() => response.destroy()));
  });
  await listen(server, port, host);

  return {
    url: addressOf(server),
    close: async () => {
      lifecycle.draining = true;
      lifecycle.onDrain.forEach((end) => end());
      await drain(server, dev ? 0 : DRAIN_MS); // development keeps a hot-reload socket open for ever
      const cleanUp = Promise.allSettled([...lifecycle.onStop].map(async (stop) => stop()));
      await Promise.race([Promise.all([cleanUp, close()]), sleep(CLEAN_UP_MS, undefined, { ref: false })]);
    },
  };
}

/** Whether a page that is made for this request alone is asked for as a document, not as data for a page that is open already. @param {import('node:http').IncomingMessage} request */
function isDocumentPerRequest({ headers, method }) {
  return method === 'GET' && headers[PER_REQUEST_HEADER] !== undefined && headers['rsc'] === undefined;
}

/** @param {{ dev: boolean, port: number, server: import('node:http').Server }} options */
async function startNext({ dev, port, server }) {
  const { default: next } = await import('next');
  // Next listens for WebSocket upgrades on whatever server it is given. Only development has any (hot reload).
  const upgrades = /** @type {import('node:http').Server} */ (dev ? server : new EventEmitter());
  // The name is only what Next puts into `request.url`; a redirect to the same site goes out without it.
  const app = next({
    dev,
    dir: ROOT,
    port,
    hostname: 'localhost',
    httpServer: upgrades,
    ...(dev && { turbopack: true }),
  });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 */
async function listen(server, port, host) {
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(error.code === 'EADDRINUSE' ? new Explained(portInUse(port)) : error),
    );
    server.listen(port, host, () => resolve(undefined));
  });
}

/** @param {import('node:http').Server} server */
function addressOf(server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server does not listen on a port');
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  return `http://${anywhere ? 'localhost' : address.address}:${address.port}`;
}

/**
 * @param {import('node:http').Server} server
 * @param {number} ms
 */
async function drain(server, ms) {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that was in use when the server closed becomes idle later, and is not closed by itself.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.race([closed, sleep(ms, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    const stop = nextStop();
    const dev = process.argv.includes('--dev');
    loadSettings();
    setMode(dev ? 'development' : 'production');
    if (!process.env['DATABASE_URL'])
      throw new Explained('DATABASE_URL is not set. `npm start` brings its own database.');
    requireSecret();
    const server = await serve({ dev });
    say(`Marsa Mart is ready: ${server.url}`);
    await stop.requested;
    await server.close();
  });
  process.exit();
}
