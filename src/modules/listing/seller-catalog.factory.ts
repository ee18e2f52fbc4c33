import type { Actor } from '@/access/actor';
import { makeSignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { takeCatalogDown } from './admin-catalogs.commands';
import { keepRates } from './listing.factory';
import { createCatalog } from './seller-catalog.commands';
import { sellerCatalogBody, type SellerCatalogAnswer } from './seller-catalog.schema';

/** A body that the catalog calls take. */
export function sellerCatalogRequest(productIds: readonly number[], over: Readonly<Record<string, unknown>> = {}) {
  return { title: 'Bags for the harvest', description: 'Jute and paper bags that load together.', productIds: [...productIds], ...over };
}

/** A seller's catalog of two approved products, made by the command. */
export async function makeOwnCatalog(seller: Actor & { readonly companyName: string }): Promise<SellerCatalogAnswer> {
  await keepRates();
  const [first, second] = [await makeProduct(seller), await makeProduct(seller)];
  return createCatalog(seller, sellerCatalogBody.parse(sellerCatalogRequest([first.id, second.id])));
}

/** A seller's catalog that an admin took down. Gives its id. */
export async function makeTakenDownCatalog(): Promise<number> {
  const { id } = await makeOwnCatalog(await makeSignedIn({ roles: ['seller'] }));
  await takeCatalogDown(await makeSignedIn({ roles: ['admin'] }), id, 'Twice the same');
  return id;
}
