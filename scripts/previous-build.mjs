/**
 * `npm run drill:previous [-- --revision REVISION] [FILES]`: whether the build before still works on the database of this one
 * (reliability.md G19), so that new servers can be put in beside old ones, and taken out again. The code of the revision,
 * by default the last one before the newest migration, is checked out apart and gets the migrations of today; its own
 * tests of the API then run against such databases. Needs git and a history.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/install.mjs';
import { DATA, fromRoot, MIGRATIONS, ROOT } from './lib/paths.mjs';
import { Explained, runMain, say, step } from './lib/report.mjs';
import { exitCodeOf } from './lib/run.mjs';

const PLACE = join(DATA, 'previous');
const REPORT = join(DATA, 'previous.json');
/** It holds the schema against the migrations, and those are others on purpose. */
const APART = ['src/test/integration/drift.integration.test.ts'];

const { values: { revision: given }, positionals: narrowed } = parseArgs({ options: { revision: { type: 'string' } }, allowPositionals: true });

await runMain(async () => {
  await ensurePackages();
  const revision = given ?? (await beforeNewestMigration());
  await away();
  git('worktree', 'add', '--detach', PLACE, revision);
  try {
    say(`The build before is ${git('log', '-1', '--format=%h of %cd: %s', '--date=short', 'HEAD', { at: PLACE })}`);
    const added = await newMigrations();
    say(`  Migrations that it does not know: ${added.join(', ') || 'none'}`);
    await rm(join(PLACE, 'prisma', 'migrations'), { recursive: true });
    await cp(MIGRATIONS, join(PLACE, 'prisma', 'migrations'), { recursive: true });
    await step('its packages', packages);
    await rm(REPORT, { force: true });
    const code = await step('its tests of the API', () => tests(narrowed));
    const { atLeastOneFailure, vitestCount, vitestFailures } = await import('./lib/tally.mjs');
    for (const failure of await vitestFailures(REPORT)) say(failure);
    const { passed, failed } = atLeastOneFailure(await vitestCount(REPORT), code);
    say(`G19 ${revision.slice(0, 9)} on a schema with ${added.length} newer migrations: ${passed} passed, ${failed} failed`);
    return code;
  } finally {
    await away();
  }
});
process.exit();

/**
 * @param {(string | { at: string })[]} args of git; `at` says where, here otherwise
 * @returns {string} what it prints
 */
function git(...args) {
  const at = args.find((one) => typeof one === 'object')?.at ?? ROOT;
  try {
    return execFileSync('git', ['-C', at, ...args.filter((one) => typeof one === 'string')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    throw new Explained(`git could not do this: ${error instanceof Error && 'stderr' in error ? error.stderr : error}`);
  }
}

/** @param {string} folder */
async function migrationsIn(folder) {
  return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
}

async function beforeNewestMigration() {
  const newest = (await migrationsIn(MIGRATIONS)).at(-1);
  const added = git('log', '--diff-filter=A', '--first-parent', '-1', '--format=%H', '--', `prisma/migrations/${newest}`);
  if (added === '') throw new Explained(`The newest migration, ${newest}, is in no commit yet, or the history is cut off: name a revision.`);
  return git('rev-parse', `${added}^`);
}

async function newMigrations() {
  const known = await migrationsIn(join(PLACE, 'prisma', 'migrations'));
  return (await migrationsIn(MIGRATIONS)).filter((name) => !known.includes(name));
}

/** The same packages are shared without a copy; others are installed. Made anew is what the build makes of its schema. */
async function packages() {
  const same = git('diff', '--name-only', git('rev-parse', 'HEAD', { at: PLACE }), '--', 'package-lock.json') === '';
  if (same) execFileSync('cp', ['-al', fromRoot('node_modules'), join(PLACE, 'node_modules')]);
  await inPlace(['--input-type=module', '-e', `
    const { ensurePackages } = await import('./scripts/lib/install.mjs');
    await ensurePackages();
    const { ensureClient } = await import('./scripts/lib/client.mjs');
    await ensureClient();`]);
}

/** @param {string[]} files */
function tests(files) {
  const left = APART.flatMap((file) => ['--exclude', file]);
  const script = [join(PLACE, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'integration', '--project', 'integration-apart', ...left, '--reporter=json', `--outputFile.json=${REPORT}`, ...files];
  return exitCodeOf(process.execPath, script, { cwd: PLACE });
}

/** @param {string[]} args */
async function inPlace(args) {
  const code = await exitCodeOf(process.execPath, args, { cwd: PLACE });
  if (code !== 0) throw new Explained(`The build before could not be prepared (exit code ${code}).`);
}

/** Also what a broken run has left behind. */
async function away() {
  if (existsSync(PLACE)) await rm(PLACE, { recursive: true, force: true });
  git('worktree', 'prune');
}
