/**
 * The embedded database, shared by all processes of this folder: the first one starts it, later ones join, and the
 * last one to leave stops it. A server that a crash left running is joined as well, so that no crash needs a cure.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterHome } from './cluster-home.mjs';
import { findEngine } from './engine.mjs';
import { freePort, isFree } from './ports.mjs';
import {
  livePostmaster,
  majorVersionOf,
  makeDataFolder,
  startPostmaster,
  stopPostmaster,
  untilReady,
} from './postmaster.mjs';
import { isAlive, withLock } from './processes.mjs';
import { Explained } from './report.mjs';

const MAJOR_VERSION = '18';

/** Only this machine can connect, by TCP; a Unix socket would need a folder with a short path. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Tests make their data anew, so nothing needs to survive a power cut. */
export const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

/**
 * @typedef {object} Cluster
 * @property {(database: string) => string} url address of one of its databases, with the superuser
 * @property {() => Promise<void>} close leaves it; stops it when nobody else uses it
 */

/**
 * @param {string} name folder below `.data`
 * @param {{ settings?: Record<string, string>, guard?: boolean }} [options] guard: start it again when it dies
 * @returns {Promise<Cluster>}
 */
export async function openCluster(name, { settings = {}, guard = false } = {}) {
  const { home, identity } = await clusterHome(name);
  const place = { home, identity, settings: { ...SETTINGS, ...settings } };
  const lock = join(home, 'lock');
  const state = await withLock(lock, async () => {
    await joinUsers(home);
    return up(place);
  });
  const guardian = guard ? setInterval(watch, 1_000) : undefined;
  let watching = false;
  async function watch() {
    if (watching || livePostmaster(join(home, 'data'))) return;
    watching = true;
    await withLock(lock, () => up({ ...place, port: state.port })).catch((error) =>
      process.stderr.write(`the embedded database is down and does not start: ${error.message}\n`),
    );
    watching = false;
  }
  return {
    url: (database) => address(state, database),
    close: async () => {
      clearInterval(guardian);
      await withLock(lock, () => leave(home));
    },
  };
}

/**
 * @param {{ home: string, identity: import('./engine.mjs').Identity | null, settings: Record<string, string>, port?: number }} place
 * @returns {Promise<{ port: number, password: string }>}
 */
async function up({ home, identity, settings, port: fixedPort }) {
  const dataDir = join(home, 'data');
  const stateFile = join(home, 'cluster.json');
  const remembered = await readState(stateFile);
  const password = remembered?.password ?? randomBytes(24).toString('base64url');
  if (livePostmaster(dataDir)) {
    const server = await untilReady(dataDir);
    if (server) return { port: server.port, password };
  }
  const engine = await findEngine(identity);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    await writeState(stateFile, { port: 0, password });
    await makeDataFolder({ engine, home, identity, password });
  } else if (!remembered) {
    throw new Explained(
      `${stateFile}, with the password of ${dataDir}, is gone. Bring it back, or delete both to start anew.`,
    );
  }
  const version = await majorVersionOf(home);
  if (version !== MAJOR_VERSION) {
    throw new Explained(
      `${dataDir} was made by PostgreSQL ${version}; this project brings ${MAJOR_VERSION}. Move it away, or export it with its own version first.`,
    );
  }
  const port = fixedPort ?? (await choosePort(remembered?.port));
  const server = await startPostmaster({ engine, home, identity, port, settings });
  await writeState(stateFile, { port: server.port, password });
  return { port: server.port, password };
}

/** @param {number} [remembered] */
async function choosePort(remembered) {
  return remembered && (await isFree(remembered)) ? remembered : freePort();
}

/**
 * @param {string} file
 * @returns {Promise<{ port: number, password: string } | null>}
 */
async function readState(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

/**
 * @param {string} file
 * @param {{ port: number, password: string }} state
 */
async function writeState(file, state) {
  await writeFile(file, JSON.stringify(state), { mode: 0o600 });
}

/**
 * @param {{ port: number, password: string }} state
 * @param {string} database
 */
function address({ port, password }, database) {
  const url = new URL('postgresql://127.0.0.1');
  url.port = String(port);
  url.username = 'postgres';
  url.password = password;
  url.pathname = database;
  return url.href;
}

/** @param {string} home */
async function joinUsers(home) {
  await mkdir(join(home, 'users'), { recursive: true });
  await writeFile(join(home, 'users', String(process.pid)), '');
}

/** @param {string} home */
async function leave(home) {
  const folder = join(home, 'users');
  await rm(join(folder, String(process.pid)), { force: true });
  let others = 0;
  for (const entry of await readdir(folder)) {
    if (isAlive(Number(entry))) others += 1;
    else await rm(join(folder, entry), { force: true });
  }
  const server = livePostmaster(join(home, 'data'));
  if (server && others === 0) await stopPostmaster(server.pid);
}
