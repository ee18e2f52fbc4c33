/** What `npm start` and `npm run dev` share: from a fresh clone, or from yesterday's folder, to a site that answers. */
import { ensureBuild } from './build.mjs';
import { requireWebPort } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { say } from './report.mjs';
import { loadSettings, setMode } from './settings.mjs';
import { nextStop } from './stop.mjs';

function interrupted() {
  say('Stopped before it was ready.');
  return 130; // what a shell calls a program that was interrupted
}

/**
 * Serves in this process until somebody asks it to stop.
 * @param {{ dev: boolean }} options dev: compile what is asked for instead of building everything
 * @returns {Promise<number>} exit code
 */
export async function runSite({ dev }) {
  const stop = nextStop();
  setMode(dev ? 'development' : 'production');
  loadSettings();
  say(`Marsa Mart is starting${dev ? ' for development' : ''}.`);
  try {
    await requireWebPort();
    const prepared = await prepare({ serves: true });
    try {
      Object.assign(process.env, prepared.env);
      if (!dev && !stop.isRequested()) await ensureBuild();
      if (stop.isRequested()) return interrupted();
      await serveUntilStopped(stop, dev, prepared.demo);
      return 0;
    } finally {
      await prepared.close();
    }
  } catch (error) {
    // What was being done when the stop came has failed because of it.
    if (stop.isRequested()) return interrupted();
    throw error;
  }
}

/**
 * @param {ReturnType<typeof nextStop>} stop
 * @param {boolean} dev
 * @param {boolean} demo
 */
async function serveUntilStopped(stop, dev, demo) {
  // Both need packages, which may only just have been installed.
  const { serve } = await import('../../server.mjs');
  const { demoAccounts } = await import('./demo.mjs');
  const server = await serve({ dev });
  if (demo) say(`\n${await demoAccounts()}`);
  say(`\nMarsa Mart is ready: ${server.url}\n`);
  await stop.requested;
  say('Stopping: requests in flight are finished first.');
  await server.close();
}
