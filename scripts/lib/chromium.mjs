/** The browser of the browser tests: found, or installed where that is one command and we may run it. */
import { existsSync } from 'node:fs';
import { Explained, say, step } from './report.mjs';
import { mustRun } from './run.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {Promise<string>} its path */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Explained(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = named || PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Explained(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  }
  say('  Installing Chromium for the browser tests …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('Chromium installed', async () => {
    await mustRun('apt-get update', 'apt-get', ['update', '-qq'], { quiet: true, env });
    await mustRun('apt-get install', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env,
    });
  });
  return '/usr/bin/chromium';
}
