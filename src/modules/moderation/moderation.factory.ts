import type { SignedIn } from '@/modules/account/account.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';

/** An RFQ on a seller's product whose description gives a telephone away, with the row that holds it back. */
export async function makeHeldText(description = 'Call me: +91 98765 43210'): Promise<{ id: number; rfqId: number; buyer: SignedIn; seller: SignedIn }> {
  const { buyer, seller, product } = await makeTrade();
  const rfq = await makeRfq(buyer, { product_id: product.id, title: 'Steel angles', description });
  const { id } = await db.heldText.findFirstOrThrow({ where: { entity: 'rfq', entityId: rfq.id }, select: { id: true } });
  return { id, rfqId: rfq.id, buyer, seller };
}
