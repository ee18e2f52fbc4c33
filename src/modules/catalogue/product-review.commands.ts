import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { writeContent } from './product-content.commands';
import { productContent } from './product-content.schema';
import { lockProduct, moveProduct } from './product-step.commands';

/** A product with what a decision needs of it; null where there is none. */
async function lockedProduct(tx: Tx, productId: number) {
  await lockProduct(tx, productId);
  return tx.product.findUnique({
    where: { id: productId },
    select: { id: true, status: true, name: true, sellerId: true, updatedAt: true, seller: { select: { approvedAt: true } }, change: { select: { id: true, content: true, refusedAt: true } } },
  });
}

/** Only what HR has approved comes before the public: the one place where a product becomes public asks for it. */
function requireApprovedSeller(seller: { readonly approvedAt: Date | null }): void {
  if (seller.approvedAt === null) throw new Problem('seller_not_approved');
}

/**
 * The admin approves a submitted product: from now on everybody sees it, and its seller is told.
 *
 * @param readVersion the `updatedAt` that was read; without it the newest is meant
 * @throws Problem not_found, own_decision, status_changed, version_changed (edited since), seller_not_approved (HR has not approved the seller's registration yet)
 */
export async function approveProduct(actor: Actor, productId: number, readVersion?: string): Promise<void> {
  await transact(async (tx) => {
    const row = await lockedProduct(tx, productId);
    refuseOwnAffair(actor, row?.sellerId);
    if (row?.status === 'submitted') {
      requireApprovedSeller(row.seller);
      if (readVersion !== undefined && row.updatedAt.getTime() !== Date.parse(readVersion)) throw new Problem('version_changed');
    }
    await moveProduct(tx, 'approve', asTransitionActor(actor), row, { approvedAt: new Date() });
    if (row) await notify(tx, { kind: 'product_approved', params: { productId, product: row.name }, to: [row.sellerId] });
  });
}

/**
 * The admin rejects a submitted product with a reason, which its seller reads; the seller may mend it and submit it again.
 *
 * @throws Problem not_found, own_decision, status_changed
 */
export async function rejectProduct(actor: Actor, productId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const row = await lockedProduct(tx, productId);
    refuseOwnAffair(actor, row?.sellerId);
    await moveProduct(tx, 'reject', asTransitionActor(actor), row, { rejectReason: reason });
    if (row) await notify(tx, { kind: 'product_rejected', params: { productId, product: row.name, reason }, to: [row.sellerId] });
  });
}

/** A change that waits, with its product. The id is the change's own: a newer one has another. */
async function waitingChange(tx: Tx, actor: Actor, changeId: number) {
  const change = await tx.productChange.findUnique({ where: { id: changeId }, select: { productId: true } });
  if (!change) throw new Problem('not_found');
  const product = await lockedProduct(tx, change.productId);
  refuseOwnAffair(actor, product?.sellerId);
  if (product?.change?.id !== changeId) throw new Problem('not_found');
  if (product.change.refusedAt !== null || product.status !== 'approved') throw new Problem('status_changed', { status: product.status });
  return { product, content: productContent.parse(product.change.content) };
}

/**
 * The admin approves a proposed change: the public product says it from now on.
 *
 * @param changeId of the change that was read; one that the seller has replaced meanwhile is gone
 * @returns the product's id
 * @throws Problem not_found, own_decision, status_changed (refused already, or the product is public no more), seller_not_approved
 */
export async function approveProductChange(actor: Actor, changeId: number): Promise<number> {
  return transact(async (tx) => {
    const { product, content } = await waitingChange(tx, actor, changeId);
    requireApprovedSeller(product.seller);
    await writeContent(tx, product.id, content);
    await tx.productChange.delete({ where: { id: changeId }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'product.approve_change', entity: 'product', entityId: product.id, details: { changeId } });
    await notify(tx, { kind: 'product_change_approved', params: { productId: product.id, product: content.name }, to: [product.sellerId] });
    return product.id;
  });
}

/**
 * The admin refuses a proposed change with a reason; what was approved stays public as it is.
 *
 * @param changeId of the change that was read
 * @throws Problem not_found, own_decision, status_changed
 */
export async function rejectProductChange(actor: Actor, changeId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const { product } = await waitingChange(tx, actor, changeId);
    await tx.productChange.update({ where: { id: changeId }, data: { refusedAt: new Date(), refuseReason: reason }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'product.reject_change', entity: 'product', entityId: product.id, details: { changeId, reason } });
    await notify(tx, { kind: 'product_change_rejected', params: { productId: product.id, product: product.name, reason }, to: [product.sellerId] });
  });
}
