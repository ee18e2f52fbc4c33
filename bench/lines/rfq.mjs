/** Line 7: a buyer's request for quotation, from the session to what its commit sets off, against constant rows. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../scripts/lib/migrations.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { Explained } from '../../scripts/lib/report.mjs';
import { address, PAGE_SIZE } from '../lib/addresses.mjs';
import { send } from '../lib/load.mjs';
import { cpuPerRequest, ratios } from '../lib/measure.mjs';
import { sayCost } from '../lib/table.mjs';

/** @type {import('../bench.mjs').Line} */
export const rfqCall = {
  number: 7,
  measure: async ({ baseline, small }) => {
    const site = await small();
    const token = await signIn(site.port);
    const products = await productIds(site.port);
    const run = Date.now();
    const call = (/** @type {number} */ n) => ({
      method: 'POST',
      path: '/api/buyer/rfqs',
      headers: { authorization: `Bearer ${token}` },
      body: {
        product_id: products[n % products.length],
        title: `Measured request ${run}-${n}`,
        description: 'Two containers a month, CIF Jebel Ali, for a year.',
        quantity: 24_000,
        response_deadline: null,
        budget_range_min: null,
        budget_range_max: null,
      },
    });
    const subjects = [
      { ...baseline, call: () => ({ path: address('/api/rows', { count: PAGE_SIZE }) }) },
      { ...site, call, settled: () => outboxDelivered(site.database) },
    ];
    const [rows, rfqs] = await cpuPerRequest(subjects, { warmUp: 400, requests: 400 });
    sayCost('8 constant rows', rows);
    sayCost('POST /api/buyer/rfqs', rfqs);
    return [
      {
        line: 7,
        what: 'POST /api/buyer/rfqs, against 8 constant rows',
        figures: ratios(rfqs, rows),
        gate: 5,
        aim: 3,
        unit: 'x',
      },
    ];
  },
};

/**
 * A session of the demo's buyer, as the login form makes it.
 * @param {number} port
 * @returns {Promise<string>} its token
 */
async function signIn(port) {
  /** @type {{ key: string, email: string, password: string }[]} */
  const accounts = JSON.parse(await readFile(fromRoot('prisma', 'seed', 'demo-accounts.json'), 'utf8'));
  const buyer = accounts.find(({ key }) => key === 'buyer');
  const body = { vendorCode: buyer?.email, password: buyer?.password };
  const { status, text } = await send(port, { method: 'POST', path: '/api/auth/login', body });
  if (status !== 200) throw new Explained(`The demo's buyer could not sign in: ${text}`);
  return JSON.parse(text).token;
}

/**
 * @param {number} port
 * @returns {Promise<number[]>}
 */
async function productIds(port) {
  const { text } = await send(port, { path: address('/api/products', { pageSize: 100 }) });
  return JSON.parse(text).map((/** @type {{ id: number }} */ product) => product.id);
}

/**
 * Waits until every message of the outbox is out: delivering them is part of what a request costs.
 * @param {string} database
 */
async function outboxDelivered(database) {
  await withClient(database, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        'SELECT EXISTS (SELECT 1 FROM "OutboxMessage" WHERE "sentAt" IS NULL) AS waiting',
      );
      if (!rows[0].waiting) return;
      await sleep(50);
    }
  });
}
