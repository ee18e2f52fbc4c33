/** Counts of passed and failed tests, read from what the test runners write. */
import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A run that ends badly has at least one failure, also where its report is missing or knows of none.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
export const atLeastOneFailure = (count, exitCode) =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/**
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function vitestCount(file) {
  const report = await readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/**
 * What failed, for the end of a long log: the test's place and name, then what it said.
 * @param {string} file
 * @returns {Promise<string[]>}
 */
export async function vitestFailures(file) {
  const report = await readReport(file);
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const own = failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages?.join('\n')}`);
    return own.length === 0 && message ? [`${name}\n${message}`] : own;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function playwrightCount(file) {
  const report = await readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * What the tests of a run left for each goal of reliability.md, added up (src/test/figures.ts).
 * @param {string} file
 * @returns {Promise<Map<string, Map<string, number>>>} goal → name → figure
 */
export async function figuresByGoal(file) {
  const report = await readReport(file);
  /** @type {Map<string, Map<string, number>>} */
  const goals = new Map();
  for (const { meta } of (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)) {
    for (const [goal, figures] of Object.entries(meta?.figures ?? {})) {
      const sums = goals.get(goal) ?? new Map();
      for (const [name, figure] of Object.entries(figures)) sums.set(name, (sums.get(name) ?? 0) + figure);
      goals.set(goal, sums);
    }
  }
  return new Map([...goals].sort());
}

/**
 * @typedef {object} Report
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {FileReport[]} [testResults]
 * @property {Record<string, number>} [stats]
 */

/**
 * @typedef {object} FileReport
 * @property {string} name
 * @property {string} [message] why a file as a whole could not be run
 * @property {TestReport[]} assertionResults
 */

/**
 * @typedef {object} TestReport
 * @property {string} [fullName]
 * @property {string} [status]
 * @property {string[]} [failureMessages]
 * @property {{ figures?: Record<string, Record<string, number>> }} [meta]
 */

/**
 * @param {string} file
 * @returns {Promise<Report | null>}
 */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);
