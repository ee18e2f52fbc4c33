import * as z from 'zod';
import { LIMITS, text, titleText } from '@/http/input';
import { readShopQuery, shopPath } from './shop-address';
import type { ShopQuery } from './catalogue.schema';

/** What a shop address is narrowed by; without any of it, it is the whole shop. */
const NARROWING = ['search', 'category', 'port', 'priceType', 'currency', 'moq', 'verified', 'certificate'] as const satisfies readonly (keyof ShopQuery)[];

/** Longest text behind the "?" of a shop address. */
const QUERY_LIMIT = 2000;

/** The filters that the text behind an address's "?" stands for, as the shop itself reads it. */
export function shopQueryOf(query: string): ShopQuery {
  return readShopQuery(Object.fromEntries([...new URLSearchParams(query)].reverse()));
}

/** The same text as the shop writes it, of what is worth keeping: no page, no open filters, no currency to show prices in. */
function keptQuery(query: string): string {
  return shopPath({ ...shopQueryOf(query), page: 1, filters: '', prices: '' }).replace(/^\/shop\??/, '');
}

/** Whether a shop address shows less than the whole shop. */
export function isNarrowed(query: ShopQuery): boolean {
  return NARROWING.some((key) => query[key] !== '');
}

export const savedSearchBody = z.strictObject({
  name: titleText(LIMITS.name, 'saved_search_name_required'),
  /** What stands behind the "?" of the shop's address; what the shop does not know is left out. */
  query: text(QUERY_LIMIT).refine((query) => isNarrowed(shopQueryOf(query)), 'saved_search_empty').transform(keptQuery),
});
export type SavedSearchBody = z.output<typeof savedSearchBody>;

export const savedSearchAnswer = z.object({
  id: z.int(),
  name: z.string(),
  /** The shop's address behind its "?". */
  query: z.string(),
  created_at: z.iso.datetime(),
  /** When the buyer was last told of something new. */
  told_at: z.iso.datetime().nullable(),
});
export type SavedSearchAnswer = z.output<typeof savedSearchAnswer>;
