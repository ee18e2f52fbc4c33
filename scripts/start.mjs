/** `npm start`: from a fresh clone, or from yesterday's folder, to a site that answers. */
import { ensureBuild } from './lib/build.mjs';
import { requireWebPort } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { runMain, say } from './lib/report.mjs';
import { loadSettings, setMode } from './lib/settings.mjs';
import { nextStop } from './lib/stop.mjs';
import { announce, serveUntilStopped } from './lib/serving.mjs';

await runMain(async () => {
  const stop = nextStop();
  setMode('production');
  say('Marsa Mart is starting.');
  loadSettings();
  await requireWebPort();
  const prepared = await prepare({ serves: true });
  try {
    Object.assign(process.env, prepared.env);
    if (!stop.isRequested()) await ensureBuild();
    if (!stop.isRequested()) await serveUntilStopped({ stop, onReady: (url) => announce(url, prepared.demo) });
  } finally {
    await prepared.close();
  }
});
process.exit();
