/**
 * `npm run bench [-- --only 3,4] [-- --products 10000,1000000]`: the speed goals, measured (docs/performance.md).
 * Exits with 1 when a gate is missed. Needs Linux and a quiet machine; the first run makes the databases, which takes minutes.
 */
import { parseArgs } from 'node:util';
import { ensurePackages } from '../scripts/lib/install.mjs';
import { Explained, runMain } from '../scripts/lib/report.mjs';

await runMain(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, products: { type: 'string', default: '10000,1000000' } },
  });
  if (process.platform !== 'linux')
    throw new Explained('The benchmark reads CPU times from /proc, which Linux alone has.');
  await ensurePackages();
  // What it takes needs packages, which may only just have been installed.
  const { measureLines } = await import('./bench.mjs');
  return measureLines(values);
});
process.exit();
