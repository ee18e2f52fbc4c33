/** CPU time of processes, from Linux's /proc: a figure that other work on the machine hardly moves, unlike seconds on the clock. */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever the machine (USER_HZ). */
const MS_PER_TICK = 10;

/** Places in /proc/<pid>/stat behind the program's name, counted from 0: parent, then the four times. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/** @typedef {{ parent: number, ms: number }} Usage `ms` includes children that have ended and were collected */

/** @returns {Map<number, Usage>} */
function allProcesses() {
  /** @type {Map<number, Usage>} */
  const found = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const usage = usageOf(entry);
    if (usage) found.set(Number(entry), usage);
  }
  return found;
}

/**
 * @param {string} pid
 * @returns {Usage | null} null when it has just ended
 */
function usageOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces and brackets itself.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = TIMES.reduce((sum, place) => sum + Number(fields[place]), 0);
    return { parent: Number(fields[PARENT]), ms: ticks * MS_PER_TICK };
  } catch {
    return null;
  }
}

/**
 * Milliseconds of CPU, user and system, that the trees below these processes have used since they began.
 * @param {readonly number[]} roots
 */
export function cpuOf(roots) {
  const processes = allProcesses();
  let total = 0;
  for (const [pid, { ms }] of processes) if (isBelow(pid, roots, processes)) total += ms;
  return total;
}

/**
 * @param {number} pid
 * @param {readonly number[]} roots
 * @param {Map<number, Usage>} processes
 */
function isBelow(pid, roots, processes) {
  for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) if (roots.includes(at)) return true;
  return false;
}
