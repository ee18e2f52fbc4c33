import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { toBaseMinor } from '@/modules/ledger/money.schema';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { readAdminProduct } from './admin-products.queries';
import type { AdminProductAnswer, AdminProductBody } from './admin-products.schema';
import { categoryByName } from './category.schema';
import { lockProduct } from './product-step.commands';

/** The columns that an admin's words fill. */
async function columnsOf(tx: Tx, body: AdminProductBody) {
  const rate = await tx.exchangeRate.findUnique({ where: { currency: body.currency }, select: { usdMicros: true } });
  if (!rate) throw new Error(`There is no rate of ${body.currency}`);
  const category = categoryByName(body.category);
  if (!category) throw new Problem('product_category_unknown', { field: 'category' });
  return {
    name: body.name, category: category.slug, description: body.description, priceMinor: body.price, currency: body.currency, priceBaseMinor: toBaseMinor(body.price, rate.usdMicros),
    moq: body.moq, availableQuantity: body.quantity, unit: body.moqUom, priceType: body.priceType, relabelingAllowed: body.reLabeling === 'yes',
    offerValidUntil: body.validityDate && new Date(`${body.validityDate.toISOString().slice(0, 10)}T${body.validityTime || '23:59'}:00Z`),
  };
}

/** The parts of an answer that an edit may touch, and which of them differ. */
const EDITED = ['name', 'category', 'description', 'price', 'currency', 'moq', 'moqUom', 'quantity', 'priceType', 'reLabeling', 'validityDate', 'validityTime'] as const;
const differing = (before: AdminProductAnswer, after: AdminProductAnswer) => EDITED.filter((field) => before[field] !== after[field]);

/**
 * An admin mends a product before or after its approval; its status stays. Translations of what it said before go. The log
 * keeps which parts were touched.
 *
 * @throws Problem not_found, product_category_unknown
 */
export async function editProduct(actor: Actor, productId: number, body: AdminProductBody): Promise<AdminProductAnswer> {
  return transact(async (tx) => {
    await lockProduct(tx, productId);
    const before = await readAdminProduct(tx, productId);
    await tx.product.update({ where: { id: productId }, data: await columnsOf(tx, body), select: { id: true } });
    const after = await readAdminProduct(tx, productId);
    const changed = differing(before, after);
    if (changed.includes('name') || changed.includes('description')) await tx.productText.deleteMany({ where: { productId } });
    if (changed.length > 0) await audit(tx, { actor: asTransitionActor(actor), action: 'product.mend', entity: 'product', entityId: productId, details: { changed } });
    return after;
  });
}
