import 'server-only';
import type { Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { signedUrl } from '@/server/uploads/storage';
import { offeredTo, READABLE_OFFER, unsealed } from './offer.queries';

/** Offers whose files somebody opens: its seller, and the captain and the RFQ's buyer once they may see what is offered. */
function readableBy({ partyId, role }: Pick<Actor, 'partyId' | 'role'>): Prisma.OfferWhereInput {
  if (role === 'seller') return { sellerId: partyId, rfq: { ...offeredTo(partyId), isWithheld: false } };
  return { ...READABLE_OFFER, rfq: { ...(role === 'captain' ? { isWithheld: false } : { buyerId: partyId }), ...unsealed(new Date()) } };
}

/**
 * The address at which a file of an offer lies for a minute.
 *
 * @throws Problem not_found, also for an offer that is not the reader's to see, such as another seller's or a sealed one
 */
export async function offerFileUrl(reader: Pick<Actor, 'partyId' | 'role'>, fileId: number): Promise<string> {
  const row = await db.offerFile.findFirst({ where: { id: fileId, offer: readableBy(reader) }, select: { fileKey: true } });
  if (!row) throw new Problem('not_found');
  return signedUrl(row.fileKey);
}
