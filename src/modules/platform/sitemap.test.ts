import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/i18n/locales';
import { PRODUCTS_PER_PART, productsPart, sitemapIndex, sitemapPart } from './sitemap.schema';

const ORIGIN = 'https://marsamart.example';

describe('the sitemap', () => {
  it('names a page once per language, each with all others and x-default', () => {
    const part = sitemapPart(ORIGIN, ['/product/7']);
    const places = [...part.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(['', '/zh', '/hi', '/de', '/ar'].map((prefix) => `${ORIGIN}${prefix}/product/7`));
    expect([...part.matchAll(/hreflang="x-default" href="https:\/\/marsamart\.example\/product\/7"/g)]).toHaveLength(LOCALES.length);
  });

  it('keeps signs of XML out of it', () => {
    expect(sitemapPart(ORIGIN, ['/shop?category=A&B'])).toContain('/shop?category=A&amp;B</loc>');
  });

  it.each([[0, 5], [1, 6], [PRODUCTS_PER_PART, 6], [PRODUCTS_PER_PART + 1, 7], [1_000_000, 505]])('with products up to %i has %i parts', (last, parts) => {
    expect([...sitemapIndex(ORIGIN, last).matchAll(/<sitemap>/g)]).toHaveLength(parts);
  });

  it.each([['products-1.xml', 1], ['products-12.xml', 12], ['products-0.xml', undefined], ['products-01.xml', undefined], ['products-1', undefined], ['pages.xml', undefined], ['products-9999999.xml', undefined]])('reads %s', (name, number) => {
    expect(productsPart(name)).toBe(number);
  });
});
