import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { toBaseMinor } from '@/modules/ledger/money.schema';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { readAdminProduct } from './admin-products.queries';
import type { AdminProductAnswer, AdminProductBody } from './admin-products.schema';
import { categoryByName } from './category.schema';
import { lockProduct } from './product-step.commands';
import { coversMinimum } from './catalogue.schema';

/** Until when a price holds, where an edit says so; a time alone is that of the day which stands. */
function validityOf({ validityDate, validityTime }: AdminProductBody, before: AdminProductAnswer): Date | null | undefined {
  if (validityDate === undefined && (validityTime === undefined || before.validityDate === '')) return undefined;
  const day = validityDate === undefined ? before.validityDate : validityDate?.toISOString().slice(0, 10);
  return day ? new Date(`${day}T${validityTime || '23:59'}:00Z`) : null;
}

/** The columns that an admin's words fill; what is undefined stays. */
async function columnsOf(tx: Tx, body: AdminProductBody, before: AdminProductAnswer) {
  const currency = body.currency ?? before.currency;
  const rate = await tx.exchangeRate.findUnique({ where: { currency }, select: { usdMicros: true } });
  if (!rate) throw new Error(`There is no rate of ${currency}`);
  const category = categoryByName(body.category);
  if (!category) throw new Problem('product_category_unknown', { field: 'category' });
  return {
    name: body.name, category: category.slug, description: body.description, priceMinor: body.price, currency, priceBaseMinor: toBaseMinor(body.price, rate.usdMicros),
    moq: body.moq, availableQuantity: body.quantity, unit: body.moqUom ?? body.quantityUom, priceType: body.priceType,
    relabelingAllowed: body.reLabeling && body.reLabeling === 'yes', offerValidUntil: validityOf(body, before),
  };
}

/** The parts of an answer that an edit may touch, and which of them differ. */
const EDITED = ['name', 'category', 'description', 'price', 'currency', 'moq', 'moqUom', 'quantity', 'priceType', 'reLabeling', 'validityDate', 'validityTime'] as const;
const differing = (before: AdminProductAnswer, after: AdminProductAnswer) => EDITED.filter((field) => before[field] !== after[field]);

/**
 * An admin mends a product before or after its approval; its status stays. Translations of what it said before go. The log
 * keeps which parts were touched.
 *
 * @throws Problem not_found, product_category_unknown, product_stock_below_minimum
 */
export async function editProduct(actor: Actor, productId: number, body: AdminProductBody): Promise<AdminProductAnswer> {
  return transact(async (tx) => {
    await lockProduct(tx, productId);
    refuseOwnAffair(actor, (await tx.product.findUnique({ where: { id: productId }, select: { sellerId: true } }))?.sellerId);
    const before = await readAdminProduct(tx, productId);
    const [moq, stock] = [body.moq ?? before.moq, body.quantity ?? before.quantity];
    if ((moq !== before.moq || stock !== before.quantity) && !coversMinimum(stock, moq)) throw new Problem('product_stock_below_minimum', { field: 'moq' });
    await tx.product.update({ where: { id: productId }, data: await columnsOf(tx, body, before), select: { id: true } });
    const after = await readAdminProduct(tx, productId);
    const changed = differing(before, after);
    if (changed.includes('name') || changed.includes('description')) await tx.productText.deleteMany({ where: { productId } });
    if (changed.length > 0) await audit(tx, { actor: asTransitionActor(actor), action: 'product.mend', entity: 'product', entityId: productId, details: { changed } });
    return after;
  });
}
