/**
 * The bodies of pages made beforehand, kept ready to be sent. Next keeps such a page as a string, and would hash it for its
 * ETag, turn it into bytes and compress it anew for each request: more work than all the rest of the answer. A body is known
 * again by the string itself, so a page that was made anew is a new body, and nothing has to be told here.
 *
 * The numbers of docs/performance.md, line 2, are of this; docs/decisions/0017-kept-bodies.md.
 */
import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import { withLateScripts } from './late-scripts.mjs';

/** Bytes of all bodies together; the least used go first. Five languages of the site's fixed pages are 15 MB. */
const LIMIT = 64 * 2 ** 20;
/** Shorter ones are sent as fast as they are looked up. */
const SHORTEST = 1024;
/** As Next's own compression has it: beyond this level text hardly shrinks. */
const LEVEL = constants.Z_DEFAULT_COMPRESSION;

/** @typedef {{ etag: string, plain: Buffer, gzip?: Buffer }} Body */

/** @type {Map<string, Body>} in the order of their last use */
const bodies = new Map();
let kept = 0;

/**
 * Has a response send what is kept, when its whole body is given as one string. Next's compression takes the place of `end`
 * later, hence the accessor: it is given Node's own `end` to call, and whoever asks after it gets this one, which sends what
 * is kept past it and everything else through it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function sendKeptBodies(request, response) {
  if (request.method === 'HEAD') return withoutLength(response);
  if (request.method !== 'GET') return;
  let end = response.end;
  let isTaken = false;
  const endKept = /** @type {typeof response.end} */ (
    (/** @type {any[]} */ ...given) => {
      const [text] = given;
      const isWhole = typeof text === 'string' && text.length >= SHORTEST && !response.headersSent && response.statusCode === 200;
      const isAsItWas = !isWhole || response.hasHeader('Content-Encoding');
      return Reflect.apply(end, response, isAsItWas ? given : [choose(request, response, text)]);
    }
  );
  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => (isTaken ? endKept : end),
    set: (/** @type {typeof response.end} */ other) => {
      end = other;
      isTaken = true;
    },
  });
}

/** Next's length is of the page as it made it; the one that is sent depends on what the caller takes. A HEAD may leave it out (RFC 9110, 9.3.2). @param {import('node:http').ServerResponse} response */
function withoutLength(response) {
  const setHeader = response.setHeader.bind(response);
  const isPage = () => String(response.getHeader('Content-Type')).startsWith('text/html');
  response.setHeader = (name, value) => (name.toLowerCase() === 'content-length' && isPage() ? response : setHeader(name, value));
}

/**
 * Sets the headers that go with what is sent: nothing, where the caller has it already.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} text
 */
function choose(request, response, text) {
  const body = bodyOf(text);
  response.setHeader('ETag', body.etag);
  response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '));
  if (isKnown(request, body.etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    response.removeHeader('Content-Type');
    return undefined;
  }
  if (!takesGzip(request)) {
    response.setHeader('Content-Length', body.plain.length);
    return body.plain;
  }
  const gzip = (body.gzip ??= compressed(body));
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', gzip.length);
  return gzip;
}

/** @param {string} text */
function bodyOf(text) {
  const known = bodies.get(text);
  if (known) {
    bodies.delete(text);
    bodies.set(text, known);
    return known;
  }
  const plain = Buffer.from(withLateScripts(text));
  // Weak, for the compressed and the plain bytes are two representations of one page (RFC 9110, 8.8.3).
  /** @type {Body} */
  const body = { etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`, plain };
  bodies.set(text, body);
  // The string is kept too, two bytes a sign where it holds more than Latin.
  makeRoom(3 * plain.length);
  return body;
}

/** @param {Body} body */
function compressed(body) {
  const gzip = gzipSync(body.plain, { level: LEVEL });
  kept += gzip.length;
  return gzip;
}

/** @param {number} bytes that have come */
function makeRoom(bytes) {
  kept += bytes;
  for (const [text, { plain, gzip }] of bodies) {
    if (kept <= LIMIT) return;
    bodies.delete(text);
    kept -= 3 * plain.length + (gzip?.length ?? 0);
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} etag
 */
function isKnown({ headers }, etag) {
  if (/no-cache/i.test(headers['cache-control'] ?? '')) return false;
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/** @param {import('node:http').IncomingMessage} request */
function takesGzip({ headers }) {
  return /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i.test(String(headers['accept-encoding'] ?? ''));
}
