import * as z from 'zod';
import { LIMITS, text } from '@/http/input';
import { LOCALES, type Locale } from '@/i18n/locales';
import { amountInput, CURRENCIES, type Currency } from '@/modules/ledger/money.schema';

export { catalogPath } from './catalog-address';

/** The specification's sort names, in its order. */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Units in which goods are counted, as the API spells them. */
export const UNITS = ['pcs', 'kg', 'ltr', 'mtr'] as const;
export const PRICE_TYPES = ['EXW', 'FOB', 'CIF', 'DDP'] as const;

/** The price of a product, which must be there: what is missing is told apart from what is no price. Gives minor units. */
export const productPrice = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.union([z.string(), z.number()], 'product_price_empty').refine((value) => value !== '', 'product_price_empty').pipe(amountInput('product_price_invalid')),
);

/** An HS code as the shop writes it and as it is kept: 090411 is 0904.11. Another form stays as it is. Pure. */
export function writtenHsCode(code: string): string {
  return code.replace(/^(\d{4})(\d{2})$/, '$1.$2');
}

/** What kind of place is named after an Incoterm (2020): where the carriage ends, where the goods are loaded, or where they are fetched. */
export function placeNamedBy(term: string): 'destination' | 'port' | 'pickup' {
  if (/^[CD]/.test(term)) return 'destination';
  return term === 'FOB' || term === 'FAS' ? 'port' : 'pickup';
}

/** What a price pays for beside the goods. */
export type PriceCover = 'goods' | 'carriage' | 'carriageAndInsurance' | 'delivery' | 'deliveryAndDuty';

/**
 * What an Incoterm (2020) puts into the price beside the goods themselves: nothing of the main carriage (E and F terms), the
 * carriage to the named place (CPT, CFR), the insurance too (CIP, CIF), the delivery there (DAP, DPU), or import duty as well
 * (DDP). Pure.
 */
export function coveredBy(term: string): PriceCover {
  if (term === 'DDP') return 'deliveryAndDuty';
  if (term.startsWith('D')) return 'delivery';
  if (term === 'CIF' || term === 'CIP') return 'carriageAndInsurance';
  return term.startsWith('C') ? 'carriage' : 'goods';
}

/** The place that a listed price names: a supplier says where the goods are loaded, and nothing of where they are fetched or go. */
export function placeOfPrice({ price_type: term, origin_port_name: port }: { price_type: string; origin_port_name: string | null }): string | null {
  return placeNamedBy(term) === 'port' ? port : null;
}

/** Ranges of minimum orders. */
const MOQ_STEPS = ['1-10', '11-100', '101-1000', '1001-10000', '10001-'] as const;
/** Ranges of minimum orders with their unit, as addresses name them ("101-1000-kg"); their places are the steps of the database's moq_step(). */
export const MOQ_RANGES = UNITS.flatMap((unit) => MOQ_STEPS.map((step) => `${step}-${unit}` as const));
export type MoqRange = (typeof MOQ_RANGES)[number];

/** Longest search, in characters. */
export const SEARCH_LIMIT = 100;

/** The `port` parameter's value for no port filter, as the specification labels it. */
export const ALL_PORTS = 'All Ports';

/**
 * The shop's filters as they stand in its address. An address may be typed or years old, so nothing in it is an error:
 * what can't be read falls back to the start.
 */
