/**
 * `npm run prove`: the integration tests with all the runs that reliability.md asks for, where `npm test` makes a tenth,
 * then the two drills, which no test run has time for: a lost database is brought back, and the build before works on
 * today's schema. At the end stands what was done for each goal. SEED=… gives other cases; arguments after `--` narrow the
 * files, and leave the drills out.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { DATA, fromRoot } from './lib/paths.mjs';
import { runMain, say, step } from './lib/report.mjs';

const RESULTS = join(DATA, 'prove');
const DRILLS = [{ name: 'restore drill', script: 'restore-drill.mjs' }, { name: 'drill of the build before', script: 'previous-build.mjs' }];
const REPORT = join(RESULTS, 'integration.json');

const narrowed = process.argv.slice(2);

await runMain(async () => {
  await ensurePackages();
  const { ensureClient } = await import('./lib/client.mjs');
  const { tool } = await import('./lib/checks.mjs');
  const { atLeastOneFailure, figuresByGoal, vitestCount } = await import('./lib/tally.mjs');
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  await step('database client made', ensureClient);

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const args = ['run', '--project', 'integration', '--project', 'integration-apart', ...reporters, ...narrowed];
  const tests = await step('tests', () => tool(['vitest', 'vitest.mjs'], args, { env: { PROVE: '1' } }));

  say('');
  for (const [goal, figures] of await figuresByGoal(REPORT)) {
    say(`${goal.padEnd(4)}${[...figures].map(([name, figure]) => `${figure.toLocaleString('en')} ${name}`).join(', ')}`);
  }
  const { passed, failed } = atLeastOneFailure(await vitestCount(REPORT), tests);
  say(`${passed} passed, ${failed} failed`);
  const drills = narrowed.length > 0 ? [] : await drill();
  return [tests, ...drills].find((code) => code !== 0) ?? 0;
});
process.exit();

/** Both drills, one after the other, whatever comes of the first: their exit codes. */
async function drill() {
  const { exitCodeOf } = await import('./lib/run.mjs');
  /** @type {number[]} */
  const codes = [];
  for (const { name, script } of DRILLS) {
    // What was unpacked from an archive has no build before.
    if (script === 'previous-build.mjs' && !existsSync(fromRoot('.git'))) say(`${name}: left out, since there is no history here`);
    else codes.push(await step(name, () => exitCodeOf(process.execPath, [fromRoot('scripts', script)])));
  }
  return codes;
}
