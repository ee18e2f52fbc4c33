/** `npm run dev`: as `npm start`, with the development server instead of a build. */
import { requireWebPort } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { announce, serveUntilStopped } from './lib/serving.mjs';
import { runMain, say } from './lib/report.mjs';
import { loadSettings, setMode } from './lib/settings.mjs';
import { nextStop } from './lib/stop.mjs';

await runMain(async () => {
  const stop = nextStop();
  setMode('development');
  say('Marsa Mart is starting for development.');
  loadSettings();
  await requireWebPort();
  const prepared = await prepare({ serves: true });
  try {
    Object.assign(process.env, prepared.env);
    if (!stop.isRequested()) {
      await serveUntilStopped({ stop, dev: true, onReady: (url) => announce(url, prepared.demo) });
    }
  } finally {
    await prepared.close();
  }
});
process.exit();
