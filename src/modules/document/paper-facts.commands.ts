import 'server-only';
import { displayName } from '@/modules/account/party.queries';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DocumentParty, PaperFacts } from './paper-facts.schema';

const partyFields = {
  id: true, vendorCode: true, companyName: true, firstName: true, lastName: true, taxId: true, address: true, zipCode: true, timeZone: true, port: { select: { country: true } },
} satisfies Prisma.PartySelect;
type PartyRow = Prisma.PartyGetPayload<{ select: typeof partyFields }>;

function toParty(party: PartyRow, name: string, withAddress: boolean): DocumentParty {
  return {
    name, code: party.vendorCode, taxId: party.taxId, country: party.port?.country ?? null,
    address: withAddress ? [party.address, party.zipCode].filter(Boolean).join(', ') : '',
  };
}

/**
 * What a paper that is issued now says of its parties and goods, to be kept with it. An invoice names both sides in full, as
 * the law wants; a paper without a seller is the buyer's own. On a pro-forma a name that is held back is a number.
 */
export async function freezePaper(
  tx: Tx, { buyerId, sellerId, leadTimeDays = null, ...goods }: { readonly buyerId: number; readonly sellerId: number | null; readonly product: string; readonly hsCode: string; readonly leadTimeDays?: number | null }, isInvoice = false,
): Promise<PaperFacts> {
  const parties = await tx.party.findMany({ where: { id: { in: sellerId === null ? [buyerId] : [buyerId, sellerId] } }, select: partyFields });
  const nameOf = isInvoice || sellerId === null ? displayName : await namesForOthers(tx, parties);
  const [buyer, seller] = [buyerId, sellerId].map((id) => parties.find((party) => party.id === id));
  if (!buyer) throw new Error(`Party ${buyerId} is gone`);
  return { seller: seller ? toParty(seller, nameOf(seller), isInvoice) : null, buyer: toParty(buyer, nameOf(buyer), isInvoice), timeZone: buyer.timeZone, ...goods, leadTimeDays };
}
