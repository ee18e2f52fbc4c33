import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the product is measured against: pages and a call without a database, by the same Next from the same packages.
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  distDir: '../../.data/bench-baseline',
  turbopack: { root },
  // `npm run types` checks these files with all others.
  typescript: { ignoreBuildErrors: true },
};

export default config;
