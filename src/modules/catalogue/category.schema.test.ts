import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { CATEGORIES, categoryByName, categoryBySlug, type Category } from './category.schema';

/** The 40 names as the specification lists them, in its order. */
const NAMES = [
  'Land house flat plot', 'Industrial Plants, Machinery & Equipment', 'Consumer Electronics & Household Appliances', 'Industrial & Engineering Products',
  'Building Construction Material', 'Apparel, Clothing & Garments', 'Vegetables, Fruits, Grains, Dairy & FMCG', 'Medical, Pharma, Surgical & Healthcare', 'Packaging',
  'Chemicals, Dyes', 'Kitchen Containers', 'Textiles, Yarn, Fabrics', 'Books, Notebooks, Stationery', 'Cosmetics, Toiletries', 'Home Furnishings', 'Gems, Jewellery',
  'Computers, Software, IT', 'Fashion & Garment Accessories', 'Ayurvedic & Herbal', 'Security Devices', 'Sports Goods, Games, Toys', 'Telecom', 'Stationery and Paper Products',
  'Bags, Handbags, Luggage', 'Stones, Marble & Granite', 'Railway, Shipping & Aviation Products', 'Leather', 'Electronics Components', 'Electrical Equipment',
  'Pharmaceutical Drugs', 'Mechanical Components', 'Scientific, Measuring & Laboratory Instruments', 'Furniture', 'Fertilizers, Seeds, Plants & Animal Husbandry',
  'Automobiles and Spare Parts', 'Housewares, Home Appliances', 'Metals, Minerals, Ores & Alloys', 'Tools and Machine Tools', 'Gifts, Crafts, Antiques',
  'Bicycles, Rickshaws and Spares',
];

const all: readonly Category[] = CATEGORIES;

describe('the categories', () => {
  it('are the specification’s 40, in its order', () => {
    expect(all.map(({ name }) => name)).toEqual(NAMES);
    expect(NAMES).toHaveLength(40);
  });

  it('have unique slugs that need no encoding, and names that are unique together with the longer ones', () => {
    const slugs = all.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(40);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    const names = all.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(all.flatMap((category) => [category.name, ...(category.aliases ?? [])].map((name) => [name, category.slug] as const)))('%s is found', (name, slug) => {
    expect(categoryByName(name)?.slug).toBe(slug);
    expect(categoryBySlug(slug)?.slug).toBe(slug);
  });

  it.each([
    ['Chemicals, Dyes & Allied Products', 'Chemicals, Dyes'], ['Gems, Jewellery & Precious Stones', 'Gems, Jewellery'],
    ['Automobiles, Spare Parts and Accessories', 'Automobiles and Spare Parts'],
  ])('the seller’s form may say %s for %s', (long, name) => {
    expect(categoryByName(long)?.name).toBe(name);
  });

  it.each(['', 'packaging', 'Packaging ', 'PACKAGING', 'constructor', '__proto__', 'All Categories', '%'])('%j is none: names match exactly', (name) => {
    expect(categoryByName(name)).toBeUndefined();
  });

  it('carry their English name in the messages, under the slug', () => {
    expect(en.categories).toEqual(Object.fromEntries(all.map(({ slug, name }) => [slug, name])));
  });

  it('have a picture that is there, and a hue', () => {
    expect(all.filter(({ picture }) => !existsSync(`public/pictures/emoji/${picture}.webp`))).toEqual([]);
    expect(all.filter(({ hue }) => !Number.isInteger(hue) || hue < 0 || hue > 359)).toEqual([]);
  });
});
