import * as z from 'zod';
import { lineText, planDay, text, titleText, requiredText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { categoryByName, categoryBySlug } from '@/modules/catalogue/category.schema';
import { coversMinimum, PRICE_TYPES, productPrice, UNITS, writtenHsCode } from '@/modules/catalogue/catalogue.schema';
import { productContent, productMachine } from '@/modules/catalogue/product-content.schema';
import { amountInput, CURRENCIES, toDecimal } from '@/modules/ledger/money.schema';
import { consentShape } from '@/modules/legal/legal.schema';
import { COUNTRIES } from '@/modules/profile/country.schema';
import { fileKey } from '@/modules/upload/upload.schema';

/** Bounds of what a seller may say of one product. */
export const LISTING_LIMITS = { name: 160, short: 240, description: 5000, packing: 240, pictures: 8, tiers: 8, certificates: 10, specifications: 20, quantity: 1_000_000_000 } as const;

/** Lists come as JSON, or as its text where a form or a table can hold text alone. */
function listOf<T extends z.ZodType>(item: T, max: number, code: string) {
  return z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, z.array(item, code).max(max, code));
}

/** A whole number as number or text; empty is `none`. */
function whole(code: string, none: number) {
  return z.union([z.number(), z.string()], { error: code }).nullish()
    .transform((value) => (value === undefined || value === null || String(value).trim() === '' ? String(none) : String(value).trim()))
    .pipe(z.string().regex(/^\d{1,10}$/, code).transform(Number).refine((value) => value <= LISTING_LIMITS.quantity, code));
}

/** One of some words; what is empty is the first, as the form has it. */
function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return z.preprocess((value) => (value === undefined || value === null || value === '' ? words[0] : value), z.enum(words, 'invalid_input'));
}

const aboveZero = <T extends z.ZodType<bigint>>(amount: T, code: string) => amount.refine((minor) => minor > 0n, { error: code, abort: true }).transform(toDecimal);
const positive = (code: string) => aboveZero(amountInput(code), code);
const price = aboveZero(productPrice, 'product_price_invalid');

const orEmpty = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? '', schema);

const tier = z.object({ from: whole('price_tiers_invalid', 0), price: positive('price_tiers_invalid') });
const certificate = z.object({
  name: titleText(120, 'certificate_fields_required'), number: titleText(80, 'certificate_fields_required'), issuer: titleText(120, 'certificate_fields_required'),
  validUntil: planDay('certificate_fields_required').transform((day) => day.toISOString().slice(0, 10)),
});

/** A rule between some fields is asked when these are sound, whatever is wrong with the others: a file is told all its faults at once. */
function areSound(...fields: readonly string[]) {
  return ({ issues }: z.core.ParsePayload) => issues.every(({ path }) => path !== undefined && path.length > 0 && !fields.includes(String(path[0])));
}

/** A product as its seller sends it, with the specification's names; text stands for numbers too, as forms send it. Further fields of a form are not looked at. */
export const listingBody = z.object({
  name: titleText(LISTING_LIMITS.name, 'product_name_empty'),
  category: requiredText(160, 'product_category_empty').transform((said, context) => {
    const category = categoryByName(said) ?? categoryBySlug(said);
    if (!category) context.addIssue({ code: 'custom', message: 'product_category_unknown' });
    return category?.slug ?? '';
  }),
  price,
  description: requiredText(LISTING_LIMITS.description, 'product_description_empty'),
  shortDescription: orEmpty(lineText(LISTING_LIMITS.short)),
  branded: choice(['branded', 'unbranded']),
  moq: whole('product_quantity_invalid', 1),
  moqUom: choice(UNITS),
  quantity: whole('product_quantity_invalid', 0),
  quantityUom: z.enum(UNITS, 'invalid_input').or(z.literal('')).nullish(),
  currency: choice(CURRENCIES),
  priceType: choice(PRICE_TYPES),
  reLabeling: choice(['no', 'yes']),
  relabelingPrice: z.union([z.string(), z.number()], 'relabeling_price_invalid').nullish(),
  /** The day until whose end, or until whose `validityTime`, the price holds, by the seller's clock. */
  validityDate: z.preprocess((value) => (value === '' || value === undefined ? null : value), planDay('product_validity_invalid').nullable()),
  validityTime: orEmpty(z.string('product_validity_invalid').regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'product_validity_invalid')),
  hsCode: orEmpty(z.string('hs_code_invalid').transform((code) => code.replaceAll(/[\s.]/g, '')).pipe(z.string().regex(/^$|^\d{6}$/, 'hs_code_invalid')).transform(writtenHsCode)),
  originCountry: orEmpty(z.string('country_unknown').transform((code) => code.trim().toUpperCase()).refine((code) => code === '' || COUNTRIES.includes(code), 'country_unknown')),
  port: z.preprocess((value) => (value === '' || value === undefined ? null : value), z.coerce.number('port_unknown').int('port_unknown').min(1, 'port_unknown').max(2_147_483_647, 'port_unknown').nullable()),
  leadTimeDays: z.preprocess((value) => (value === '' || value === undefined ? null : value), z.coerce.number('offer_lead_time_invalid').int('offer_lead_time_invalid').min(0, 'offer_lead_time_invalid').max(365, 'offer_lead_time_invalid').nullable()),
  packing: orEmpty(text(LISTING_LIMITS.packing)),
  tiers: listOf(tier, LISTING_LIMITS.tiers, 'price_tiers_invalid'),
  certificates: listOf(certificate, LISTING_LIMITS.certificates, 'certificate_fields_required'),
  specifications: listOf(z.tuple([titleText(80, 'invalid_input'), titleText(200, 'invalid_input')], 'invalid_input'), LISTING_LIMITS.specifications, 'invalid_input'),
  /** Keys of uploaded pictures, the first of which stands in lists. */
  pictures: z.preprocess((value) => (typeof value === 'string' && value !== '' && !value.startsWith('[') ? [value] : value), listOf(fileKey, LISTING_LIMITS.pictures, 'too_many_files')),
  /** The versions of the texts that the form's boxes accepted; the documented calls send none. */
  accepted: listOf(consentShape, 3, 'invalid_input'),
})
  .refine(({ moqUom, quantityUom }) => !quantityUom || quantityUom === moqUom, { path: ['quantityUom'], message: 'product_units_differ', when: areSound('moqUom', 'quantityUom') })
  .refine(({ moq, quantity }) => coversMinimum(quantity, moq), { path: ['moq'], message: 'product_stock_below_minimum', when: areSound('moq', 'quantity') })
  .refine(
    ({ reLabeling, relabelingPrice }) => reLabeling === 'no' || positive('relabeling_price_invalid').safeParse(relabelingPrice).success,
    { path: ['relabelingPrice'], message: 'relabeling_price_invalid', when: areSound('reLabeling', 'relabelingPrice') },
  )
  .refine(({ price: first, tiers }) => areFalling(first, tiers), { path: ['tiers'], message: 'price_tiers_invalid', when: areSound('price', 'tiers') });
