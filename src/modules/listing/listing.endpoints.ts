import 'server-only';
import * as z from 'zod';
import { clientAddress } from '@/http/client-address';
import { endpoint, servedFile } from '@/http/endpoint';
import { idList, idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { remakeProductPages } from '@/modules/catalogue/product-pages.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { archiveProduct, editProduct, restoreProduct, submitProduct } from './listing.commands';
import { importProducts } from './listing-import.commands';
import { exportProducts, listOwnProducts } from './listing.queries';
import { importAnswer, importBody, listingAnswer, listingBody } from './listing.schema';

const params = z.object({ productId: idParam() });
const success = z.object({ success: z.literal(true), product: listingAnswer });

export const getSellerProducts = listEndpoint({
  path: '/api/seller/products', access: ['seller'], summary: 'Own products in every status, newest first', response: z.array(listingAnswer),
}).handle(({ actor }, range) => listOwnProducts(actor, range));

export const postSellerProduct = endpoint({
  method: 'POST', path: '/api/seller/products', access: ['seller'], takesForm: true, makesNew: true, summary: 'Submit a product for approval', body: listingBody, response: success,
}).handle(async ({ actor, body, request }) => ({ success: true, product: await submitProduct(actor, body, clientAddress(request)) }));

export const putSellerProduct = endpoint({
  method: 'PUT', path: '/api/seller/products/{productId}', access: ['seller'], takesForm: true,
  summary: 'Edit an own product; the edit of an approved one waits for approval while the approved one stays public', params, body: listingBody, response: success,
}).handle(async ({ actor, params: { productId }, body, request }) => ({ success: true, product: await editProduct(actor, productId, body, clientAddress(request)) }));

export const postArchiveProduct = endpoint({
  method: 'POST', path: '/api/seller/products/{productId}/archive', access: ['seller'], summary: 'Take an own product out of the shop', params, response: success,
}).handle(async ({ actor, params: { productId } }) => {
  const product = await archiveProduct(actor, productId);
  remakeProductPages(productId);
  return { success: true, product };
});

export const postRestoreProduct = endpoint({
  method: 'POST', path: '/api/seller/products/{productId}/restore', access: ['seller'], summary: 'Submit an archived product again', params, response: success,
}).handle(async ({ actor, params: { productId } }) => ({ success: true, product: await restoreProduct(actor, productId) }));

export const postImportProducts = endpoint({
  method: 'POST', path: '/api/seller/products/import', access: ['seller'], makesNew: true, bodyLimit: 1024 * 1024,
  summary: 'Submit the products of a CSV file; correct lines go in, the others are told', body: importBody, response: importAnswer.extend({ success: z.literal(true) }),
}).handle(async ({ actor, body, request }) => ({ success: true, ...(await importProducts(actor, body.csv, body.check ?? false, clientAddress(request))) }));

export const getExportProducts = endpoint({
  method: 'GET', path: '/api/seller/products/export', access: ['seller'], summary: 'Own products as CSV, with the columns that an import reads: those named, or all but the archived ones', query: z.object({ ids: idList(SETTINGS.listLimit, 'invalid_input').optional() }), response: servedFile, file: 'text/csv; charset=utf-8',
}).handle(async ({ actor, query: { ids } }) => ({ name: 'products.csv', bytes: new TextEncoder().encode(await exportProducts(actor, ids)) }));
