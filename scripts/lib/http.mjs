/** What happens to every request before Next sees it, and the access log's line after it. */
import { randomUUID } from 'node:crypto';
import nextState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { GUARDED_SEGMENTS } from '../../src/access/guarded-paths.mjs';
import { chosenHome } from '../../src/i18n/locale-cookie.mjs';
import { isPerRequest, PER_REQUEST_HEADER } from '../../src/modules/platform/per-request-pages.mjs';
import { BARE_POLICY, securityHeaders } from '../../src/server/security-headers.mjs';
import { setFixedHeaders } from './fixed-headers.mjs';
import { refuse } from './refuse.mjs';

/** @typedef {{ id: string, method: string, path: string, ip: string, answered: boolean }} Call */

/**
 * Headers that only we, or a proxy we trust, may set. Next reads a nonce from the request's own policy header, and
 * earlier versions let `x-middleware-subrequest` skip the middleware.
 */
const OURS = [PER_REQUEST_HEADER, 'x-nonce', 'content-security-policy', 'content-security-policy-report-only', 'x-middleware-subrequest'];
const PROXY = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Cleans the request's headers, gives it a number, and answers what must not reach Next.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ trustProxy: number, isAbsent?: (id: string) => boolean }} options `isAbsent`: whether the page of a request has said that nothing is there
 * @returns {Call}
 */
export function accept(request, response, { trustProxy, isAbsent = () => false }) {
  const ip = callerAddress(request, trustProxy);
  const given = String(request.headers['x-request-id'] ?? '');
  const id = trustProxy > 0 && REQUEST_ID.test(given) ? given : randomUUID();
  removeHeaders(request, [...OURS, ...(trustProxy > 0 ? [] : PROXY), ...unheard(request)]);
  // Node keeps the first of two; which one was meant is anybody's guess, so neither counts.
  if (request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization').length > 1) request.headers.authorization = 'ambiguous';
  request.headers['x-forwarded-for'] = ip;
  request.headers['x-request-id'] = id;
  if (isPerRequest(request.url ?? '')) request.headers[PER_REQUEST_HEADER] = '1';
  response.setHeader('X-Request-Id', id);
  mendAnswers(response, () => isAbsent(id));

  const path = pathOf(request);
  const method = request.method ?? 'GET';
  const call = { id, method, path: path ?? '(malformed)', ip, answered: true };
  const allowed = path === null || isForApi(path) ? API_METHODS : pageMethods(path);
  if (path === null && method !== 'TRACE') {
    refuse(request, response, 400, 'malformed_address');
  } else if (path === null || !allowed.includes(method)) {
    response.setHeader('Allow', allowed.join(', '));
    refuse(request, response, 405, 'method_not_allowed');
  } else if (method === 'OPTIONS' && !isForApi(path)) {
    response.writeHead(204, { ...securityHeaders(), Allow: allowed.join(', ') }).end();
  } else {
    const only = onlyAddress(method, path);
    const home = chosenHome(request);
    if (home !== null) {
      // For this visitor alone: what caches keep of `/` is the page.
      response.writeHead(307, { ...securityHeaders(), Location: home, 'Cache-Control': 'private, no-store' }).end();
    } else if (only === null) {
      call.answered = false;
      setFixedHeaders(response, path);
    } else {
      response.writeHead(308, { ...securityHeaders(), Location: only + (request.url ?? '').slice(path.length) }).end();
    }
  }
  return call;
}

/** What a call may answer; which of them each does it says for itself (src/http/serve.ts). Next refuses others without a word. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** @param {string} path */
function isForApi(path) {
  return /^\/api(?:\/|$)/.test(path);
}

/** Pages with a form that sends POST before its script has come, and get themselves again; and where the contact form goes. */
const FORMS = new RegExp(`^(?:/(?:en|zh|hi|de|ar))?/(?:contact/send$|(?:${GUARDED_SEGMENTS.join('|')})(?:/|$))`, 'i');

/**
 * Next would make a page whatever the method is, as if something had been sent, put or deleted.
 * @param {string} path
 */
function pageMethods(path) {
  return FORMS.test(path) ? [...READING, 'POST'] : READING;
}

/**
 * Mends statuses and headers in the last moment before they are sent.
 *
 * A page that is made per request can't set its status: thrown as Next wants it, a 404 is empty until JavaScript has run. So
 * it says so beside, and gets the status here. What is not there may be there in a minute: a new page, or a script of the
 * version that is just being put up; Next tells caches to keep a 404 for a year.
 * @param {import('node:http').ServerResponse} response
 * @param {() => boolean} isAbsent
 */
function mendAnswers(response, isAbsent) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = /** @type {typeof response.writeHead} */ (
    (/** @type {number} */ given, /** @type {any[]} */ ...rest) => {
      const status = given === 200 && isAbsent() ? 404 : isBeyondFile(given, response) ? 416 : given;
      // What is left of a body that was refused would be read as the next request.
      if (status === 413) response.setHeader('Connection', 'close');
      if (status === 404) response.setHeader('Cache-Control', 'no-store');
      else askedAgain(response);
      // Pages have said theirs by now, and what is given here comes before it: this is for redirects, empty answers and refusals.
      if (!response.hasHeader('Content-Security-Policy')) response.setHeader('Content-Security-Policy', BARE_POLICY);
      return writeHead(status, ...rest);
    }
  );
}

