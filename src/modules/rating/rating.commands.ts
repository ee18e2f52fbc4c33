import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { readDpo } from '@/modules/order/order.queries';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { audit } from '@/server/audit';
import { transact } from '@/server/transact';
import type { RatingBody } from './rating.schema';

/**
 * A buyer rates the goods and the supplier of a completed order, once. The product's kept average follows at once, and the
 * seller is told.
 *
 * @throws Problem not_found (also another buyer's), status_changed (the order is not completed), rated_already
 */
export async function rateOrder(actor: Actor, dpoId: number, { message, ...stars }: RatingBody): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const dpo = await tx.dpo.findFirst({
      where: { id: dpoId, buyerId: actor.partyId }, select: { status: true, sellerId: true, productName: true, rfqId: true, rfq: { select: { productId: true } }, rating: { select: { id: true } } },
    });
    if (!dpo) throw new Problem('not_found');
    if (dpo.status !== 'completed') throw new Problem('status_changed', { status: dpo.status, ...(dpo.status === 'cancelled' ? {} : { why: 'order_not_completed' }) });
    if (dpo.rating) throw new Problem('rated_already');
    const { productId } = dpo.rfq;
    // Of two orders of one product that are rated at once, the second average counts both.
    if (productId !== null) await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${productId} FOR NO KEY UPDATE`;
    const { id } = await tx.rating.create({ data: { dpoId, productId, sellerId: dpo.sellerId, ...stars, message }, select: { id: true } });
    if (productId !== null) {
      await tx.$executeRaw`
        UPDATE "Product" SET "rating" = figure."average", "ratingCount" = figure."count"
        FROM (SELECT round(avg("productStars") * 100)::int AS "average", count(*)::int AS "count" FROM "Rating" WHERE "productId" = ${productId}) AS figure
        WHERE "id" = ${productId}`;
    }
    await holdBack(tx, { entity: 'rating', entityId: id, rfqId: dpo.rfqId, authorId: actor.partyId, isNew: true }, { message });
    await audit(tx, { actor: asTransitionActor(actor), action: 'rating.create', entity: 'rating', entityId: id, details: { dpoId, ...stars } });
    await notify(tx, { kind: 'order_rated', params: { dpoId, title: dpo.productName }, to: [dpo.sellerId] });
    return readDpo(tx, dpoId, 'buyer');
  }, 'rated_already');
}
