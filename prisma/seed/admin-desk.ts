import { changeSetting } from '../../src/modules/platform/kept-settings.commands.ts';
import { releaseText } from '../../src/modules/moderation/moderation.commands.ts';
import { changeRate, recomputeBasePrices } from '../../src/modules/rates/rates.commands.ts';
import { createRfq } from '../../src/modules/rfq/rfq.commands.ts';
import { rfqBody } from '../../src/modules/rfq/rfq.schema.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';

/** What the second buyer wrote that others may not read at once; the last one was harmless after all. */
const TEXTS = [
  { title: 'Basmati rice, samples first', description: 'Please call our purchasing desk: +91 22 5550 0199, or WhatsApp: purchasing_desk.', isReleased: false },
  { title: 'Stahlprofile für Bremen', description: 'Zeichnungen gern an einkauf (at) weserbau (punkt) example.', isReleased: false },
  { title: 'Drill bits, second lot', description: 'Ring diameter 12, call-off 555 010 099 as in our last lot.', isReleased: true },
] as const;

/** Fills the admin's desk: a setting and a rate that were changed, texts that are held back and one that was released. */
export async function seedAdminDesk(accounts: ReadonlyMap<string, number>): Promise<void> {
  const admin = await actorOf(accounts.get('admin'), 'admin');
  const [buyer, seller] = [await actorOf(accounts.get('buyer2'), 'buyer'), await actorOf(accounts.get('seller2'), 'seller')];
  await changeSetting(admin, 'issuesPerHour', '25');
  await changeRate(admin, 'INR', 11_950n);
  await recomputeBasePrices('INR');
  const product = await db.product.findFirstOrThrow({ where: { sellerId: seller.partyId, status: 'approved' }, select: { id: true }, orderBy: { id: 'asc' } });
  for (const { isReleased, ...text } of TEXTS) {
    const { id } = await createRfq(buyer, rfqBody.parse({ product_id: product.id, ...text, quantity: 500, response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 1 }));
    const held = await db.heldText.findFirst({ where: { entity: 'rfq', entityId: id }, select: { id: true } });
    if (held && isReleased) await releaseText(admin, held.id);
  }
}
