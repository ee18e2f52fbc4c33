/** The part that `npm start` and `npm run dev` share: serve in this process until somebody asks it to stop. */
import { say } from './report.mjs';

/**
 * @param {object} options
 * @param {ReturnType<typeof import('./stop.mjs').nextStop>} options.stop
 * @param {(url: string) => Promise<void>} options.onReady
 * @param {boolean} [options.dev]
 */
export async function serveUntilStopped({ stop, onReady, dev = false }) {
  const { serve } = await import('../../server.mjs'); // needs packages, which may just have been installed
  const server = await serve({ dev });
  await onReady(server.url);
  await stop.requested;
  say('Stopping: requests in flight are finished first.');
  await server.close();
}

/**
 * @param {string} url
 * @param {boolean} demo
 */
export async function announce(url, demo) {
  const { demoAccounts } = await import('./demo.mjs');
  if (demo) say(`\n${await demoAccounts()}`);
  say(`\nMarsa Mart is ready: ${url}\n`);
}