/**
 * Next answers 500 where a range lies beyond a file's end; what was sent for is in a header.
 * @param {number} status
 * @param {import('node:http').ServerResponse} response
 */
function isBeyondFile(status, response) {
  return status === 500 && String(response.getHeader('Content-Range') ?? '').startsWith('bytes */');
}

/**
 * Conditions that Next answers 500 to when they fail, and ranges that it can't read: both may be left unheard (RFC 9110, 13.1.1
 * and 14.2), as files here change with a release alone. A router's state that it can't read is one more; without it the whole page is sent.
 * @param {import('node:http').IncomingMessage} request
 */
function unheard({ headers, method }) {
  if (method !== 'GET' && method !== 'HEAD') return [];
  const isRange = /^bytes=(?:\d+-\d*|-\d+)$/.test(headers.range ?? '');
  return ['if-match', 'if-unmodified-since', ...(isRange ? [] : ['range']), ...(isRouterState(headers['next-router-state-tree']) ? [] : ['next-router-state-tree'])];
}

/** Whether Next can read what a browser says of the page that it shows. @param {string | string[] | undefined} header */
function isRouterState(header) {
  try {
    nextState.parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page made beforehand is kept by Next and by caches in front of it. Next lets browsers show what they have kept of it for a
 * year as well (stale-while-revalidate), so that who comes again sees the page of last time, whatever has changed: they ask
 * each time instead, and are mostly told that nothing has.
 * @param {import('node:http').ServerResponse} response
 */
function askedAgain(response) {
  const [, seconds] = /^s-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control') ?? '')) ?? [];
  if (seconds) response.setHeader('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${seconds}`);
}

/** First segments below which every sign of an address means something: the API and files. */
const AS_WRITTEN = /^\/(?:api|_next|pictures|vendor|icons|music)(?:\/|$)/;

/** A language of ours with a script, a region or both (BCP 47), as other sites write it: zh-CN, zh-Hant-TW, en_US. */
const REGIONAL = /^\/(en|zh|hi|de|ar)(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?(?=\/|$)/i;

/**
 * The one address of a page that was asked for by another, or null where there is nothing to mend. Pages are written in
 * small letters, without a slash at the end and without the prefix of English, and a language without its region (zh-CN), so
 * that a search engine knows each by one address; whatever is to be mended is mended in one step. A dot names a file, whose capitals stay. An address that a browser
 * might take for another host's is left alone.
 * @param {string} method
 * @param {string} path
 */
function onlyAddress(method, path) {
  if ((method !== 'GET' && method !== 'HEAD') || /\\|^\/\//.test(path) || AS_WRITTEN.test(path)) return null;
  const small = path.includes('.') ? path : path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  const only = small.replace(/\/{2,}/g, '/').replace(REGIONAL, (_, language) => `/${language.toLowerCase()}`).replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  return only === path ? null : only;
}

/**
 * The address of the caller: the socket's, or with n trusted proxies what the outermost of them has seen. Whatever
 * stands further left in X-Forwarded-For was written by the caller.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustProxy
 */
export function callerAddress(request, trustProxy) {
  const socket = request.socket.remoteAddress ?? '';
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...named, socket];
  const address = chain[Math.max(0, chain.length - 1 - trustProxy)] ?? socket;
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * The path without the query; null when it cannot be decoded. An address that is written in full, as to a proxy, is
 * cut to its path.
 * @param {import('node:http').IncomingMessage} request
 */
function pathOf(request) {
  const target = request.url ?? '';
  if (!target.startsWith('/')) {
    if (!URL.canParse(target)) return null;
    const { pathname, search } = new URL(target);
    request.url = pathname + search;
  }
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).includes('\0') || !path.startsWith('/') ? null : path;
  } catch {
    return null;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string[]} names
 */
function removeHeaders(request, names) {
  for (const name of names) delete request.headers[name];
  const raw = request.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    if (names.includes(raw[at]?.toLowerCase() ?? '')) raw.splice(at, 2);
  }
}

/**
 * One line of JSON per request. The query stays out: it can hold a reset token. ACCESS_LOG=0 turns it off.
 * @param {Call} call
 * @param {import('node:http').ServerResponse} response
 * @param {number} ms
 * @param {object} [note] what the API knows of the request: its route, who made it
 */
export function writeAccessLog({ id, method, path, ip }, response, ms, note) {
  if (process.env['ACCESS_LOG'] === '0') return;
  const status = response.writableFinished ? response.statusCode : 499; // 499: the caller went away, as in nginx
  const line = {
    ts: new Date().toISOString(),
    level: 'info',
    event: 'request',
    reqId: id,
    method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
    ip,
    ...note,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
