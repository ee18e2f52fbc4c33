import 'server-only';
import { remakePages, remakeRoute } from '@/server/public-pages';
import { catalogPath } from './catalog-address';

/** Where products stand beside their own pages. A supplier's page and what is searched for are made per request anyway. */
const LISTS = ['/', '/shop', '/categories'];

/** After a product came into the shop, left it or says something else. The catalogs that it stands in are few: all are made anew. */
export function remakeProductPages(productId: number): void {
  remakePages([`/product/${productId}`, ...LISTS]);
  remakeRoute('/[locale]/(site)/catalogs/[catalogId]');
}

/** After a catalog was made, edited or deleted. */
export const remakeCatalogPages = (catalogId: number): void => remakePages([catalogPath(catalogId), '/']);
