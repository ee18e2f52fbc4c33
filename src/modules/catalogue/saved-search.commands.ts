import 'server-only';
import { Problem } from '@/http/problem';
import { lockParty } from '@/modules/account/party-lock.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { savedSearchFields, toSavedSearch } from './saved-search.queries';
import type { SavedSearchAnswer, SavedSearchBody } from './saved-search.schema';

/**
 * Saves a search of the shop for a party; it is told of what is approved from now on.
 *
 * @throws Problem too_many_saved_searches
 */
export async function saveSearch(partyId: number, body: SavedSearchBody): Promise<SavedSearchAnswer> {
  return transact(async (tx) => {
    await lockParty(tx, partyId);
    if ((await tx.savedSearch.count({ where: { partyId } })) >= SETTINGS.savedSearches) throw new Problem('too_many_saved_searches');
    return toSavedSearch(await tx.savedSearch.create({ data: { partyId, name: body.name, query: body.query }, select: savedSearchFields }));
  });
}

/**
 * Removes one of a party's own saved searches.
 *
 * @throws Problem not_found, also for another party's
 */
export async function removeSavedSearch(partyId: number, id: number): Promise<void> {
  const { count } = await db.savedSearch.deleteMany({ where: { id, partyId } });
  if (count === 0) throw new Problem('not_found');
}
