/** Measuring: CPU per request of several subjects in turn, three rounds, so that whatever else the machine does meets them all. */
import { cpuOf } from './cpu.mjs';
import { drive } from './load.mjs';

export const ROUNDS = 3;

/**
 * @typedef {object} Subject something that answers requests
 * @property {number} port
 * @property {readonly number[]} processes whose trees do the work: the server, and the database where there is one
 * @property {(number: number) => import('./load.mjs').Call} call
 * @property {() => Promise<void>} [settled] waits until work that the requests left behind is done
 */

/** @typedef {{ warmUp: number, requests: number }} Amount */

/**
 * CPU milliseconds per request of each subject, one figure per round.
 * @param {readonly Subject[]} subjects
 * @param {Amount} amount
 * @returns {Promise<number[][]>} in the order of the subjects
 */
export async function cpuPerRequest(subjects, { warmUp, requests }) {
  for (const { port, call, settled } of subjects) {
    await drive(port, warmUp, (number) => call(number + requests * ROUNDS));
    await settled?.();
  }
  /** @type {number[][]} */
  const figures = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, subject] of subjects.entries()) {
      figures[at]?.push(await once(subject, requests, round * requests));
    }
  }
  return figures;
}

/**
 * @param {Subject} subject
 * @param {number} requests
 * @param {number} first number of the first request, so that no round repeats another's
 */
async function once({ port, processes, call, settled }, requests, first) {
  const before = cpuOf(processes);
  await drive(port, requests, (number) => call(first + number));
  await settled?.();
  return (cpuOf(processes) - before) / requests;
}

/**
 * How many times as much one subject costs as the other, round by round.
 * @param {readonly number[] | undefined} figures
 * @param {readonly number[] | undefined} against
 */
export function ratios(figures = [], against = []) {
  return figures.map((figure, round) => figure / (against[round] ?? Number.NaN));
}

/** @param {readonly number[]} figures */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
