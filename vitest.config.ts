import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@/': at('./src/'), 'server-only': at('./src/test/empty.ts'), 'next/cache': at('./src/test/next-cache.ts') };

/** What every test finds set; the integration tests put their database's address over this one, which leads nowhere. */
const env = {
  NODE_ENV: 'test' as const,
  TZ: 'UTC',
  DATABASE_URL: 'postgresql://127.0.0.1:1/unit-tests-have-no-database',
  NEXTAUTH_SECRET: 'f3Kq9Zs1Lw7Xv5Tn2Rb8Hd4Jc6Gm0Py!',
  NEXTAUTH_URL: 'http://localhost:3000',
  // The buyers of the tests write faster than people do; rfq-limit.integration.test.ts sets its own.
  RFQS_PER_HOUR: '1000000',
};

/**
 * Files that put something else in a module’s place or into the environment, ask what such a thing was given, or what a process
 * remembers, have a process
 * of their own. All others share a worker's modules, which are loaded once: half of the processor time of all tests went
 * into loading them for each file.
 */
const NEEDS_A_PROCESS = /\bvi\.(mock|mocked|doMock|stubEnv|resetModules)\(|\/shop(-facets)?\.queries'/;
const INTEGRATION = /\.integration\.test\.ts$/;
const UNIT = /(?<!\.integration)\.test\.tsx?$/;
const files = readdirSync(at('./src/'), { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`);
const apart = files.filter((name) => (INTEGRATION.test(name) || UNIT.test(name)) && NEEDS_A_PROCESS.test(readFileSync(name, 'utf8')));

/** The tests of a kind in two projects: those that share their modules, and those that do not. */
const bothWays = <Options extends object>(name: string, kind: RegExp, options: Options) =>
  [true, false].map((isolate) => ({
    resolve: { alias },
    test: { ...options, name: isolate ? `${name}-apart` : name, env, isolate, include: files.filter((file) => kind.test(file) && apart.includes(file) === isolate) },
  }));

/**
 * unit: no database, no network; a file that needs a DOM begins with `// @vitest-environment jsdom`.
 * integration: every file has a PostgreSQL database of its own, made in src/test/integration.
 */
export default defineConfig({
  test: {
    // A worker waits for its database half of the time, so there is one more of them than cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Papers are drawn and modules loaded anew in some: seconds on a busy machine.
      ...bothWays('unit', UNIT, { testTimeout: 20_000 }),
      ...bothWays('integration', INTEGRATION, {
        globalSetup: ['src/test/integration/cluster.ts'],
        setupFiles: ['src/test/integration/database.ts', 'src/test/integration/log.ts'],
        testTimeout: 20_000,
        // A busy machine may be late once; the log says what was tried again.
        retry: process.env['CI'] ? 1 : 0,
        hookTimeout: 30_000,
      }),
    ],
  },
});
