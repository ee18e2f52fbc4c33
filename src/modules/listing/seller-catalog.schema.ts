import * as z from 'zod';
import { id, requiredText, titleText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { contactDetailsIn } from '@/modules/moderation/moderation.schema';
import { catalogMachine } from './catalog.machine';

/** Bounds of one catalog, and how many a seller may have. */
export const CATALOG_LIMITS = { title: 120, description: 600, products: 50, perSeller: 20 } as const;

/** Nobody reads a catalog before it is public, so what gives a contact away is refused at once. */
const givesNothingAway = (text: string) => contactDetailsIn(text).length === 0;

/** A catalog as its seller sends it: own approved products in the order chosen, the first of which lends it its picture. */
export const sellerCatalogBody = z.strictObject({
  title: titleText(CATALOG_LIMITS.title, 'catalog_title_required').refine(givesNothingAway, 'catalog_contact_details'),
  description: requiredText(CATALOG_LIMITS.description, 'catalog_description_required').refine(givesNothingAway, 'catalog_contact_details'),
  productIds: z.array(id(), 'catalog_products_required').min(1, 'catalog_products_required').max(CATALOG_LIMITS.products, 'catalog_products_too_many').transform((ids) => [...new Set(ids)]),
});
export type SellerCatalogBody = z.output<typeof sellerCatalogBody>;

/** A catalog as its seller sees it. */
export const sellerCatalogAnswer = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** The address of its picture; empty while none of its products is public. */
  image: z.string(),
  status: z.enum(statesOf(catalogMachine)),
  /** Why an admin took it down; empty while it is not. */
  reason: z.string(),
  likes: z.int(),
  /** In the order chosen; `isPublic` is false for what has left the shop since. */
  products: z.array(z.object({ id: z.int(), name: z.string(), image: z.string(), isPublic: z.boolean() })),
});
export type SellerCatalogAnswer = z.output<typeof sellerCatalogAnswer>;
