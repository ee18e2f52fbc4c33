import 'server-only';
import type { Tx } from '@/server/db';

/** Takes a buyer's RFQs off the desks, or puts them back, with the account's state. */
export async function withholdRfqs(tx: Tx, buyerId: number, isWithheld: boolean): Promise<void> {
  await tx.rfq.updateMany({ where: { buyerId, isWithheld: !isWithheld }, data: { isWithheld } });
}
