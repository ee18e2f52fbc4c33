import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { remakeCatalogPages } from '@/modules/catalogue/product-pages.commands';
import { createCatalog, deleteCatalog, editCatalog } from './seller-catalog.commands';
import { listOwnCatalogs } from './seller-catalog.queries';
import { sellerCatalogAnswer, sellerCatalogBody } from './seller-catalog.schema';

const params = z.object({ catalogId: idParam() });
const success = z.object({ success: z.literal(true), catalog: sellerCatalogAnswer });

export const getSellerCatalogs = listEndpoint({
  path: '/api/seller/catalogs', access: ['seller'], summary: 'Own catalogs, newest first', response: z.array(sellerCatalogAnswer),
}).handle(({ actor }, range) => listOwnCatalogs(actor.partyId, range));

export const postSellerCatalog = endpoint({
  method: 'POST', path: '/api/seller/catalogs', access: ['seller'], makesNew: true, summary: 'Make a catalog of own approved products', body: sellerCatalogBody, response: success,
}).handle(async ({ actor, body }) => {
  const catalog = await createCatalog(actor, body);
  remakeCatalogPages(catalog.id);
  return { success: true, catalog };
});

export const putSellerCatalog = endpoint({
  method: 'PUT', path: '/api/seller/catalogs/{catalogId}', access: ['seller'], summary: 'Edit an own catalog', params, body: sellerCatalogBody, response: success,
}).handle(async ({ actor, params: { catalogId }, body }) => {
  const catalog = await editCatalog(actor, catalogId, body);
  remakeCatalogPages(catalogId);
  return { success: true, catalog };
});

export const deleteSellerCatalog = endpoint({
  method: 'DELETE', path: '/api/seller/catalogs/{catalogId}', access: ['seller'], summary: 'Delete an own catalog; its products stay', params, response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params: { catalogId } }) => {
  await deleteCatalog(actor, catalogId);
  remakeCatalogPages(catalogId);
  return { success: true };
});
