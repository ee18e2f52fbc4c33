import * as z from 'zod';
import { calendarDay, id, LIMITS, requiredText, titleText } from '@/http/input';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { PRICE_TYPES, productPrice, UNITS } from './catalogue.schema';
import { categoryByName } from './category.schema';
import { productMachine } from './product.machine';
import { statesOf } from '@/machine/machine';

/** The reasons that the specification offers for a rejection, as they are sent and kept. */
export const REJECT_REASONS = [
  'Wrong product details', 'Wrong product name', 'Contact details in description', 'Contact details in image', 'Incomplete product information',
  'Invalid category selection', 'Missing product images', 'Inappropriate content', 'Duplicate product listing', 'Pricing policy violation', 'Other',
] as const;

type ReasonNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** A rejection's reason as it is kept, taken apart: the word of the offered one, and what the admin wrote to it. A reason that is none of those offered is all text. */
export function rejectReasonParts(reason: string): { readonly word: `adminProducts.reasons.r${ReasonNumber}` | null; readonly text: string } {
  const at = REJECT_REASONS.findIndex((offered) => reason === offered || reason.startsWith(`${offered}: `));
  if (at < 0) return { word: null, text: reason };
  return { word: `adminProducts.reasons.r${at as ReasonNumber}`, text: reason.slice((REJECT_REASONS[at] ?? '').length + 2) };
}

const MOST_QUANTITY = 1_000_000_000;
const quantity = z.union([z.number(), z.string().regex(/^\d{1,10}$/).transform(Number)], { error: 'product_quantity_invalid' })
  .pipe(z.number('product_quantity_invalid').int('product_quantity_invalid').min(0, 'product_quantity_invalid').max(MOST_QUANTITY, 'product_quantity_invalid'));

/** What an admin mends of a product: four parts always, and what else is named; the rest stays. A product may be sent back as it was read:
 * further keys are not looked at. The units of both quantities are one. */
export const adminProductBody = z.object({
  name: titleText(LIMITS.title, 'product_name_empty'),
  category: z.string('product_category_empty').min(1, 'product_category_empty').refine((name) => categoryByName(name) !== undefined, 'product_category_unknown'),
  description: requiredText(LIMITS.description, 'product_description_empty'),
  price: productPrice,
  currency: z.enum(CURRENCIES, 'invalid_input').optional(),
  moq: quantity.optional(),
  moqUom: z.enum(UNITS, 'invalid_input').optional(),
  quantity: quantity.optional(),
  quantityUom: z.enum(UNITS, 'invalid_input').optional(),
  priceType: z.enum(PRICE_TYPES, 'invalid_input').optional(),
  reLabeling: z.enum(['yes', 'no'], 'invalid_input').optional(),
  /** Until when the price holds, UTC; both empty for as long as it stands. */
  validityDate: z.union([z.literal(''), calendarDay('product_validity_invalid')], { error: 'product_validity_invalid' }).nullable().transform((day) => day || null).optional(),
  validityTime: z.string('product_validity_invalid').regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, 'product_validity_invalid').nullish(),
}).refine(({ moqUom, quantityUom }) => moqUom === undefined || quantityUom === undefined || moqUom === quantityUom, { path: ['quantityUom'], message: 'product_units_differ' });
export type AdminProductBody = z.output<typeof adminProductBody>;

/** `updatedAt` is that of the product that was read; without it the newest is meant, as in the documented call. */
export const approveProductBody = z.strictObject({ productId: id(), updatedAt: z.iso.datetime('invalid_input').optional() });
export const rejectProductBody = z.strictObject({ productId: id(), reason: requiredText(LIMITS.reason, 'product_reason_required') });
export const rejectChangeBody = z.strictObject({ reason: requiredText(LIMITS.reason, 'product_reason_required') });

/** The parts of a product that a proposed change may touch, in the order in which they are shown. */
export const CHANGE_FIELDS = [
  'name', 'category', 'shortDescription', 'description', 'price', 'currency', 'priceType', 'unit', 'moq', 'availableQuantity', 'portId', 'hsCode', 'originCountry', 'leadTimeDays', 'packing',
  'branded', 'relabelingAllowed', 'relabelingPrice', 'offerValidUntil', 'tiers', 'certificates', 'specifications', 'pictures',
] as const;

/** A price or a quantity, or the price from a quantity on; `amount` is a decimal in `currency`. */
const changedFigure = z.object({ quantity: z.int().nullable(), unit: z.enum(UNITS), amount: z.string().nullable(), currency: z.enum(CURRENCIES) });
export type ChangedFigure = z.output<typeof changedFigure>;

/** One part that a seller wants to say otherwise, before and after as lines of text; what is money or quantity also as figures, which a screen writes as its language does. */
const changedField = z.object({ field: z.enum(CHANGE_FIELDS), before: z.string(), after: z.string(), figures: z.object({ before: z.array(changedFigure), after: z.array(changedFigure) }).optional() });

/** A product that waits for the admin: a submitted one, or an approved one with a proposed change beside it. */
export const adminProductAnswer = z.object({
  id: z.int(),
  name: z.string(),
  sellerName: z.string(),
  vendorCode: z.string(),
  category: z.string(),
  price: z.number(),
  currency: z.enum(CURRENCIES),
  status: z.enum(statesOf(productMachine)),
  description: z.string(),
  moq: z.int(),
  moqUom: z.enum(UNITS),
  quantity: z.int(),
  quantityUom: z.enum(UNITS),
  priceType: z.enum(PRICE_TYPES),
  reLabeling: z.enum(['yes', 'no']),
  /** YYYY-MM-DD and HH:MM, UTC; both empty for as long as it stands. */
  validityDate: z.string(),
  validityTime: z.string(),
  branded: z.enum(['branded', 'unbranded']),
  shortDescription: z.string(),
  hsCode: z.string(),
  originCountry: z.string(),
  packing: z.string(),
  created_at: z.iso.datetime(),
  /** Changes with every edit. */
  updatedAt: z.iso.datetime(),
  /** Whether HR has approved the seller, without which nothing of it is approved here. */
  isSellerApproved: z.boolean(),
  /** What its texts give away. */
  contactDetails: z.array(z.enum(['email', 'phone', 'link', 'handle'])),
  change: z.object({ id: z.int(), proposedAt: z.iso.datetime(), fields: z.array(changedField) }).nullable(),
});
export type AdminProductAnswer = z.output<typeof adminProductAnswer>;
