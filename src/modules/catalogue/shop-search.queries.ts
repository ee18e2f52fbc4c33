import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import type { Facets, ShopQuery } from './catalogue.schema';
import { countMatches, isNamedInSome, RANKED_HITS } from './matching.queries';
import { piecesOf } from './search-terms';
import { readSearch, searchesForSome, type Search } from './search.queries';
import { suggestSearch } from './search-suggestion.queries';

/** How the shop takes what was typed, and how many products it finds that way. */
export interface ShopSearch {
  readonly search: Search | undefined;
  readonly count: number;
  /** What it was taken for. */
  readonly meant?: string | undefined;
  /** What it is not taken for, though it may be meant: somebody must choose it. */
  readonly offered?: string | undefined;
  /** Whether products have some of its words alone. */
  readonly isSome?: boolean;
}

/**
 * What a search of the shop is taken for, the first that finds something: what was typed; what was probably meant; some of
 * its words; parts in the middle of words. Only a likely slip of the keys is taken for another search: one whose words begin
 * as they were typed, and stand together in products. Any other suggestion is offered. An address that wants the very words is only looked for as typed.
 */
export async function findShopSearch(query: Pick<ShopQuery, 'search' | 'exact'>, facets: Facets, language: Locale = DEFAULT_LOCALE): Promise<ShopSearch> {
  if (!query.search) return counted(undefined, facets, language);
  const typed = await counted(await readSearch(query.search, language), facets, language);
  if (query.exact || !typed.search) return typed;
  if (typed.count > 0) return (await bestNamed(typed.search, query.search, facets, language)) ?? typed;
  const suggestion = await suggestSearch(typed.search, language);
  const meant = suggestion && (await findMeant(suggestion.meant, facets, language));
  if (meant && suggestion.isSlip && meant.isTogether) return meant.found;
  const offered = meant && suggestion.meant;
  const some = await findSome(query.search, facets, language);
  if (some) return { ...some, offered };
  const inside = await counted(await readSearch(query.search, language, 'inside'), facets, language);
  return { ...(inside.count > 0 ? inside : typed), offered };
}

async function counted(search: Search | undefined, facets: Facets, language: Locale): Promise<ShopSearch> {
  return { search, count: await countMatches({ filter: filterOf(facets, language), search }) };
}

/** What a suggestion finds, which is what typing it would find, and whether its words stand together in some product; undefined where it finds nothing. */
async function findMeant(meant: string, facets: Facets, language: Locale): Promise<{ found: ShopSearch; isTogether: boolean } | undefined> {
  const { search, count } = await counted(await readSearch(meant, language), facets, language);
  const isTogether = count > 0;
  const some = search && (isTogether ? await bestNamed(search, meant, facets, language) : await findSome(meant, facets, language));
  return some || isTogether ? { found: { ...(some ?? { search, count }), meant }, isTogether } : undefined;
}

const filterOf = (facets: Facets, language: Locale) => ({ ...facets, language, sort: 'featured', page: 1, pageSize: 1 }) as const;

/** Where all words stand in descriptions alone, products that have some of them in their name are likelier. */
async function bestNamed(search: Search, typed: string, facets: Facets, language: Locale): Promise<ShopSearch | undefined> {
  if (search.pieces.length < 2 || (await isNamedInSome({ filter: filterOf(facets, language), search }))) return undefined;
  const some = await findSome(typed, facets, language);
  return some?.search && (await isNamedInSome({ filter: filterOf(facets, language), search: some.search })) ? some : undefined;
}

/** Products that have some of the words, as many as there are any for; of a single word, of those that stand for the same ("mobile phone"). */
async function findSome(typed: string, facets: Facets, language: Locale): Promise<ShopSearch | undefined> {
  const others = piecesOf(typed, language).flatMap((piece) => piece.others.filter((other) => other.includes(' ')));
  for (const words of /\s/.test(typed.trim()) ? [typed] : others) {
    for (const search of searchesForSome(await readSearch(words, language, 'apart'), RANKED_HITS)) {
      const count = await countMatches({ filter: filterOf(facets, language), search });
      if (count > 0) return { search, count, isSome: true };
    }
  }
  return undefined;
}
