/** The production build: made when it is missing or its sources have changed since. */
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ensureAssets } from './assets.mjs';
import { filesBelow, fingerprint, makeUnlessCurrent } from './fingerprint.mjs';
import { fromRoot } from './paths.mjs';
import { say, step } from './report.mjs';
import { mustRun } from './run.mjs';

/** What goes into the build. public/ is served as it lies, so only its names count. */
const SOURCES = [
  'app',
  'src',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'prisma/schema',
  'scripts/lib/secret-rules.mjs',
];

const MARK = fromRoot('.next', 'made-from');

/** @param {{ always?: boolean }} [options] */
export async function ensureBuild({ always = false } = {}) {
  await ensureAssets(); // they count among the sources
  if (always) await rm(MARK, { force: true });
  await makeUnlessCurrent({
    mark: MARK,
    result: fromRoot('.next', 'BUILD_ID'),
    print: sourcesPrint(),
    make: async () => {
      say('  Building the site (a minute or two; again only when the sources change) …');
      await step('site built', build);
    },
  });
}

async function build() {
  await mustRun('The build', process.execPath, [fromRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    quiet: true,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The build must not depend on the database that happens to run: the same build serves every database.
      DATABASE_URL: undefined,
      NEXTAUTH_SECRET: undefined,
    },
  });
}

function sourcesPrint() {
  const sources = filesBelow(
    SOURCES.map((path) => fromRoot(path)),
    (path) => !isTest(path) && path !== 'src/server/generated',
  );
  const assets = filesBelow([fromRoot('public')]).map(
    (file) => `${file.slice(fromRoot().length)} ${statSync(file).size}`,
  );
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map(String)
    .sort();
  return fingerprint(sources, [process.versions.node.split('.')[0] ?? '', ...settings, ...assets]);
}

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path) || path === 'src/test';
