/** The answer of a run: one row per goal, and whether it was met. */
import { say } from '../../scripts/lib/report.mjs';
import { median } from './measure.mjs';

/**
 * @typedef {object} Row
 * @property {number} line of the goals' table
 * @property {string} what
 * @property {readonly number[]} figures one per round
 * @property {number} gate what the median may reach
 * @property {number} aim
 * @property {string} unit behind every figure
 */

/** @param {Row} row */
export const isMissed = ({ figures, gate }) => !(median(figures) <= gate);

/** @param {Row} row */
function verdict(row) {
  if (isMissed(row)) return 'MISSED';
  return median(row.figures) <= row.aim ? 'aim reached' : 'gate held';
}

/**
 * Markdown, so that it can be kept as it is printed.
 * @param {readonly Row[]} rows
 */
export function sayTable(rows) {
  const lines = rows.map((row) => {
    const figure = (/** @type {number} */ value) => `${value.toFixed(2)}${row.unit}`;
    const measured = row.figures.map(figure).join(' ');
    return [
      row.line,
      row.what,
      measured,
      figure(median(row.figures)),
      `${row.gate}${row.unit}`,
      `${row.aim}${row.unit}`,
      verdict(row),
    ];
  });
  say('');
  for (const cells of [['#', 'what', 'measured', 'median', 'gate', 'aim', 'verdict'], Array(7).fill('---'), ...lines]) {
    say(`| ${cells.join(' | ')} |`);
  }
}

/**
 * The figures behind a row, which the table has no room for.
 * @param {string} what
 * @param {readonly number[] | undefined} figures CPU milliseconds per request
 */
export function sayCost(what, figures = []) {
  say(
    `  ${what.padEnd(52)} ${median(figures).toFixed(2)} ms  (${figures.map((figure) => figure.toFixed(2)).join(', ')})`,
  );
}