export type ListingBody = z.output<typeof listingBody>;

/** Until when a price holds, alone. */
export const listingValidity = z.object({ validityDate: listingBody.shape.validityDate, validityTime: listingBody.shape.validityTime });

const centsOf = (decimal: string) => Number(decimal.replace('.', ''));

/** Whether every tier asks for more than the one before and costs less. */
function areFalling(first: string, tiers: readonly { readonly from: number; readonly price: string }[]): boolean {
  return tiers.every(({ from, price: next }, index) => {
    const before = tiers[index - 1] ?? { from: 1, price: first };
    return from > before.from && centsOf(next) < centsOf(before.price);
  });
}

const picture = z.object({ key: z.string(), url: z.string() });

/** What a form needs to show a product's words again; the specification's names first. */
const listingWords = {
  name: z.string(),
  /** The English name of it. */
  category: z.string(),
  price: z.number(),
  currency: z.enum(CURRENCIES),
  description: z.string(),
  shortDescription: z.string(),
  branded: z.enum(['branded', 'unbranded']),
  moq: z.int(),
  moqUom: z.enum(UNITS),
  quantity: z.int(),
  quantityUom: z.enum(UNITS),
  priceType: z.enum(PRICE_TYPES),
  reLabeling: z.enum(['yes', 'no']),
  relabelingPrice: z.number().nullable(),
  validityDate: z.iso.date().nullable(),
  validityTime: z.string(),
  hsCode: z.string(),
  originCountry: z.string(),
  port: z.int().nullable(),
  leadTimeDays: z.int().nullable(),
  packing: z.string(),
  tiers: z.array(z.object({ from: z.int(), price: z.number() })),
  certificates: productContent.shape.certificates,
  specifications: productContent.shape.specifications,
  pictures: z.array(picture),
};

/** A product as its seller sees it, in every status. */
export const listingAnswer = z.object({
  id: z.int(),
  ...listingWords,
  status: z.enum(statesOf(productMachine)),
  /** Why the admin rejected it; empty when it is not. */
  rejectReason: z.string(),
  createdAt: z.iso.datetime(),
  /** What the seller wants an approved product to say; `refuseReason` stands where the admin has refused it. */
  change: z.object({ id: z.int(), ...listingWords, createdAt: z.iso.datetime(), isRefused: z.boolean(), refuseReason: z.string() }).nullable(),
});
export type ListingAnswer = z.output<typeof listingAnswer>;
/** What a product says, or would say. */
export type ListingWords = Pick<ListingAnswer, keyof typeof listingWords>;

/** A file of products, and whether it is only to be judged. */
export const importBody = z.strictObject({ csv: z.string('csv_unreadable').min(1, 'csv_unreadable'), check: z.boolean('invalid_input').optional() });

const fault = z.object({ field: z.string().nullable(), code: z.string(), error: z.string() });

/** How many products went in (or would), and why lines did not: the first fault of each, and all of them. */
export const importAnswer = z.object({
  added: z.int(),
  refused: z.array(z.object({ line: z.int(), name: z.string(), ...fault.shape, faults: z.array(fault) })),
});
export type ImportAnswer = z.output<typeof importAnswer>;
