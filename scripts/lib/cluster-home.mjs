/**
 * The folder of one database cluster: `.data/<name>`, and inside it `data` (PostgreSQL's own), `cluster.json` (port and
 * password) and `postgres.log`. Where root runs a project that is closed to the engine's user, the folder lies in the
 * system's and `.data/<name>/moved-to` names it, so that whoever deletes `.data` starts afresh as everywhere else.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { canReach, engineIdentity, SYSTEM_FOLDER } from './engine.mjs';
import { say } from './report.mjs';
import { DATA, ROOT } from './paths.mjs';

const SUFFIX_BYTES = 3;

/**
 * @param {string} name
 * @returns {Promise<{ home: string, identity: import('./engine.mjs').Identity | null }>}
 */
export async function clusterHome(name) {
  const inside = join(DATA, name);
  await mkdir(inside, { recursive: true });
  const identity = engineIdentity(join(inside, 'data'));
  if (!identity) return { home: inside, identity };
  for (const folder of [DATA, inside]) openToWalk(folder);
  if (canReach(join(inside, 'data'), identity)) return { home: inside, identity };
  const home = await outsideHome(name, inside);
  return { home, identity: engineIdentity(join(home, 'data')) };
}

/**
 * @param {string} name
 * @param {string} inside
 */
async function outsideHome(name, inside) {
  const pointer = join(inside, 'moved-to');
  const known = await readFile(pointer, 'utf8').catch(() => '');
  if (known && existsSync(known)) return known;
  const project = `${basename(ROOT)}-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`;
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  openToWalk(SYSTEM_FOLDER);
  await forgetEarlier(`${project}-${name}-`);
  const home = join(SYSTEM_FOLDER, `${project}-${name}-${randomBytes(SUFFIX_BYTES).toString('hex')}`);
  await mkdir(home);
  openToWalk(home);
  if (existsSync(join(inside, 'data'))) {
    execFileSync('mv', [join(inside, 'data'), join(inside, 'cluster.json'), home]);
  }
  await writeFile(pointer, home);
  say(`  The data lie in ${home}, because the project's folder is closed to the database's user.`);
  return home;
}

/**
 * Data of a project that stood at this very path, whose `.data` is gone: nobody can reach them any more.
 * @param {string} prefix
 */
async function forgetEarlier(prefix) {
  for (const entry of await readdir(SYSTEM_FOLDER)) {
    if (!entry.startsWith(prefix) || entry.length !== prefix.length + SUFFIX_BYTES * 2) continue;
    await stopPostmasterOf(join(SYSTEM_FOLDER, entry));
    await rm(join(SYSTEM_FOLDER, entry), { recursive: true, force: true });
  }
}

/** @param {string} home */
async function stopPostmasterOf(home) {
  const { stopPostmaster, livePostmaster } = await import('./postmaster.mjs');
  const running = livePostmaster(join(home, 'data'));
  if (running) await stopPostmaster(running.pid);
}

/**
 * Lets others walk through (not list) a folder of ours that a strict umask closed.
 * @param {string} folder
 */
function openToWalk(folder) {
  const { mode } = statSync(folder);
  if ((mode & 0o111) !== 0o111) chmodSync(folder, mode | 0o111);
}
