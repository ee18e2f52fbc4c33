/** `npm run dev`: as `npm start`, with the development server instead of a build. */
import { runMain } from './lib/report.mjs';
import { runSite } from './lib/serving.mjs';

await runMain(() => runSite({ dev: true }));
process.exit();
