import 'server-only';
import { db, type Tx } from '@/server/db';

/** Takes a seller's products out of everybody's sight, or puts them back, with the account's state. */
export async function withholdProducts(tx: Tx, sellerId: number, isWithheld: boolean): Promise<void> {
  await tx.product.updateMany({ where: { sellerId, isWithheld: !isWithheld }, data: { isWithheld } });
}

/** Writes on a seller's products whether the seller is verified, and since when. */
export async function markProductsVerified(tx: Tx, sellerId: number, verifiedAt: Date | null): Promise<void> {
  await tx.product.updateMany({ where: { sellerId }, data: { isVerified: verifiedAt !== null, verifiedAt } });
}

/** Counts the words of the search anew; its plans are chosen by these numbers, so an hour of age does no harm. */
export async function countSearchWords(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '10min'`;
    await tx.$executeRaw`SELECT search_words_count()`;
  }, { timeout: 600_000 });
}
