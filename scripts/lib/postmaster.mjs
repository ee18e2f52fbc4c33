/** The PostgreSQL server process itself: make its data folder, start it, find it, stop it. */
import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf, isAlive, waitFor } from './processes.mjs';
import { Explained } from './report.mjs';

/** @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */
/** @typedef {import('./engine.mjs').Identity | null} As */

const LOG_LIMIT = 5_000_000;

/**
 * The server that runs on this data folder, if one does. After a crash the file `postmaster.pid` may name a process
 * that is gone or, worse, a number that something else has by now: only a command line with this folder counts.
 * @param {string} dataDir
 * @returns {Postmaster | null}
 */
export function livePostmaster(dataDir) {
  let lines;
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !commandOf(pid).includes(`${dataDir} `)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes the data folder, in one step: what an interrupted attempt left behind is never taken for a database.
 * @param {{ engine: string, home: string, identity: As, password: string }} cluster
 */
export async function makeDataFolder({ engine, home, identity, password }) {
  const unfinished = join(home, 'data.new');
  const passwordFile = join(home, 'password.new');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity) for (const path of [unfinished, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const args = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--lc-messages=C',
  ];
  const log = openLog(home);
  try {
    const child = spawn(join(engine, 'bin', 'initdb'), args, { ...identity, cwd: home, stdio: ['ignore', log, log] });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Explained(`PostgreSQL could not make its data folder.\n${logTail(home)}`);
  } finally {
    closeSync(log);
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, join(home, 'data'));
}

/**
 * Starts the server and waits until it answers. It gets its own session, so that Ctrl-C in the terminal reaches the
 * application first and the database only after the last request has ended.
 * @param {{ engine: string, home: string, identity: As, port: number, settings: Record<string, string> }} cluster
 * @returns {Promise<Postmaster>}
 */
export async function startPostmaster({ engine, home, identity, port, settings }) {
  const dataDir = join(home, 'data');
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(home);
  const child = spawn(join(engine, 'bin', 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...identity,
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let gone = false;
  child.once('error', () => (gone = true)).once('exit', () => (gone = true));
  child.unref();
  const server = await waitFor(() => gone || readyPostmaster(dataDir, child.pid), 60_000);
  if (server && typeof server === 'object') return server;
  child.kill('SIGQUIT');
  throw new Explained(`PostgreSQL did not start.\n${logTail(home)}`);
}

/**
 * @param {string} dataDir
 * @param {number} [pid]
 */
function readyPostmaster(dataDir, pid) {
  const server = livePostmaster(dataDir);
  return server?.ready && (pid === undefined || server.pid === pid) ? server : null;
}

/**
 * A server that another process is just starting: wait for it.
 * @param {string} dataDir
 */
export const untilReady = (dataDir) => waitFor(() => readyPostmaster(dataDir), 60_000);

/**
 * Stops a server: sessions are ended, open transactions rolled back, the data written out.
 * @param {number} pid
 */
export async function stopPostmaster(pid) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitFor(() => !isAlive(pid), 15_000)) return;
  }
}

/** @param {string} home */
function openLog(home) {
  const file = join(home, 'postgres.log');
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) truncateSync(file);
  return openSync(file, 'a', 0o640);
}

/** @param {string} home */
function logTail(home) {
  const file = join(home, 'postgres.log');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8);
  return `${lines.join('\n')}\n(the whole log: ${file})`;
}

/** @param {string} home */
export async function majorVersionOf(home) {
  return (await readFile(join(home, 'data', 'PG_VERSION'), 'utf8').catch(() => '')).trim();
}
