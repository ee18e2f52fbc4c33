/**
 * `npm test`: everything, from a fresh clone; `npm run check` (--quick): what takes seconds and needs neither a database
 * nor a browser. Further arguments after `--` narrow the browser tests. The last line counts.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { DATA, fromRoot } from './lib/paths.mjs';
import { Explained, runMain, say, step } from './lib/report.mjs';
import { nextStop } from './lib/stop.mjs';

const RESULTS = join(DATA, 'test-results');

await runMain(async () => {
  const begun = performance.now();
  const { values: quick, rest } = {
    values: process.argv.includes('--quick'),
    rest: process.argv.slice(2).filter((arg) => arg !== '--quick'),
  };
  const stop = nextStop();
  await ensurePackages();
  const { ensureClient } = await import('./lib/client.mjs');
  const { checkCycles, checkLint, checkTypes, tool } = await import('./lib/checks.mjs');
  const { atLeastOneFailure, playwrightCount, vitestCount, vitestFailures } = await import('./lib/tally.mjs');
  const chromium = quick ? '' : await (await import('./lib/chromium.mjs')).ensureChromium();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  await step('database client made', ensureClient);

  const total = { passed: 0, failed: 0 };
  /** Said again at the end: a log may be kept from its end only. @type {string[]} */
  const failures = [];
  /**
   * @param {string} title
   * @param {() => Promise<number>} work gives an exit code
   * @param {() => Promise<import('./lib/tally.mjs').Count>} [count] of its tests; a check without tests counts as one
   */
  async function run(title, work, count) {
    if (stop.isRequested()) throw new Explained('Stopped.');
    say(`\n${title}`);
    const code = await step(title.toLowerCase(), () => work().catch(explain));
    const { passed, failed } = atLeastOneFailure(
      count ? await count() : { passed: code === 0 ? 1 : 0, failed: 0 },
      code,
    );
    if (failed > 0) say(`  ${title}: ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
    return code === 0;
  }
  /** @param {string} project */
  const vitest = async (project) => {
    const file = join(RESULTS, `${project}.json`);
    const args = ['run', '--project', project, '--project', `${project}-apart`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    await run(
      `Tests: ${project}`,
      () => tool(['vitest', 'vitest.mjs'], args),
      () => vitestCount(file),
    );
    failures.push(...(await vitestFailures(file)));
  };

  // Types and lint have one thread each, and lint takes longest.
  const lintAndCycles = run('Lint', checkLint).then(() => run('Cycles', checkCycles));
  const typesAndUnit = run('Types', checkTypes).then(() => vitest('unit'));
  await Promise.all([typesAndUnit, lintAndCycles]);
  if (!quick) {
    await vitest('integration');
    const built = await run('Build', async () => (await import('./lib/build.mjs')).ensureBuild().then(() => 0));
    if (built && existsSync(fromRoot('src', 'test', 'e2e'))) {
      const { runBrowserTests } = await import('./lib/e2e.mjs');
      const options = { chromium, results: RESULTS, only: rest };
      await run(
        'Tests: browser',
        () => runBrowserTests(options),
        () => playwrightCount(join(RESULTS, 'browser.json')),
      );
    }
  }
  for (const failure of failures) say(`\n${failure}`);
  const minutes = (performance.now() - begun) / 60_000;
  say(`\n${total.passed} passed, ${total.failed} failed (${minutes.toFixed(1)} min)`);
  return total.failed === 0 ? 0 : 1;
});
process.exit();

/** @param {unknown} error */
function explain(error) {
  process.stderr.write(
    `${error instanceof Explained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  return 1;
}
