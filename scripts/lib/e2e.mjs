/** The browser tests: a server of their own on a free port, beside a fresh demo database of their own. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from './checks.mjs';
import { THROWAWAY } from './cluster.mjs';
import { fromRoot, ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { waitFor } from './processes.mjs';
import { Explained } from './report.mjs';
import { mergedEnv } from './run.mjs';

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
    const server = await startServer(
      port,
      { ...prepared.env, NEXTAUTH_URL: url, APP_URL: url },
      join(results, 'server.log'),
    );
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

/**
 * @param {number} port
 * @param {Record<string, string>} env
 * @param {string} logFile
 */
async function startServer(port, env, logFile) {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [fromRoot('server.mjs')], {
    cwd: ROOT,
    env: mergedEnv({ ...env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = await waitFor(() => child.exitCode !== null || answers(port), 60_000, 200);
  if (!ready || child.exitCode !== null) {
    child.kill('SIGKILL');
    throw new Explained(
      `The server of the browser tests did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`,
    );
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.status < 500,
    () => false,
  );
