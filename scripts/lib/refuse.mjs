/** How the server's front door refuses: JSON for programs, a page for people. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPage, plainPageHeaders } from '../../src/server/plain-page.mjs';
import { BARE_POLICY, securityHeaders } from '../../src/server/security-headers.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {{ errors: Record<string, string>, site: Record<string, string> }} Sentences */

/** @type {Map<string, Sentences>} */
const read = new Map();

/**
 * @param {string} locale
 * @returns {Sentences}
 */
function sentencesOf(locale) {
  const known = read.get(locale);
  if (known) return known;
  /** @type {Sentences} */
  const sentences = JSON.parse(readFileSync(join(ROOT, 'messages', `${locale}.json`), 'utf8'));
  read.set(locale, sentences);
  return sentences;
}

/** The titles of the refusals as a page, in messages/ under `site`. @type {Readonly<Record<string, string>>} */
const TITLES = { malformed_address: 'malformedTitle', method_not_allowed: 'refusedTitle' };

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {'malformed_address' | 'method_not_allowed'} code
 */
export function refuse(request, response, status, code) {
  const address = request.url ?? '';
  const isForPeople = !/^\/api(?:[/?]|$)/.test(address) && String(request.headers.accept ?? '').includes('text/html');
  if (isForPeople) {
    const locale = /^\/(zh|hi|de|ar)(?:[/?]|$)/.exec(address)?.[1] ?? 'en';
    const { site, errors } = sentencesOf(locale);
    const text = code === 'malformed_address' ? site['malformedText'] : site['refusedText'];
    const link = { href: locale === 'en' ? '/' : `/${locale}`, text: site['backToHome'] ?? '' };
    response.writeHead(status, plainPageHeaders());
    response.end(plainPage({ locale, status, title: site[TITLES[code] ?? ''] ?? errors[code] ?? '', text: text ?? '', link }));
    return;
  }
  response.writeHead(status, { ...securityHeaders(), 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ success: false, error: sentencesOf('en').errors[code], code }));
}

/** What HTTP itself can't read never becomes a request. @type {Readonly<Record<string, [status: string, error: string, code: string]>>} */
const UNREADABLE = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.', 'headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.', 'request_timeout'],
};

/**
 * Answers what is no HTTP request, as the API would. Node.js answers a bare status.
 * @param {NodeJS.ErrnoException} failure
 * @param {import('node:stream').Duplex} socket
 */
export function refuseUnreadable(failure, socket) {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, error, code] = UNREADABLE[failure.code ?? ''] ?? ['400 Bad Request', 'The request is no valid HTTP.', 'malformed_request'];
  const body = JSON.stringify({ success: false, error, code });
  const headers = { ...securityHeaders(), 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(Buffer.byteLength(body)), 'Cache-Control': 'no-store', 'Content-Security-Policy': BARE_POLICY, Connection: 'close' };
  socket.end(`HTTP/1.1 ${status}\r\n${Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}
