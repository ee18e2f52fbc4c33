import 'server-only';
import { asOthersRead } from '@/modules/moderation/moderation.queries';
import { db } from '@/server/db';
import type { PublicRating, RatingFigure } from './rating.schema';

/** Ratings that a page shows; the average is made of all. */
const SHOWN = 10;

/** What buyers said of a product or of a supplier's goods last, the newest first, as everybody may read it. */
export async function listRatings(of: { readonly productId: number } | { readonly sellerId: number }): Promise<PublicRating[]> {
  const rows = await db.rating.findMany({
    where: of, select: { id: true, productStars: true, supplierStars: true, message: true, createdAt: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: SHOWN,
  });
  const read = await asOthersRead(db, 'rating', rows, ['message']);
  return rows.map(({ createdAt, ...row }, index) => ({ ...row, message: read[index]?.message === row.message ? row.message : null, createdAt: createdAt.toISOString() }));
}

/** How buyers rated a supplier, over all its orders. */
export async function supplierRating(sellerId: number): Promise<RatingFigure> {
  const { _avg, _count } = await db.rating.aggregate({ where: { sellerId }, _avg: { supplierStars: true }, _count: true });
  return _avg.supplierStars === null ? null : { average: Math.round(_avg.supplierStars * 100) / 100, count: _count };
}
