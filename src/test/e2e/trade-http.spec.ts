import { expect, test } from 'playwright/test';
import { bearerOf } from './as';

/** One trade over HTTP, as a client of the documented calls would drive it: from the shop's list to an order in process. */
test('a request becomes an order in process', async ({ baseURL, request }) => {
  const buyer = await bearerOf(baseURL, 'buyer');
  const captain = await bearerOf(baseURL, 'captain');
  const other = await bearerOf(baseURL, 'buyer2');

  const products = (await (await request.get('/api/products')).json()) as { id: number; name: string }[];
  const product = products[Math.floor(Math.random() * products.length)];
  if (!product) throw new Error('The shop is empty');

  const sent = await buyer.post('/api/buyer/rfqs', {
    data: { product_id: product.id, title: `${product.name} for Hamburg`, description: '', quantity: 1200, response_deadline: null, budget_range_min: '10.50', budget_range_max: 20, currency_id: 2 },
  });
  expect(sent.status()).toBe(201);
  const { rfq } = (await sent.json()) as { rfq: { id: number; status: string; currency: string; budgetRangeMin: number } };
  expect(rfq).toMatchObject({ status: 'open', currency: 'EUR', budgetRangeMin: 10.5 });
  expect((await other.get(`/api/buyer/rfqs/${rfq.id}`)).status()).toBe(404);

  const desk = (await (await captain.get(`/api/captain/rfqs/${rfq.id}`)).json()) as { productDetails: { seller: { vendorCode: string } } };
  expect(desk.productDetails.seller.vendorCode).toMatch(/^SELL-[A-Z2-9]{6}$/);
  const accepted = await captain.post(`/api/captain/rfqs/${rfq.id}/accept`, {
    data: { finalPrice: 12.55, message: 'Ready in three weeks.', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const { dpq } = (await accepted.json()) as { dpq: { id: number; total: number; hash: string; revision: number } };
  expect(dpq.total).toBe(15060);
  expect((await captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: { finalPrice: 1 } })).status()).toBe(409);

  expect((await other.post(`/api/buyer/dpqs/${dpq.id}/accept`)).status()).toBe(404);
  const agreed = await buyer.post(`/api/buyer/dpqs/${dpq.id}/accept`, { data: { revision: dpq.revision, hash: dpq.hash } });
  expect(await agreed.json()).toMatchObject({ success: true, dpq: { status: 'accepted' } });

  const converted = (await (await captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`)).json()) as { success: boolean; dpo: { id: number; status: string; total: number } };
  expect(converted).toMatchObject({ success: true, dpo: { status: 'pending', total: 15060 } });
  const { id } = converted.dpo;
  expect((await captain.post(`/api/captain/dpos/${id}/process`)).status()).toBe(409);
  expect(await (await captain.post(`/api/captain/dpos/${id}/confirm`)).json()).toMatchObject({ success: true, dpo: { status: 'confirmed' } });
  expect(await (await captain.post(`/api/captain/dpos/${id}/process`)).json()).toMatchObject({ success: true, dpo: { status: 'processing', outstanding: ['survey', 'funds', 'delivery', 'goods', 'insurance', 'customs'] } });
  expect(await (await buyer.get(`/api/buyer/rfqs/${rfq.id}`)).json()).toMatchObject({ status: 'processing' });
});
