import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { paging, rangeOf, setTotal, sliceRange } from '@/http/list';
import { LOCALES } from '@/i18n/locales';
import { productCard } from './catalogue.schema';
import { addFavourite, removeFavourite } from './favourite.commands';
import { favouriteIds, listFavourites } from './favourite.queries';

const params = z.object({ productId: idParam() });
const success = z.object({ success: z.literal(true) });

export const getFavourites = endpoint({
  method: 'GET', path: '/api/buyer/favourites', access: ['buyer'], summary: 'Own favourites that are public, the newest mark first',
  query: z.object({ ...paging, lang: z.enum(LOCALES, 'invalid_input').optional() }), response: z.array(productCard), isCounted: true,
}).handle(async ({ actor, query, headers }) => {
  const { rows, total } = sliceRange(rangeOf(query), await listFavourites(actor.partyId, query.lang));
  setTotal(headers, total);
  return [...rows];
});

export const getFavouriteIds = endpoint({
  method: 'GET', path: '/api/buyer/favourites/ids', access: ['buyer'], summary: 'Ids of own favourites: what the hearts of a page of products need', response: z.array(z.int()),
}).handle(({ actor }) => favouriteIds(actor.partyId));

export const putFavourite = endpoint({
  method: 'PUT', path: '/api/buyer/favourites/{productId}', access: ['buyer'], summary: 'Mark a public product as a favourite', params, response: success,
}).handle(async ({ actor, params: { productId } }) => {
  await addFavourite(actor.partyId, productId);
  return { success: true };
});

export const deleteFavourite = endpoint({
  method: 'DELETE', path: '/api/buyer/favourites/{productId}', access: ['buyer'], summary: 'Take the mark from a product', params, response: success,
}).handle(async ({ actor, params: { productId } }) => {
  await removeFavourite(actor.partyId, productId);
  return { success: true };
});
