import 'server-only';
import type { Locale } from '@/i18n/locales';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import type { ProductCard } from './catalogue.schema';
import { productsByIds } from './product-list.queries';

/** Ids of the products that a party has marked, the newest mark first; those that are public no more among them. */
export async function favouriteIds(partyId: number): Promise<number[]> {
  const rows = await db.favourite.findMany({
    where: { partyId }, select: { productId: true }, orderBy: [{ createdAt: 'desc' }, { productId: 'desc' }], take: SETTINGS.favourites,
  });
  return rows.map(({ productId }) => productId);
}

/** The public products that a party has marked, the newest mark first. */
export async function listFavourites(partyId: number, language?: Locale): Promise<ProductCard[]> {
  return productsByIds(await favouriteIds(partyId), language);
}
