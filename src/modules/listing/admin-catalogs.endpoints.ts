import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { remakeCatalogPages } from '@/modules/catalogue/product-pages.commands';
import { restoreCatalog, takeCatalogDown } from './admin-catalogs.commands';
import { listSellerCatalogs } from './admin-catalogs.queries';
import { adminCatalogAnswer, takeDownBody } from './admin-catalogs.schema';

const params = z.object({ catalogId: idParam() });
const response = z.object({ success: z.literal(true), catalog: adminCatalogAnswer });

export const getAdminCatalogs = listEndpoint({
  path: '/api/admin/catalogs', access: ['admin'], summary: 'Catalogs of all sellers, newest first', response: z.array(adminCatalogAnswer),
}).handle((_, range) => listSellerCatalogs(range));

export const postAdminCatalogTakeDown = endpoint({
  method: 'POST', path: '/api/admin/catalogs/{catalogId}/take-down', access: ['admin'], summary: 'Take a seller’s catalog out of public view, with a reason', params, body: takeDownBody, response,
}).handle(async ({ actor, params: { catalogId }, body }) => {
  const catalog = await takeCatalogDown(actor, catalogId, body.reason);
  remakeCatalogPages(catalogId);
  return { success: true, catalog };
});

export const postAdminCatalogRestore = endpoint({
  method: 'POST', path: '/api/admin/catalogs/{catalogId}/restore', access: ['admin'], summary: 'Show a catalog again that was taken down', params, response,
}).handle(async ({ actor, params: { catalogId } }) => {
  const catalog = await restoreCatalog(actor, catalogId);
  remakeCatalogPages(catalogId);
  return { success: true, catalog };
});
