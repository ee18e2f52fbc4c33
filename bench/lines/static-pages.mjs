/** Line 2: pages that are made beforehand, or anew in the background, against the least page that Next can make beforehand. */
import { address } from '../lib/addresses.mjs';
import { send } from '../lib/load.mjs';
import { cpuPerRequest, ratios } from '../lib/measure.mjs';
import { sayCost } from '../lib/table.mjs';

const PAGES = ['/', '/categories', '/about', '/contact'];
const AMOUNT = { warmUp: 600, requests: 1000 };

/** @type {import('../bench.mjs').Line} */
export const staticPages = {
  number: 2,
  measure: async ({ baseline, small }) => {
    const site = await small();
    const { text } = await send(site.port, { path: address('/api/products', { pageSize: 1 }) });
    const product = `/product/${JSON.parse(text)[0].id}`;
    const pages = [...PAGES.map((path) => ({ what: path, path })), { what: '/product/{id}', path: product }];
    const subjects = [
      { ...baseline, call: () => ({ path: '/' }) },
      ...pages.map(({ path }) => ({ ...site, call: () => ({ path }) })),
    ];
    const [hello, ...measured] = await cpuPerRequest(subjects, AMOUNT);
    sayCost('a static page', hello);
    return pages.map(({ what }, at) => {
      sayCost(`GET ${what}`, measured[at]);
      return { line: 2, what: `GET ${what}, against a static page`, figures: ratios(measured[at], hello), gate: 2, aim: 1.2, unit: 'x' };
    });
  },
};
