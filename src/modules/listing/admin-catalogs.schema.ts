import * as z from 'zod';
import { LIMITS, requiredText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { catalogMachine } from './catalog.machine';

/** Why a catalog is taken down; its seller reads it. */
export const takeDownBody = z.strictObject({ reason: requiredText(LIMITS.reason, 'reason_required') });

/** A seller's catalog as the admin reads it. */
export const adminCatalogAnswer = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  sellerName: z.string(),
  vendorCode: z.string(),
  status: z.enum(statesOf(catalogMachine)),
  /** Why it was taken down; empty while it is not. */
  reason: z.string(),
  /** In the seller's order; `isPublic` is false for what has left the shop since. */
  products: z.array(z.object({ id: z.int(), name: z.string(), image: z.string(), isPublic: z.boolean() })),
});
export type AdminCatalogAnswer = z.output<typeof adminCatalogAnswer>;
