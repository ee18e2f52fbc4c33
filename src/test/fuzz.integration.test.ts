import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { offerRequest } from '@/modules/offer/offer.factory';
import { makeOrder, type OrderedTrade } from '@/modules/order/order.factory';
import { makeDpq, quotationTerms } from '@/modules/quotation/quotation.factory';
import { makeRfq, rfqRequest } from '@/modules/rfq/rfq.factory';
import { call, type Answered, type CallName } from './call';
import { expectNoLeak } from './leaks';

/** A tenth of reliability.md's figures (G5), the same every time; a failure prints the shrunk request. */
const BODIES = { numRuns: 50, seed: 20_261_127 };
const QUERIES = { numRuns: 10, seed: 20_261_127 };

let trade: OrderedTrade;
beforeAll(async () => {
  trade = await makeOrder();
});

/** Never a 5xx, always JSON, never a trace of the inside. */
function expectCivil(name: string, answer: Answered): void {
  expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500);
  expect(answer.body, name).toBeTypeOf('object');
  expect(answer.text).not.toMatch(/prisma|node_modules|\bat .*\.ts:\d|SELECT |stack/i);
  if (answer.status >= 400) expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string, code: expect.any(String) as string });
  expectNoLeak(name, answer.body);
}

/** Texts that have brought servers down before. */
const nasty = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', 'a\u0000', '\ud800', '\uffff', '\u202e', 'é'.repeat(6000), '0', '-1', '1.5', '1e3', 'NaN', '2147483648', '9'.repeat(40), '%', '_', '\\', "'", '"', '../1', '${x}', '{{x}}',
    '<script>', 'null', 'true', '2026-02-30', '0000-00-00', '9999-12-31', '+010000-01-01', 'constructor', '__proto__', '\r\nX: y', '🚢', '٣'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const value = fc.oneof({ depthSize: 'small' }, nasty, fc.double(), fc.integer(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -0, 1e21, 5e-324, 2_147_483_648, -1));

/** A right body of which some keys are replaced, or with keys of somebody else. */
function spoilt(right: object): fc.Arbitrary<object> {
  const keys = Object.keys(right);
  return fc.dictionary(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: nasty }), value, { minKeys: 1, maxKeys: 4 }).map((change) => ({ ...right, ...change }));
}

async function negotiatedDpq(): Promise<number> {
  const { id } = await makeDpq(trade.captain, (await makeRfq(trade.buyer)).id);
  await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: trade.buyer, params: { dpqId: id }, body: { message: 'Less?' } });
  return id;
}

const MUTATING: readonly { name: CallName; who: 'buyer' | 'seller' | 'captain' | 'nobody'; right: () => object; id?: () => Promise<number> }[] = [
  { name: 'POST /api/auth/login', who: 'nobody', right: () => ({ vendorCode: 'BUY-7K3Q9M', password: '' }) },
  { name: 'POST /api/auth/switch-role', who: 'buyer', right: () => ({ role: 'buyer' }) },
  { name: 'POST /api/buyer/rfqs', who: 'buyer', right: () => rfqRequest({ product_id: trade.product.id }) },
  { name: 'PUT /api/buyer/rfqs/{rfqId}', who: 'buyer', right: () => ({ ...rfqRequest(), version: 1 }), id: async () => (await makeRfq(trade.buyer)).id },
  { name: 'POST /api/seller/rfqs/{rfqId}/offers', who: 'seller', right: () => offerRequest(), id: async () => (await makeRfq(trade.buyer, { product_id: trade.product.id })).id },
  { name: 'POST /api/captain/rfqs/{rfqId}/respond', who: 'captain', right: () => ({ response: 'Which port?', action: 'doq' }), id: async () => (await makeRfq(trade.buyer)).id },
  { name: 'POST /api/buyer/dpqs/{dpqId}/negotiate', who: 'buyer', right: () => ({ message: 'Less?' }) },
  { name: 'PUT /api/captain/dpqs/{dpqId}', who: 'captain', right: () => ({ unitPrice: 3, specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB', message: '', version: 1 }), id: negotiatedDpq },
  { name: 'POST /api/captain/dpos/{dpoId}/cancel', who: 'captain', right: () => ({ reason: 'No.' }) },
  { name: 'POST /api/seller/orders/{dpoId}/goods-ready', who: 'seller', right: () => ({ date: '2027-03-01', packing: 'Bags' }) },
  { name: 'POST /api/buyer/dpqs/{dpqId}/accept', who: 'buyer', right: () => ({ revision: 1, hash: trade.dpq.hash }) },
  { name: 'POST /api/captain/rfqs/{rfqId}/accept', who: 'captain', right: () => quotationTerms(), id: async () => (await makeRfq(trade.buyer)).id },
  { name: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo', who: 'captain', right: () => ({ any: 1 }) },
  { name: 'POST /api/captain/dpos/{dpoId}/confirm', who: 'captain', right: () => ({ any: 1 }) },
  { name: 'POST /api/captain/dpos/{dpoId}/process', who: 'captain', right: () => ({ any: 1 }) },
];
const READING: readonly CallName[] = [
  'GET /api/products', 'GET /api/products/{productId}', 'GET /api/products/category/{categoryName}', 'GET /api/catalogs', 'GET /api/ports', 'GET /api/buyer/rfqs', 'GET /api/buyer/rfqs/{rfqId}',
  'GET /api/buyer/dpqs', 'GET /api/buyer/dpqs/{dpqId}/revisions', 'GET /api/buyer/orders', 'GET /api/notifications', 'GET /api/account/sessions', 'GET /api/captain/orders/{dpoId}/workflow', 'GET /api/captain/rfqs', 'GET /api/captain/rfqs/{rfqId}', 'GET /api/captain/dpqs', 'GET /api/captain/dpos',
];

const paramsOf = (name: string, id: string | number) => Object.fromEntries([...name.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', id]));

describe('whatever is sent', () => {
  it.each(MUTATING)('$name answers like a civil house: any body', async ({ name, who, right, id }) => {
    const as = who === 'nobody' ? null : trade[who];
    let number = 0;
    await fc.assert(fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: spoilt(right()) }, { weight: 1, arbitrary: value }), async (body) => {
      number += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` };
      expectCivil(name, await call(name, { as, params: paramsOf(name, (await id?.()) ?? trade.rfq.id), body, headers }));
    }), BODIES);
  });

  it.each(READING)('%s answers like a civil house: any path and query', async (name) => {
    const as = name.includes('/captain/') ? trade.captain : trade.buyer;
    const key = fc.oneof(fc.constantFrom('search', 'category', 'sort', 'page', 'pageSize', 'port', 'where', '__proto__'), nasty);
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(key, nasty), { maxLength: 3 }), nasty, async (pairs, id) => {
      const query = new URLSearchParams(pairs).toString();
      expectCivil(name, await call(name, { as, params: paramsOf(name, id), query }));
    }), QUERIES);
  });
});
