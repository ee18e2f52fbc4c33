import 'server-only';
import type { Tx } from '@/server/db';

/** Makes a party's open password links worthless: what they were sent to, or for, no longer holds. */
export async function voidPasswordLinks(tx: Tx, partyId: number): Promise<void> {
  await tx.passwordLink.updateMany({ where: { partyId, usedAt: null }, data: { usedAt: new Date() } });
}
