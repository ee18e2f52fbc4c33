/** Addresses to ask for: varied, so that no request is the one before it, and the same ones at every size. */
import { send } from './load.mjs';

/** The specification's sorts, as the API and the shop name them. */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'newest'];

/** Products on a page of the shop, and so of the calls that are compared with it. */
export const PAGE_SIZE = 8;

/**
 * The categories and ports that a site's newest thousand products have, sorted.
 * @param {import('./stage.mjs').Site} site
 * @returns {Promise<{ categories: string[], ports: string[] }>}
 */
export async function filtersOf({ port }) {
  const { text } = await send(port, { path: '/api/products' });
  /** @type {{ category_name: string, origin_port_code: string | null }[]} */
  const rows = JSON.parse(text);
  const categories = new Set(rows.map((row) => row.category_name));
  const ports = new Set(rows.flatMap((row) => row.origin_port_code ?? []));
  return { categories: [...categories].sort(), ports: [...ports].sort() };
}

/**
 * @param {string} path
 * @param {Record<string, string | number | undefined>} query what is undefined stays out
 */
export function address(path, query) {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${path}?${new URLSearchParams(given)}`;
}

/**
 * The list's own entry for a number: all of them in turn.
 * @template T
 * @param {readonly T[]} list
 * @param {number} number
 */
export const inTurn = (list, number) => list[number % list.length];
