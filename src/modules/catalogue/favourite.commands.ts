import 'server-only';
import { Problem } from '@/http/problem';
import { lockParty } from '@/modules/account/party-lock.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { transact } from '@/server/transact';

/**
 * Marks a public product as a party's favourite; marking it again changes nothing.
 *
 * @throws Problem not_found (no such public product), too_many_favourites
 */
export async function addFavourite(partyId: number, productId: number): Promise<void> {
  await transact(async (tx) => {
    await lockParty(tx, partyId);
    if (!(await tx.product.findFirst({ where: { id: productId, status: 'approved', isWithheld: false }, select: { id: true } }))) throw new Problem('not_found');
    const others = await tx.favourite.count({ where: { partyId, productId: { not: productId } } });
    if (others >= SETTINGS.favourites) throw new Problem('too_many_favourites');
    await tx.favourite.createMany({ data: { partyId, productId }, skipDuplicates: true });
  });
}

/** Takes a party's mark from a product, public or not; where there is none, nothing changes. */
export async function removeFavourite(partyId: number, productId: number): Promise<void> {
  await db.favourite.deleteMany({ where: { partyId, productId } });
}
