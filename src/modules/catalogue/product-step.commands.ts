import 'server-only';
import type { Tx } from '@/server/db';
import { transition, type TransitionActor } from '@/server/transition';
import { productMachine, type ProductAction, type ProductStatus } from './product.machine';

/** A product as its steps need it. */
export interface ProductRow {
  readonly id: number;
  readonly status: ProductStatus;
}

/** What a step writes beside the status. */
interface Stamp {
  readonly rejectReason?: string;
  readonly approvedAt?: Date;
}

/**
 * Moves a product. Counts and search rows follow by the database's triggers.
 *
 * @throws Problem not_found, status_changed
 */
export async function moveProduct(tx: Tx, action: ProductAction, actor: TransitionActor, row: ProductRow | null, stamp: Stamp = {}): Promise<ProductStatus> {
  return transition(tx, {
    machine: productMachine, action, actor, row,
    write: ({ id, from, to }) => tx.product.updateMany({ where: { id, status: from }, data: { status: to, rejectReason: '', ...stamp } }),
    reread: (id) => tx.product.findUnique({ where: { id }, select: { status: true } }),
    ...(stamp.rejectReason !== undefined && { details: { reason: stamp.rejectReason } }),
  });
}

/** Holds a product until the transaction ends, so that a step and a proposed change never pass each other. */
export async function lockProduct(tx: Tx, productId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Product" WHERE "id" = ${productId} FOR UPDATE`;
}
