/**
 * Security headers of pages (reliability.md, Headers). Plain JavaScript, since the server's front door reads it too, before
 * the settings are there: what depends on those is asked for each time.
 * Public pages are static, and Next's static HTML holds inline scripts: they get 'unsafe-inline'. Pages behind a
 * sign-in are made per request and carry a nonce.
 */

import { createHash } from 'node:crypto';
import { mediaOrigins } from './media-origins.mjs';
import { THEME_SCRIPT } from './theme-script.mjs';

const THEME_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
const DEVELOPMENT = process.env['NODE_ENV'] === 'development';
/** With an account at uploadthing the browser sends files there and shows pictures from there; else nothing leaves this house. */
const hasService = () => Boolean(process.env['UPLOADTHING_TOKEN']);
/** Where the music search's tracks and covers lie; nowhere unless somebody configured it, and only over TLS. */
const media = () => mediaOrigins(process.env['MUSIC_MEDIA_ORIGINS'] ?? '').map((origin) => ` ${origin}`).join('');

function isHttps() {
  return (process.env['APP_URL'] ?? process.env['NEXTAUTH_URL'] ?? '').startsWith('https:');
}

/**
 * @param {string} [nonce] 128 random bits in base64; with it only scripts that carry it run, and the one that applies the theme
 * @returns {string} the header's value
 */
export function contentSecurityPolicy(nonce) {
  const [service, tracks] = [hasService(), media()];
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic' ${THEME_HASH}` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    // React's development build needs eval for its error overlay.
    `script-src 'self' ${scripts}${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${service ? ' https://*.ufs.sh' : ''}${tracks}`,
    `media-src 'self'${tracks}`,
    "font-src 'self'",
    `connect-src 'self'${DEVELOPMENT ? ' ws:' : ''}${service ? ' https://*.ingest.uploadthing.com' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of whatever shows nothing: answers of calls, redirects, empty answers. Nothing is loaded by them, and nobody frames them. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that every page answers, and whatever stands in a page's place.
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders() {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps() && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}
