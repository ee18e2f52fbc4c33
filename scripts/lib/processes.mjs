/** Which processes live, and a lock between those that share a folder. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process that has ended and only waits to be collected by its parent still has its number, but no command line.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || commandOf(pid) !== '';
}

/**
 * The command line of a process, or '' when there is none. Process numbers are reused, in containers soon, so a
 * number from a file means nothing until its command line was looked at.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/**
 * Waits until `condition` gives something, and returns it; null after `ms`.
 * @template T
 * @param {() => T | null | undefined | false | Promise<T | null | undefined | false>} condition
 * @param {number} ms
 * @param {number} [every]
 * @returns {Promise<T | null>}
 */
export async function waitFor(condition, ms, every = 40) {
  for (const end = Date.now() + ms; ; await sleep(every)) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) return null;
  }
}

/**
 * Runs `work` while no other process does so with the same file. A lock whose holder is gone is broken.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const held = await waitFor(() => takeLock(file), 120_000, 100);
  if (!held) throw new Error(`another process holds ${file} for too long`);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function takeLock(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && (!isAlive(holder) || holder === process.pid)) await rm(file, { force: true });
    return false;
  }
}