export const shopQuery = z.object({
  /** Literal, case-insensitive part of name, short description or description. */
  search: z.string().transform((typed) => typed.slice(0, SEARCH_LIMIT)).pipe(text(SEARCH_LIMIT)).catch(''),
  /** Name of a category. */
  category: z.string().trim().catch(''),
  /** UN/LOCODE or name of a port. */
  port: text(LIMITS.name).catch(''),
  sort: z.enum(SORTS).catch('featured'),
  priceType: z.enum(PRICE_TYPES).or(z.literal('')).catch(''),
  currency: z.enum(CURRENCIES).or(z.literal('')).catch(''),
  moq: z.enum(MOQ_RANGES).or(z.literal('')).catch(''),
  /** Suppliers whose papers were checked, alone. */
  verified: z.enum(['yes', '']).catch(''),
  /** A certificate's exact name. */
  certificate: text(LIMITS.title).catch(''),
  /** Whether a search is taken as it was typed, errors and all. */
  exact: z.enum(['yes', '']).catch(''),
  /** Whether the further filters are laid open. */
  filters: z.enum(['more', '']).catch(''),
  /** Currency in which prices are shown as well. */
  prices: z.enum(CURRENCIES).or(z.literal('')).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
});
export type ShopQuery = z.output<typeof shopQuery>;

/** What products are chosen by beside a search. */
export interface Facets {
  /** Slug. */
  readonly category?: string | undefined;
  /** 0 for products without a port. */
  readonly portId?: number | undefined;
  readonly priceType?: (typeof PRICE_TYPES)[number] | undefined;
  readonly currency?: Currency | undefined;
  readonly moq?: MoqRange | undefined;
  readonly isVerified?: true | undefined;
  /** Exact name. */
  readonly certificate?: string | undefined;
}

/** What a list of products is chosen by. */
export interface ProductFilter extends Facets {
  readonly search?: string | undefined;
  /** Whether other words for the same count too, in `language`; the API's searches are literal. */
  readonly isBroad?: boolean;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Of the texts, where they are translated; English when absent. */
  readonly language?: Locale | undefined;
}

/** A product in a list. Keys of the specification first; amounts are decimals in `currency` per `unit`. */
export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  short_description: z.string(),
  category_name: z.string(),
  company_name: z.string(),
  origin_port_name: z.string().nullable(),
  is_verified: z.boolean(),
  category: z.string(),
  /** When the supplier's papers were last found in order. */
  verified_at: z.iso.datetime().nullable(),
  origin_port_code: z.string().nullable(),
  /** Whose page /suppliers/{id} is. */
  supplier_id: z.int(),
  price: z.number(),
  currency: z.enum(CURRENCIES),
  price_type: z.enum(PRICE_TYPES),
  unit: z.enum(UNITS),
  moq: z.int(),
  hs_code: z.string(),
  picture: z.string(),
  /** Average of real ratings, or null before the first one. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** Of the name and the descriptions: English where nobody has translated them. */
  text_language: z.enum(LOCALES),
});
export type ProductCard = z.output<typeof productCard>;

/** A product as its own page and RFQ form show it. */
export const productDetail = productCard.extend({
  /** Addresses of its uploaded pictures, the first of which is `picture`; none where that is a drawn one. */
  pictures: z.array(z.string()),
  moqUom: z.enum(UNITS),
  availableQuantity: z.int(),
  quantityUom: z.enum(UNITS),
  priceType: z.enum(PRICE_TYPES),
  isRelabelingAllowed: z.boolean(),
  relabelingPrice: z.number().nullable(),
  offerValidityDate: z.iso.datetime().nullable(),
  origin_country: z.string(),
  lead_time_days: z.int().nullable(),
  packing: z.string(),
  branded: z.boolean(),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  certificates: z.array(z.object({ name: z.string(), number: z.string(), issuer: z.string(), valid_until: z.iso.date() })),
  price_tiers: z.array(z.object({ from: z.int(), price: z.number() })),
  supplier: z.object({
    id: z.int(), company_name: z.string(), about: z.string(), about_language: z.enum(LOCALES), trading_since: z.int().nullable(), port: z.string().nullable(), country: z.string().nullable(),
  }),
});
export type ProductDetail = z.output<typeof productDetail>;

/** Whether what is in stock covers one minimum order; of nothing there is nothing to cover, it is made to order. */
export function coversMinimum(quantity: number | null | undefined, moq: number): boolean {
  return !quantity || quantity >= moq;
}
