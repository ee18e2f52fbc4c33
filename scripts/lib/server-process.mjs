/** A web server in a process of its own, for tests and measurements: started, waited for, stopped by its number. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.mjs';
import { waitFor } from './processes.mjs';
import { Explained } from './report.mjs';
import { mergedEnv } from './run.mjs';

/**
 * @typedef {object} ServerProcess
 * @property {number} pid
 * @property {number} port
 * @property {() => Promise<void>} stop in order; resolves once the process is gone
 */

/**
 * The product's own server in production mode, from the build that is there.
 * @param {{ port: number, env: Record<string, string>, logFile: string }} options
 */
export const startProduct = ({ port, env, logFile }) =>
  startServer({
    port,
    args: ['--max-semi-space-size=32', '--min-semi-space-size=32', '--no-parallel-scavenge', fromRoot('server.mjs')],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    logFile,
    path: '/api/health',
  });

/**
 * @param {object} options
 * @param {number} options.port where it will listen, on 127.0.0.1
 * @param {string[]} options.args of Node.js
 * @param {Record<string, string>} [options.env]
 * @param {string} options.logFile everything it prints
 * @param {string} options.path answers anything below 500 once the server is ready
 * @returns {Promise<ServerProcess>}
 */
export async function startServer({ port, args, env = {}, logFile, path }) {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: mergedEnv({ ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = await waitFor(() => child.exitCode !== null || answers(port, path), 60_000, 200);
  if (!ready || child.exitCode !== null || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Explained(`A server did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
  }
  return {
    pid: child.pid,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * @param {number} port
 * @param {string} path
 */
const answers = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.status < 500,
    () => false,
  );
