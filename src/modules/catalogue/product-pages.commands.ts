import 'server-only';
import { remakePages } from '@/server/public-pages';
import { catalogPath } from './catalog-address';

/** Where products stand beside their own pages. A supplier's page and what is searched for are made per request anyway. */
const LISTS = ['/', '/shop', '/categories'];

/** After a product came into the shop, left it or says something else. */
export const remakeProductPages = (productId: number): void => remakePages([`/product/${productId}`, ...LISTS]);

/** After a catalog was made, edited or deleted. */
export const remakeCatalogPages = (catalogId: number): void => remakePages([catalogPath(catalogId), '/']);
