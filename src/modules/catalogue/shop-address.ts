import type { Category } from './category.schema';
import { shopQuery, type ShopQuery } from './catalogue.schema';

export { FILTERS_ID } from './shop-anchor.schema';

const START = {
  search: '', category: '', port: '', sort: 'featured', priceType: '', currency: '', moq: '', verified: '', certificate: '', exact: '', filters: '', prices: '', page: 1,
} as const satisfies ShopQuery;
const KEYS = Object.keys(START) as (keyof typeof START)[];

/** The shop's address, without language, for a choice of filters; what is at its start stays out of it. */
export function shopPath(query: Partial<ShopQuery>, fragment = ''): string {
  const chosen = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value !== undefined && value !== START[key]) chosen.set(key, String(value));
  }
  return `/shop${chosen.size > 0 ? `?${chosen}` : ''}${fragment && `#${fragment}`}`;
}

/** The address of a category's page, without language. */
export function categoryPath({ name }: Category): string {
  return shopPath({ category: name });
}

/** What a page gets of its query. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The filters in a query; of a repeated parameter the first counts. PostgreSQL has no NUL in its texts. */
export function readShopQuery(params: SearchParams): ShopQuery {
  // What the shop does not know stays outside: a parameter named "constructor" makes an object that is none any more.
  const texts = Object.keys(shopQuery.shape).map((key) => [key, Object.hasOwn(params, key) ? [params[key]].flat()[0]?.replaceAll('\0', '') : undefined]);
  return shopQuery.parse(Object.fromEntries(texts));
}

/** Whether an address names a page that is no page's number. */
export function isMispaged({ page: said }: SearchParams, { page }: ShopQuery): boolean {
  const [first] = [said].flat();
  return first !== undefined && first !== String(page);
}
