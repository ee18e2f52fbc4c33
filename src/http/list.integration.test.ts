import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOrder } from '@/modules/order/order.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { call, type CallName } from '@/test/call';

type Id = { id: number };

let captain: SignedIn;
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  const trade = await makeOrder({ captain });
  ({ buyer, seller } = trade);
  await db.catalog.createMany({ data: ['Open', 'Dry'].map((title) => ({ key: title, title, description: title, picture: '1f4e6', status: 'approved' as const })) });
  for (let index = 0; index < 4; index += 1) await makeRfq(buyer, { product_id: trade.product.id, title: `More ${index}` });
});

const LISTS: readonly [name: CallName, who: () => SignedIn | null][] = [
  ['GET /api/buyer/rfqs', () => buyer], ['GET /api/buyer/dpqs', () => buyer], ['GET /api/buyer/orders', () => buyer], ['GET /api/buyer/notifications', () => buyer],
  ['GET /api/seller/rfqs', () => seller], ['GET /api/seller/orders', () => seller], ['GET /api/seller/notifications', () => seller],
  ['GET /api/captain/rfqs', () => captain], ['GET /api/captain/dpqs', () => captain], ['GET /api/captain/dpos', () => captain], ['GET /api/notifications', () => captain],
  ['GET /api/account/sessions', () => buyer], ['GET /api/products', () => null], ['GET /api/catalogs', () => null],
];

it('the list of ports, which the database brings along, takes pages too', async () => {
  const whole = (await call('GET /api/ports')).body as Id[];
  const page = await call('GET /api/ports', { query: 'page=2&pageSize=3' });
  expect([page.body, page.headers.get('x-total-count')]).toEqual([whole.slice(3, 6), String(whole.length)]);
  for (const query of ['page=0', 'page=abc', 'pageSize=101']) expect(await call('GET /api/ports', { query })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

describe.each(LISTS)('%s', (name, who) => {
  it('is an array, page by page the same as in one piece, with its total', async () => {
    const whole = await call(name, { as: who() });
    const rows = whole.body as Id[];
    expect(whole.headers.get('x-total-count')).toBe(String(rows.length));
    expect(rows.length).toBeGreaterThan(0);
    const pages = await Promise.all(Array.from({ length: rows.length + 1 }, (_, index) => call(name, { as: who(), query: `page=${index + 1}&pageSize=1` })));
    expect(pages.flatMap(({ body }) => (body as Id[]).map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(pages.map(() => String(rows.length)));
  });

  it.each(['page=0', 'page=-1', 'page=a', 'page=1.5', 'page=', 'pageSize=0', 'pageSize=101', 'pageSize=a', 'page=1000000'])('refuses %s', async (query) => {
    const answer = await call(name, { as: who(), query });
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input', field: query.split('=')[0] } });
    expect(answer.headers.get('x-total-count')).toBeNull();
  });
});
