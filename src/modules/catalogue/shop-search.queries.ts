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
  /** Whether products have some of its words alone. */
  readonly isSome?: boolean;
}

/**
 * What a search of the shop is taken for, the first that finds something: what was typed; what was probably meant; some of
 * its words; parts in the middle of words. An address that wants the very words is only looked for as typed.
 */
export async function findShopSearch(query: Pick<ShopQuery, 'search' | 'exact'>, facets: Facets, language: Locale = DEFAULT_LOCALE): Promise<ShopSearch> {
  const counted = async (search: Search | undefined): Promise<ShopSearch> => ({ search, count: await countMatches({ filter: filterOf(facets, language), search }) });
  if (!query.search) return counted(undefined);
  const typed = await counted(await readSearch(query.search, language));
  if (query.exact || !typed.search) return typed;
  if (typed.count > 0) return (await bestNamed(typed.search, query.search, facets, language)) ?? typed;
  const meant = await suggestSearch(typed.search, language);
  const forgiven = meant === undefined ? typed : { ...(await counted(await readSearch(meant, language))), meant };
  if (forgiven.count > 0) return forgiven;
  const some = await findSome(meant ?? query.search, facets, language);
  if (some) return { ...some, meant };
  const inside = await counted(await readSearch(query.search, language, 'inside'));
  return inside.count > 0 ? inside : typed;
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
