import * as z from 'zod';
import { LIMITS, text } from '@/http/input';

/** Stars that can be given. */
export const STARS = [1, 2, 3, 4, 5] as const;

const stars = z.number('stars_required').int('stars_required').min(1, 'stars_required').max(5, 'stars_required');

/** What a buyer says of a completed order; the text may be empty. */
export const ratingBody = z.strictObject({
  productStars: stars,
  supplierStars: stars,
  message: text(LIMITS.message).optional().transform((value) => value ?? ''),
});
export type RatingBody = z.output<typeof ratingBody>;

/** A rating as everybody reads it. `message` is null while it is held back. */
export interface PublicRating {
  readonly id: number;
  readonly productStars: number;
  readonly supplierStars: number;
  readonly message: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An average of ratings, 1 to 5, and how many there are; null before the first. */
export type RatingFigure = { readonly average: number; readonly count: number } | null;
