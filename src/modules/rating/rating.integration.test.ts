import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import type { ProductDetail } from '@/modules/catalogue/catalogue.schema';
import { makeCompletedOrder, makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { rateOrder } from './rating.commands';
import { listRatings, supplierRating } from './rating.queries';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const rate = (as: SignedIn, dpoId: number, over: object = {}) => call('POST /api/buyer/orders/{dpoId}/rating', { as, params: { dpoId }, body: { productStars: 4, supplierStars: 5, message: 'Dry and whole.', ...over } });

describe('a buyer that rates a completed order', () => {
  it('is heard once, and the product, its place in the search and the supplier show it', async () => {
    const { buyer, seller, product, dpo } = await makeCompletedOrder({ captain });
    const read = async () => (await call('GET /api/products/{productId}', { params: { productId: product.id } })).body as ProductDetail;
    expect(await read()).toMatchObject({ rating: null, rating_count: 0 });
    const answers = await atOnce(6, () => rate(buyer, dpo.id));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 5]);
    expect(await rate(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'rated_already' } });
    expect(await read()).toMatchObject({ rating: 4, rating_count: 1 });
    expect(await db.$queryRaw`SELECT "rating" FROM "ProductSearch" WHERE "productId" = ${product.id}`).toEqual([{ rating: 400 }]);
    expect(await listRatings({ productId: product.id })).toMatchObject([{ productStars: 4, supplierStars: 5, message: 'Dry and whole.' }]);
    expect(await listRatings({ sellerId: seller.partyId })).toEqual(await listRatings({ productId: product.id }));
    expect(await supplierRating(seller.partyId)).toEqual({ average: 5, count: 1 });
    expect(await db.notification.count({ where: { kind: 'order_rated', partyId: seller.partyId } })).toBe(1);
  });

  it('does so after the delivery is confirmed, for its own order, with one to five stars', async () => {
    const { buyer, dpo } = await makeDeliveredOrder({ captain });
    expect(await rate(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'delivered' } });
    await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } });
    for (const productStars of [0, 6, 4.5, '5', null]) expect(await rate(buyer, dpo.id, { productStars })).toMatchObject({ status: 400, body: { code: 'stars_required' } });
    expect((await rate(await makeSignedIn({ roles: ['buyer'] }), dpo.id)).status).toBe(404);
  });

  it('counts with others in the average, also of two at once', async () => {
    const one = await makeCompletedOrder({ captain });
    const other = await makeCompletedOrder({ captain, rfq: { product_id: one.product.id } });
    await Promise.all([rateOrder(one.buyer, one.dpo.id, { productStars: 5, supplierStars: 5, message: '' }), rateOrder(other.buyer, other.dpo.id, { productStars: 2, supplierStars: 1, message: '' })]);
    expect(await db.product.findUniqueOrThrow({ where: { id: one.product.id }, select: { rating: true, ratingCount: true } })).toEqual({ rating: 350, ratingCount: 2 });
  });

  it('whose text gives a contact away is read without it until an admin has released it', async () => {
    const { buyer, product, dpo } = await makeCompletedOrder({ captain });
    await rate(buyer, dpo.id, { message: 'Write to me: buyer@example.com' });
    expect(await listRatings({ productId: product.id })).toMatchObject([{ productStars: 4, message: null }]);
    await db.heldText.updateMany({ where: { entity: 'rating', authorId: buyer.partyId }, data: { status: 'released' } });
    expect(await listRatings({ productId: product.id })).toMatchObject([{ message: 'Write to me: buyer@example.com' }]);
  });
});
