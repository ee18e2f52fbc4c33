import 'server-only';
import type { Locale } from '@/i18n/locales';
import { remembered } from '@/server/remembered';
import type { Facets, ShopQuery } from './catalogue.schema';
import { countFacets, countFacetsOfSearch, type FacetCounts } from './facet.queries';
import { facetsOf } from './shop.queries';
import { findShopSearch } from './shop-search.queries';

/** Adding the kept counts up takes some milliseconds, so each choice of filters is added up once in a while. */
const countRemembered = remembered(15_000, (key) => countFacets(JSON.parse(key) as Facets));

/**
 * The facets of a shop address with their numbers; null when its search has too many hits for that, or when it names a
 * category or port that does not exist.
 */
export async function findShopFacets(query: ShopQuery, language: Locale): Promise<FacetCounts> {
  const facets = await facetsOf(query);
  if (!facets) return null;
  if (!query.search) return countRemembered(JSON.stringify(facets));
  const { search } = await findShopSearch(query, facets, language);
  return search ? countFacetsOfSearch(search, facets, language) : null;
}

/** Every value there is, for a list whose numbers are not known. */
export async function findFacetValues(): Promise<NonNullable<FacetCounts>> {
  return countRemembered('{}');
}
