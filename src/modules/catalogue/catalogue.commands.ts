import 'server-only';
import type { Tx } from '@/server/db';

/** Takes a seller's products out of everybody's sight, or puts them back, with the account's state. */
export async function withholdProducts(tx: Tx, sellerId: number, isWithheld: boolean): Promise<void> {
  await tx.product.updateMany({ where: { sellerId, isWithheld: !isWithheld }, data: { isWithheld } });
}

/** Writes on a seller's products whether the seller is verified, and since when. */
export async function markProductsVerified(tx: Tx, sellerId: number, verifiedAt: Date | null): Promise<void> {
  await tx.product.updateMany({ where: { sellerId }, data: { isVerified: verifiedAt !== null, verifiedAt } });
}
