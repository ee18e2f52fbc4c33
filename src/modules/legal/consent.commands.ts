import 'server-only';
import type { Tx } from '@/server/db';
import type { ConsentTo } from './legal.schema';

/**
 * Keeps that a party accepted versions of texts, in the transaction of what it accepted them for. A version that it has
 * accepted before stays as it was.
 *
 * @param address where the acceptance came from
 */
export async function recordConsents(tx: Tx, partyId: number, consents: readonly ConsentTo[], address: string): Promise<void> {
  await tx.consent.createMany({ data: consents.map(({ text, version }) => ({ partyId, text, version, address })), skipDuplicates: true });
}
