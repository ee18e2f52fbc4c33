import 'server-only';
import type { Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { offeredTo } from '@/modules/offer/offer.queries';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { signedUrl } from '@/server/uploads/storage';

/** RFQs whose files somebody reads: the buyer its own, a seller those that it may offer on, a captain all. */
function readableBy({ partyId, role }: Pick<Actor, 'partyId' | 'role'>): Prisma.RfqWhereInput {
  if (role === 'captain') return { isWithheld: false };
  return role === 'seller' ? { ...offeredTo(partyId), isWithheld: false } : { buyerId: partyId };
}

/**
 * The address at which a file of an RFQ lies for a minute.
 *
 * @throws Problem not_found, also for an RFQ that is none of the reader's
 */
export async function rfqFileUrl(reader: Pick<Actor, 'partyId' | 'role'>, fileId: number): Promise<string> {
  const row = await db.rfqFile.findFirst({ where: { id: fileId, rfq: readableBy(reader) }, select: { fileKey: true } });
  if (!row) throw new Problem('not_found');
  return signedUrl(row.fileKey);
}
