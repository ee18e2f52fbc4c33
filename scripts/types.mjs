/** `npm run types`: the TypeScript check, after the types that Next makes from the routes. */
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/install.mjs';
import { runMain } from './lib/report.mjs';
import { checkTypes } from './lib/checks.mjs';

await runMain(async () => {
  await ensurePackages();
  await ensureClient();
  return checkTypes();
});
