/**
 * `npm run prove`: the integration tests with all the runs that reliability.md asks for, where `npm test` makes a tenth,
 * and at the end what was done for each goal. SEED=… gives other cases; arguments after `--` narrow the files.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { DATA } from './lib/paths.mjs';
import { runMain, say, step } from './lib/report.mjs';

const RESULTS = join(DATA, 'prove');
const REPORT = join(RESULTS, 'integration.json');

await runMain(async () => {
  await ensurePackages();
  const { ensureClient } = await import('./lib/client.mjs');
  const { tool } = await import('./lib/checks.mjs');
  const { atLeastOneFailure, figuresByGoal, vitestCount } = await import('./lib/tally.mjs');
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  await step('database client made', ensureClient);

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const args = ['run', '--project', 'integration', '--project', 'integration-apart', ...reporters, ...process.argv.slice(2)];
  const code = await step('tests', () => tool(['vitest', 'vitest.mjs'], args, { env: { PROVE: '1' } }));

  say('');
  for (const [goal, figures] of await figuresByGoal(REPORT)) {
    say(`${goal.padEnd(4)}${[...figures].map(([name, figure]) => `${figure.toLocaleString('en')} ${name}`).join(', ')}`);
  }
  const { passed, failed } = atLeastOneFailure(await vitestCount(REPORT), code);
  say(`${passed} passed, ${failed} failed`);
  return code;
});
process.exit();
