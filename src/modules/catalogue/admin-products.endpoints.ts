import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { editProduct } from './admin-products.commands';
import { listWaitingProducts } from './admin-products.queries';
import { adminProductAnswer, adminProductBody, approveProductBody, rejectChangeBody, rejectProductBody } from './admin-products.schema';
import { remakeProductPages } from './product-pages.commands';
import { approveProduct, approveProductChange, rejectProduct, rejectProductChange } from './product-review.commands';

const response = z.object({ success: z.literal(true) });
const changeParams = z.object({ changeId: idParam() });

export const getAdminProducts = listEndpoint({
  path: '/api/admin/products', access: ['admin'], summary: 'Products that wait for approval, and approved ones with a proposed change', response: z.array(adminProductAnswer),
}).handle((_, range) => listWaitingProducts(range));

export const putAdminProduct = endpoint({
  method: 'PUT', path: '/api/admin/products/{productId}', access: ['admin'], summary: 'Mend a product', params: z.object({ productId: idParam() }), body: adminProductBody,
  response: z.object({ success: z.literal(true), product: adminProductAnswer }),
}).handle(async ({ actor, params: { productId }, body }) => {
  const product = await editProduct(actor, productId, body);
  if (product.status === 'approved') remakeProductPages(productId);
  return { success: true, product };
});

export const postAdminProductApprove = endpoint({
  method: 'POST', path: '/api/admin/products/approve', access: ['admin'], summary: 'Approve a submitted product, which everybody then sees', body: approveProductBody, response,
}).handle(async ({ actor, body }) => {
  await approveProduct(actor, body.productId, body.updatedAt);
  remakeProductPages(body.productId);
  return { success: true };
});

export const postAdminProductReject = endpoint({
  method: 'POST', path: '/api/admin/products/reject', access: ['admin'], summary: 'Reject a submitted product with a reason', body: rejectProductBody, response,
}).handle(async ({ actor, body }) => {
  await rejectProduct(actor, body.productId, body.reason);
  return { success: true };
});

export const postAdminChangeApprove = endpoint({
  method: 'POST', path: '/api/admin/product-changes/{changeId}/approve', access: ['admin'], summary: 'Approve a proposed change of a public product', params: changeParams, response,
}).handle(async ({ actor, params: { changeId } }) => {
  remakeProductPages(await approveProductChange(actor, changeId));
  return { success: true };
});

export const postAdminChangeReject = endpoint({
  method: 'POST', path: '/api/admin/product-changes/{changeId}/reject', access: ['admin'], summary: 'Refuse a proposed change with a reason', params: changeParams, body: rejectChangeBody, response,
}).handle(async ({ actor, params: { changeId }, body }) => {
  await rejectProductChange(actor, changeId, body.reason);
  return { success: true };
});
