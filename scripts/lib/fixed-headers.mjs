/**
 * Headers that an answer has by its address alone. They stand here and not in next.config.mjs, whose rules Next tries one
 * after the other for every request: a fourteenth of what a page costs.
 */
import { GUARDED_SEGMENTS } from '../../src/access/guarded-paths.mjs';
import { contentSecurityPolicy, securityHeaders } from '../../src/server/security-headers.mjs';

const LANGUAGE = '(?:/(?:en|zh|hi|de|ar))?';
/** They get a policy of their own, with a nonce, from middleware.ts; the API says what it answers by itself. */
const OWN_POLICY = new RegExp(`^(?:/api(?:/|$)|${LANGUAGE}/(?:${GUARDED_SEGMENTS.join('|')})(?:/|$))`, 'i');
/** Their addresses carry a token, which must not leave with a link or a picture. */
const WITH_TOKEN = new RegExp(`^${LANGUAGE}/(?:reset-password|register/confirm)$`, 'i');
/** Files whose address stays when they change: seconds for which they need not be asked for again. */
const KEPT = [{ below: '/music/', seconds: 604_800 }, { below: '/pictures/', seconds: 604_800 }, { below: '/vendor/fonts/', seconds: 2_592_000 }];

/** @type {{ security: [string, string][], policy: string } | undefined} made with the first answer, when the settings are there */
let made;

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path without query
 */
export function setFixedHeaders(response, path) {
  made ??= { security: Object.entries(securityHeaders()), policy: contentSecurityPolicy() };
  for (const [name, value] of made.security) response.setHeader(name, value);
  if (!OWN_POLICY.test(path)) response.setHeader('Content-Security-Policy', made.policy);
  if (WITH_TOKEN.test(path)) response.setHeader('Referrer-Policy', 'no-referrer');
  const kept = KEPT.find(({ below }) => path.startsWith(below));
  if (kept) response.setHeader('Cache-Control', `public, max-age=${kept.seconds}, stale-while-revalidate=86400`);
}
