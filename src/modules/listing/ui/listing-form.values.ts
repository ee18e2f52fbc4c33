import * as z from 'zod';
import { categoryByName } from '@/modules/catalogue/category.schema';
import { currentVersions, type LegalText } from '@/modules/legal/legal.schema';
import { listingBody, type ListingWords } from '../listing.schema';

/** What the product form's fields hold: texts, as typed. */
export interface ListingValues {
  name: string;
  /** Slug. */
  category: string;
  price: string;
  currency: string;
  priceType: string;
  description: string;
  shortDescription: string;
  branded: string;
  moq: string;
  moqUom: string;
  quantity: string;
  reLabeling: string;
  relabelingPrice: string;
  validityDate: string;
  validityTime: string;
  hsCode: string;
  originCountry: string;
  port: number | null;
  leadTimeDays: string;
  packing: string;
  tiers: { from: string; price: string }[];
  certificates: { name: string; number: string; issuer: string; validUntil: string }[];
  specifications: { name: string; value: string }[];
  /** Pictures that the product has already. */
  pictures: { key: string; url: string }[];
  /** Keys of those that were just uploaded; a draft does not keep them. */
  uploaded: string[];
  survey_terms: boolean;
  seller_agreement: boolean;
  relabeling_terms: boolean;
}

export const EMPTY_LISTING: ListingValues = {
  name: '', category: '', price: '', currency: 'USD', priceType: 'EXW', description: '', shortDescription: '', branded: 'branded', moq: '', moqUom: 'pcs', quantity: '', reLabeling: 'no',
  relabelingPrice: '', validityDate: '', validityTime: '', hsCode: '', originCountry: '', port: null, leadTimeDays: '', packing: '', tiers: [], certificates: [], specifications: [],
  pictures: [], uploaded: [], survey_terms: false, seller_agreement: false, relabeling_terms: false,
};

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** The fields of a product that is there already. The acceptances are given anew each time. */
export function valuesOf(words: ListingWords): ListingValues {
  return {
    ...EMPTY_LISTING,
    name: words.name, category: categoryByName(words.category)?.slug ?? '', price: String(words.price), currency: words.currency, priceType: words.priceType, description: words.description,
    shortDescription: words.shortDescription, branded: words.branded, moq: String(words.moq), moqUom: words.moqUom, quantity: String(words.quantity), reLabeling: words.reLabeling,
    relabelingPrice: textOf(words.relabelingPrice), validityDate: words.validityDate ?? '', validityTime: words.validityTime, hsCode: words.hsCode, originCountry: words.originCountry,
    port: words.port, leadTimeDays: textOf(words.leadTimeDays), packing: words.packing,
    tiers: words.tiers.map(({ from, price }) => ({ from: String(from), price: String(price) })),
    certificates: words.certificates,
    specifications: words.specifications.map(([name, value]) => ({ name, value })),
    pictures: words.pictures,
  };
}

/** The texts that must be accepted: those of re-labeling only where it is offered. */
function textsToAccept(reLabeling: string): LegalText[] {
  return ['survey_terms', 'seller_agreement', ...(reLabeling === 'yes' ? (['relabeling_terms'] as const) : [])];
}

/** The call's body of a filled form. */
export function toListingBody(values: ListingValues): Record<string, unknown> {
  const { uploaded, pictures, specifications, survey_terms: _survey, seller_agreement: _agreement, relabeling_terms: _relabeling, ...rest } = values;
  return {
    ...rest,
    quantityUom: values.moqUom,
    relabelingPrice: values.reLabeling === 'yes' ? values.relabelingPrice : null,
    validityTime: values.validityDate === '' ? '' : values.validityTime,
    specifications: specifications.map(({ name, value }) => [name, value]),
    pictures: [...pictures.map(({ key }) => key), ...uploaded],
    accepted: currentVersions(textsToAccept(values.reLabeling)),
  };
}

/** The call's own schema over the form's fields, and the boxes, which the call does not ask for. */
export const listingForm = z.custom<ListingValues>().superRefine((values, context) => {
  const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const result = listingBody.safeParse(toListingBody(values));
  for (const { path, message } of result.error?.issues ?? []) {
    const [field, index, part] = path;
    refuse(field === 'specifications' && typeof index === 'number' ? [field, index, part === 1 ? 'value' : 'name'] : [...path], message);
  }
  for (const text of textsToAccept(values.reLabeling)) {
    const box = text as 'survey_terms' | 'seller_agreement' | 'relabeling_terms';
    if (!values[box]) refuse([box], `${box}_required`);
  }
});
