import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { removeSavedSearch, saveSearch } from './saved-search.commands';
import { listSavedSearches } from './saved-search.queries';
import { savedSearchAnswer, savedSearchBody } from './saved-search.schema';

export const getSavedSearches = listEndpoint({
  path: '/api/buyer/saved-searches', access: ['buyer'], summary: 'Own saved searches of the shop, newest first', response: z.array(savedSearchAnswer),
}).handle(({ actor }, range) => listSavedSearches(actor.partyId, range));

export const postSavedSearch = endpoint({
  method: 'POST', path: '/api/buyer/saved-searches', access: ['buyer'], summary: 'Save a search of the shop, to be told of what is new in it', body: savedSearchBody,
  response: z.object({ success: z.literal(true), saved_search: savedSearchAnswer }), status: 201,
}).handle(async ({ actor, body }) => ({ success: true, saved_search: await saveSearch(actor.partyId, body) }));

export const deleteSavedSearch = endpoint({
  method: 'DELETE', path: '/api/buyer/saved-searches/{searchId}', access: ['buyer'], summary: 'Remove an own saved search',
  params: z.object({ searchId: idParam() }), response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params: { searchId } }) => {
  await removeSavedSearch(actor.partyId, searchId);
  return { success: true };
});
