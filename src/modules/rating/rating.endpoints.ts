import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { remakeProductPages } from '@/modules/catalogue/product-pages.commands';
import { dpoAnswer } from '@/modules/order/order.schema';
import { rateOrder } from './rating.commands';
import { ratingBody } from './rating.schema';

export const postBuyerOrderRating = endpoint({
  method: 'POST', path: '/api/buyer/orders/{dpoId}/rating', access: ['buyer'], summary: 'Rate the goods and the supplier of an own completed order, once',
  params: z.object({ dpoId: idParam() }), body: ratingBody, response: z.object({ success: z.literal(true), dpo: dpoAnswer }),
}).handle(async ({ actor, params, body }) => {
  const dpo = await rateOrder(actor, params.dpoId, body);
  if (dpo.productId !== null) remakeProductPages(dpo.productId);
  return { success: true, dpo };
});
