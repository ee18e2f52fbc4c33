import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { makePort, makeProduct } from './catalogue.factory';
import { shopPath, readShopQuery, type SearchParams } from './shop-address';
import { findShopPage, listShopPorts } from './shop.queries';

let portCode: { id: number; name: string };
let ids: number[];

beforeAll(async () => {
  const seller = await makeParty({ roles: ['seller'], companyName: 'Crate Works' });
  portCode = await makePort('Nhava Sheva');
  ids = [];
  for (let index = 0; index < 20; index += 1) {
    ids.push((await makeProduct(seller, { category: index < 9 ? 'leather' : 'furniture', portId: index === 0 ? portCode.id : null, name: `Crate ${index}` })).id);
  }
});

const page = (params: SearchParams) => findShopPage(readShopQuery(params));

describe('a page of the shop', () => {
  it('holds eight products, and the last page the rest', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((number) => page({ page: number, sort: 'newest' })));
    expect(pages.map(({ products, count, pages: all }) => [products.length, count, all])).toEqual([[8, 20, 3], [8, 20, 3], [4, 20, 3]]);
    expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual([...ids].reverse());
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e9', '99999999999999999999', 'NaN', '\u0000'])('is one that exists, whatever its number: %j', async (number) => {
    const shown = await page({ page: number });
    expect(shown.page).toBeGreaterThanOrEqual(1);
    expect(shown.page).toBeLessThanOrEqual(3);
    expect(shown.products.length).toBeGreaterThan(0);
  });

  it.each([
    [{ category: 'Leather' }, 9], [{ port: 'Nhava Sheva' }, 1], [{ port: 'All Ports' }, 20], [{ search: 'crate 1' }, 11], [{ search: 'crate 1', category: 'Leather' }, 1],
    [{ category: 'Nothing' }, 0], [{ port: 'Nowhere' }, 0], [{ search: '%' }, 0], [{ category: ['Leather', 'Furniture'] }, 9], [{}, 20],
    [{ sort: 'sideways' }, 20], [{ search: 'x'.repeat(101) }, 0], [{ search: '\u0000' }, 20], [{ port: 'a\u0000' }, 0], [{ constructor: 'x', __proto__: 'y' }, 20],
  ] as const)('for %j counts %d', async (params, count) => {
    const shown = await page(params as SearchParams);
    expect(shown.count).toBe(count);
    expect(shown.products).toHaveLength(Math.min(count, SETTINGS.shopPageSize));
  });

  it('has an address that leads back to it', () => {
    const query = readShopQuery({ search: 'a&b=c', category: 'Gems, Jewellery', port: 'JNPT', sort: 'price-low', page: '2' });
    const address = new URL(shopPath(query), 'http://mart.test');
    expect(readShopQuery(Object.fromEntries(address.searchParams))).toEqual(query);
    expect(shopPath(readShopQuery({}))).toBe('/shop');
  });
});

it('the shop offers ports with products, and the one that is chosen', async () => {
  for (let index = 0; index < 6; index += 1) await makePort();
  const [full, empty] = [await makePort(), await makePort()];
  await makeProduct(await makeParty({ roles: ['seller'] }), { portId: full.id });
  const names = async (chosen: string) => (await listShopPorts(chosen)).map(({ name }) => name);
  expect(await names('')).toContain(full.name);
  expect(await names('')).not.toContain(empty.name);
  expect(await names(empty.name)).toContain(empty.name);
  expect((await findShopPage(readShopQuery({ port: full.name }))).count).toBe(1);
});
