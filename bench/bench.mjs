/** A run: the lines that were asked for, each measured, and the table of them. */
import { Explained, say, step } from '../scripts/lib/report.mjs';
import { setStage } from './lib/stage.mjs';
import { isMissed, sayTable } from './lib/table.mjs';
import { depth, growth } from './lines/growth.mjs';
import { listCall, shop } from './lines/list.mjs';
import { rfqCall } from './lines/rfq.mjs';
import { scripts } from './lines/scripts.mjs';
import { search } from './lines/search.mjs';
import { staticPages } from './lines/static-pages.mjs';

/**
 * @typedef {object} Line a line of the goals' table
 * @property {number} number
 * @property {(stage: import('./lib/stage.mjs').Stage) => Promise<import('./lib/table.mjs').Row[]>} measure
 */

/** @type {Line[]} */
const LINES = [shop, staticPages, listCall, growth, search, depth, rfqCall, scripts];

/**
 * @param {{ only?: string, products: string }} options the command line's
 * @returns {Promise<number>} exit code
 */
export async function measureLines({ only, products }) {
  const lines = chosenLines(only);
  const stage = await setStage(sizesOf(products));
  try {
    /** @type {import('./lib/table.mjs').Row[]} */
    const rows = [];
    for (const { number, measure } of lines) {
      say(`\nLine ${number}, CPU milliseconds per request:`);
      rows.push(...(await step(`line ${number} measured`, () => measure(stage))));
    }
    sayTable(rows);
    return rows.some(isMissed) ? 1 : 0;
  } finally {
    await stage.close();
  }
}

/**
 * @param {string | undefined} only numbers with commas between them
 * @returns {Line[]}
 */
function chosenLines(only) {
  if (only === undefined) return LINES;
  const wanted = only.split(',').map(Number);
  const unknown = wanted.filter((number) => !LINES.some((line) => line.number === number));
  if (unknown.length > 0) throw new Explained(`--only takes ${LINES.map(({ number }) => number).join(', ')}.`);
  return LINES.filter(({ number }) => wanted.includes(number));
}

/** @param {string} products */
function sizesOf(products) {
  const [small, large] = products.split(',').map(Number);
  const areNumbers = Number.isSafeInteger(small) && Number.isSafeInteger(large);
  if (!areNumbers || !small || !large || small >= large) throw new Explained('Say two sizes: --products 10000,1000000');
  return { small, large };
}
