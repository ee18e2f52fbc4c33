/** The browser tests: a server of their own on a free port, beside a fresh demo database of their own. */
import { join } from 'node:path';
import { tool } from './checks.mjs';
import { THROWAWAY } from './cluster.mjs';
import { freePort } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { startProduct } from './server-process.mjs';

const CLUSTER = 'e2e';

/**
 * @param {{ chromium: string, results: string, only: string[] }} options
 * @returns {Promise<number>} exit code
 */
export async function runBrowserTests({ chromium, results, only }) {
  const prepared = await prepare({ cluster: CLUSTER, ownDatabase: true, settings: THROWAWAY, fresh: true });
  try {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await startProduct({
      port,
      env: { ...prepared.env, NEXTAUTH_URL: url, APP_URL: url, RFQS_PER_HOUR: '1000000' },
      logFile: join(results, 'server.log'),
    });
    try {
      return await tool(['playwright', 'cli.js'], ['test', ...only], {
        env: { BASE_URL: url, CHROMIUM_PATH: chromium, DATABASE_URL: prepared.env['DATABASE_URL'] },
      });
    } finally {
      await server.stop();
    }
  } finally {
    await prepared.close();
  }
}
