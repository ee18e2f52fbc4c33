/** `npm start`: the site, as it is served in production. */
import { runMain } from './lib/report.mjs';
import { runSite } from './lib/serving.mjs';

await runMain(() => runSite({ dev: false }));
process.exit();
