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
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function playwrightCount(file) {
  const report = await readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * @param {string} file
 * @returns {Promise<{ numPassedTests?: number, numFailedTests?: number, stats?: Record<string, number> } | null>}
 */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);
