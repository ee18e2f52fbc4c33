/** Lines 4 and 6: what more products, and pages further on, make dearer. */
import { address, filtersOf, inTurn, PAGE_SIZE, SORTS } from '../lib/addresses.mjs';
import { drive } from '../lib/load.mjs';
import { cpuPerRequest, median, ratios } from '../lib/measure.mjs';
import { sayCost } from '../lib/table.mjs';

const FURTHER_ON = 50;
const WARM_UP = 1000;

/** @typedef {{ what: string, path: (number: number) => string, requests: number }} Case */

/**
 * Every sort with every filter. Ports are a filter of the shop alone, so those cases ask for its page.
 * @param {{ categories: string[], ports: string[] }} filters
 * @returns {Case[]}
 */
function casesOf({ categories, ports }) {
  const call = { page: '/api/products', requests: 400, pageSize: PAGE_SIZE };
  const page = { page: '/shop', requests: 60, pageSize: undefined };
  const filters = [
    { ...call, name: 'no filter', of: () => ({}) },
    { ...call, name: 'category', of: (/** @type {number} */ n) => ({ category: inTurn(categories, n) }) },
    { ...page, name: 'port', of: (/** @type {number} */ n) => ({ port: inTurn(ports, n) }) },
    {
      ...page,
      name: 'category and port',
      of: (/** @type {number} */ n) => ({ category: inTurn(categories, n), port: inTurn(ports, Math.floor(n / 7)) }),
    },
  ];
  return SORTS.flatMap((sort) =>
    filters.map(({ page: path, pageSize, requests, name, of }) => ({
      what: `${path}, ${sort}, ${name}`,
      path: (/** @type {number} */ n) => address(path, { sort, pageSize, ...of(n) }),
      requests,
    })),
  );
}

/**
 * The case with the highest ratio, which stands for all.
 * @param {readonly { what: string, figures: number[] }[]} cases
 */
const worst = (cases) => cases.reduce((a, b) => (median(b.figures) > median(a.figures) ? b : a));

/**
 * Two processes that are compared must both be past the time in which Node.js still compiles their code.
 * @param {readonly import('../lib/stage.mjs').Site[]} sites
 * @param {readonly Case[]} cases asked in turn
 */
async function warmUp(sites, cases) {
  for (const { port } of sites) await drive(port, WARM_UP, (n) => ({ path: inTurn(cases, n)?.path(n) ?? '/' }));
}

/** @type {import('../bench.mjs').Line} */
export const growth = {
  number: 4,
  measure: async (stage) => {
    const [small, large] = [await stage.small(), await stage.large()];
    const measured = [];
    const cases = casesOf(await filtersOf(small));
    await warmUp([small, large], cases);
    for (const { what, path, requests } of cases) {
      const call = (/** @type {number} */ n) => ({ path: path(n) });
      const [few, many] = await cpuPerRequest(
        [
          { ...small, call },
          { ...large, call },
        ],
        { warmUp: requests / 5, requests },
      );
      sayCost(`${what}: ${small.products}`, few);
      sayCost(`${what}: ${large.products}`, many);
      measured.push({ what, figures: ratios(many, few) });
    }
    const { what, figures } = worst(measured);
    return [
      {
        line: 4,
        what: `${small.products} to ${large.products} products; worst of ${measured.length}: ${what}`,
        figures,
        gate: 1.5,
        aim: 1.2,
        unit: 'x',
      },
    ];
  },
};

/** @type {import('../bench.mjs').Line} */
export const depth = {
  number: 6,
  measure: async (stage) => {
    const site = await stage.large();
    const { categories } = await filtersOf(site);
    const measured = [];
    for (const sort of SORTS) {
      for (const filtered of [false, true]) {
        const at = (/** @type {number} */ page) => (/** @type {number} */ n) => ({
          path: address('/api/products', {
            sort,
            page,
            pageSize: PAGE_SIZE,
            category: filtered ? inTurn(categories, n) : undefined,
          }),
        });
        const subjects = [
          { ...site, call: at(1) },
          { ...site, call: at(FURTHER_ON) },
        ];
        const [first, further] = await cpuPerRequest(subjects, { warmUp: 200, requests: 500 });
        const what = `/api/products, ${sort}, ${filtered ? 'category' : 'no filter'}`;
        sayCost(`${what}: page 1`, first);
        sayCost(`${what}: page ${FURTHER_ON}`, further);
        measured.push({ what, figures: ratios(further, first) });
      }
    }
    const { what, figures } = worst(measured);
    return [
      {
        line: 6,
        what: `page ${FURTHER_ON} against page 1 of ${site.products} products; worst of ${measured.length}: ${what}`,
        figures,
        gate: 1.5,
        aim: 1.1,
        unit: 'x',
      },
    ];
  },
};
