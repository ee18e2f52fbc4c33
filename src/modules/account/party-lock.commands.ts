import 'server-only';
import type { Tx } from '@/server/db';

/** Takes a party's lock, so that changes of its roles, its state, its password and its sessions come one after the other. */
export async function lockParty(tx: Tx, partyId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Party" WHERE "id" = ${partyId} FOR NO KEY UPDATE`;
}
