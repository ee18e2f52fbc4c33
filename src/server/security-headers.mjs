/**
 * Security headers of pages (reliability.md, Headers). Plain JavaScript, since next.config.mjs reads it too.
 * Public pages are static, and Next's static HTML holds inline scripts: they get 'unsafe-inline'. Pages behind a
 * sign-in are made per request and carry a nonce.
 */

import { mediaOrigins } from './media-origins.mjs';

const DEVELOPMENT = process.env['NODE_ENV'] === 'development';
/** With an account at uploadthing the browser sends files there and shows pictures from there; else nothing leaves this house. */
const SERVICE = Boolean(process.env['UPLOADTHING_TOKEN']);
/** Where the music search's tracks and covers lie; nowhere unless somebody configured it, and only over TLS. */
const MEDIA = mediaOrigins(process.env['MUSIC_MEDIA_ORIGINS'] ?? '').map((origin) => ` ${origin}`).join('');
const HTTPS = (process.env['APP_URL'] ?? process.env['NEXTAUTH_URL'] ?? '').startsWith('https:');

/**
 * @param {string} [nonce] 128 random bits in base64; with it only scripts that carry it run
 * @returns {string} the header's value
 */
export function contentSecurityPolicy(nonce) {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    // React's development build needs eval for its error overlay.
    `script-src 'self' ${scripts}${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${SERVICE ? ' https://*.ufs.sh' : ''}${MEDIA}`,
    `media-src 'self'${MEDIA}`,
    "font-src 'self'",
    `connect-src 'self'${DEVELOPMENT ? ' ws:' : ''}${SERVICE ? ' https://*.ingest.uploadthing.com' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(HTTPS ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that every page answers. */
export const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...(HTTPS ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];
