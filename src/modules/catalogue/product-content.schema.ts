import * as z from 'zod';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { PRICE_TYPES, UNITS } from './catalogue.schema';
import { productMachine } from './product.machine';

export { productMachine };

/** What a seller says of a product, in a form that can wait as JSON. Amounts are decimal texts in `currency` per `unit`. */
export const productContent = z.object({
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** Slug. */
  category: z.string(),
  portId: z.int().nullable(),
  price: z.string(),
  currency: z.enum(CURRENCIES),
  priceType: z.enum(PRICE_TYPES),
  unit: z.enum(UNITS),
  moq: z.int(),
  availableQuantity: z.int(),
  hsCode: z.string(),
  /** ISO 3166-1 alpha-2, or empty. */
  originCountry: z.string(),
  leadTimeDays: z.int().nullable(),
  packing: z.string(),
  branded: z.boolean(),
  relabelingAllowed: z.boolean(),
  relabelingPrice: z.string().nullable(),
  offerValidUntil: z.iso.datetime().nullable(),
  tiers: z.array(z.object({ fromQuantity: z.int(), price: z.string() })),
  certificates: z.array(z.object({ name: z.string(), number: z.string(), issuer: z.string(), validUntil: z.iso.date() })),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  /** Keys of the seller's uploaded pictures, the first of which stands in lists. */
  pictures: z.array(z.string()),
});
export type ProductContent = z.output<typeof productContent>;
