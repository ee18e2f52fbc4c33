import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from './catalogue.factory';
import { addFavourite } from './favourite.commands';
import { saveSearch } from './saved-search.commands';
import { savedSearchBody } from './saved-search.schema';

/** A body that the call for saving a search takes. */
export function savedSearchRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { name: 'Jute of Chittagong', query: 'search=jute&priceType=FOB', ...over };
}

/** A buyer with a saved search. */
export async function makeSavedSearch(over: Readonly<Record<string, unknown>> = {}, owner?: SignedIn): Promise<{ id: number; owner: SignedIn }> {
  const buyer = owner ?? (await makeSignedIn({ roles: ['buyer'] }));
  const { id } = await saveSearch(buyer.partyId, savedSearchBody.parse(savedSearchRequest(over)));
  return { id, owner: buyer };
}

/** A buyer with a favourite. */
export async function makeMarked(): Promise<{ owner: SignedIn; product: { id: number; name: string } }> {
  const [owner, seller] = [await makeSignedIn({ roles: ['buyer'] }), await makeSignedIn({ roles: ['seller'] })];
  const product = await makeProduct({ ...seller, companyName: 'Port Ltd' });
  await addFavourite(owner.partyId, product.id);
  return { owner, product };
}
