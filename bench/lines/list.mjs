/** Lines 1 and 3: the shop's page and the list call at the small size, against pages and calls without a database. */
import { address, filtersOf, inTurn, PAGE_SIZE, SORTS } from '../lib/addresses.mjs';
import { cpuPerRequest, ratios } from '../lib/measure.mjs';
import { sayCost } from '../lib/table.mjs';

/** @type {import('../bench.mjs').Line} */
export const shop = {
  number: 1,
  measure: async ({ baseline, small }) => {
    const site = await small();
    // A number that nobody reads makes each address a new one, so that no cache can answer.
    const subjects = [
      { ...baseline, call: (/** @type {number} */ n) => ({ path: address('/cards', { n }) }) },
      { ...site, call: (/** @type {number} */ n) => ({ path: address('/shop', { sort: inTurn(SORTS, n), n }) }) },
    ];
    const [cards, page] = await cpuPerRequest(subjects, { warmUp: 400, requests: 300 });
    sayCost('8 cards without a database', cards);
    sayCost('GET /shop', page);
    return [
      {
        line: 1,
        what: 'GET /shop, against 8 cards without a database',
        figures: ratios(page, cards),
        gate: 2.5,
        aim: 1.5,
        unit: 'x',
      },
    ];
  },
};

/** @type {import('../bench.mjs').Line} */
export const listCall = {
  number: 3,
  measure: async ({ baseline, small }) => {
    const site = await small();
    const { categories } = await filtersOf(site);
    const call = (/** @type {number | undefined} */ pageSize) => (/** @type {number} */ n) => ({
      path: address('/api/products', { category: inTurn(categories, n), pageSize }),
    });
    const whole = Math.round(site.products / categories.length);
    const constant = (/** @type {number} */ count) => () => ({ path: address('/api/rows', { count }) });
    const subjects = [
      { ...baseline, call: constant(PAGE_SIZE) },
      { ...site, call: call(PAGE_SIZE) },
      { ...baseline, call: constant(whole) },
      { ...site, call: call(undefined) },
    ];
    const [eight, page, many, list] = await cpuPerRequest(subjects, { warmUp: 600, requests: 600 });
    sayCost('8 constant rows', eight);
    sayCost('GET /api/products?category=…&pageSize=8', page);
    sayCost(`${whole} constant rows`, many);
    sayCost('GET /api/products?category=…', list);
    const goal = { line: 3, gate: 2, aim: 1.4, unit: 'x' };
    return [
      {
        ...goal,
        what: 'GET /api/products?category=…&pageSize=8, against 8 constant rows',
        figures: ratios(page, eight),
      },
      {
        ...goal,
        what: `GET /api/products?category=…, whole, against ${whole} constant rows`,
        figures: ratios(list, many),
      },
    ];
  },
};
