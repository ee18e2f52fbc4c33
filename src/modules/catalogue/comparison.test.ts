import { describe, expect, it } from 'vitest';
import { comparePath } from './compare-address';
import { readComparedIds } from './comparison.queries';
import { convert } from './display-currency.schema';
import { readShopQuery, shopPath } from './shop-address';

describe('the address of a comparison', () => {
  it.each([
    ['1,2,3,4,5', [1, 2, 3, 4]], ['3,3,1', [3, 1]], ['', []], [undefined, []], ['a,-1,0,1.5,01,2147483648000,7', [7]], [['1,2', '3'], [1, 2]], ['1;2', []],
  ] as const)('%j holds %j', (text, ids) => {
    expect(readComparedIds(text as string)).toEqual(ids);
  });
});

describe('the way to a comparison', () => {
  it.each([[[3, 1], 'EUR', '/compare?ids=3,1&prices=EUR'], [[7], '', '/compare?ids=7'], [[], 'INR', '/compare?prices=INR'], [[], '', '/compare']] as const)('of %j in "%s" is %s', (ids, prices, path) => {
    expect(comparePath(ids, prices)).toBe(path);
    expect(comparePath(ids, prices, '/de/compare')).toBe(`/de${path}`);
  });
});

describe('a price in another currency', () => {
  const display = { currency: 'EUR', rates: { USD: 1, EUR: 1.25, GBP: 1.5, INR: 0.0125 } } as const;
  it('is worked out over US dollars, and left out where it is the same', () => {
    expect(convert({ price: 10, currency: 'USD' }, display)).toEqual({ price: 8, currency: 'EUR' });
    expect(convert({ price: 1000, currency: 'INR' }, display)).toEqual({ price: 10, currency: 'EUR' });
    expect(convert({ price: 10, currency: 'EUR' }, display)).toBeUndefined();
    expect(convert({ price: 10, currency: 'USD' }, undefined)).toBeUndefined();
  });
});

describe('the filters in the shop’s address', () => {
  it('have readable names and lead back to themselves', () => {
    const query = readShopQuery({ priceType: 'FOB', currency: 'EUR', moq: '101-1000-kg', verified: 'yes', certificate: 'ISO 9001', filters: 'more', prices: 'INR' });
    expect(shopPath(query)).toBe('/shop?priceType=FOB&currency=EUR&moq=101-1000-kg&verified=yes&certificate=ISO+9001&filters=more&prices=INR');
    expect(readShopQuery(Object.fromEntries(new URL(shopPath(query), 'http://mart.test').searchParams))).toEqual(query);
  });

  it('are none when nobody knows them', () => {
    expect(shopPath(readShopQuery({ priceType: 'XYZ', currency: 'usd', moq: '5', verified: 'no', filters: 'less', prices: 'BTC', certificate: '\u0000' }))).toBe('/shop');
  });
});
