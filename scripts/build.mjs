/** `npm run build`: the production build, whether or not one is there. Needs no database. */
import { ensureBuild } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';
import { runMain } from './lib/report.mjs';

await runMain(async () => {
  await ensurePackages();
  const { ensureClient } = await import('./lib/client.mjs');
  await ensureClient();
  await ensureBuild({ always: true });
});
