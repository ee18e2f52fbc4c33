import { LOCALES, localizedPath } from '@/i18n/locales';

/** Addresses of one part: five languages each, far below the 50,000 and 50 MB that the protocol allows. */
export const PRODUCTS_PER_PART = 2000;

/** Public pages that are always there, without language. */
export const FIXED_PAGES = ['/', '/shop', '/categories', '/ports', '/suppliers', '/about', '/contact', '/terms', '/privacy'] as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Text inside XML. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** One `<url>` per language of a page, each naming all the others (sitemaps.org; hreflang as in the pages' heads). */
function pageEntries(origin: string, path: string): string {
  const links = [...LOCALES.map((locale) => [locale, localizedPath(locale, path)] as const), ['x-default', path] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(origin + href)}"/>`)
    .join('');
  return LOCALES.map((locale) => `<url><loc>${escape(origin + localizedPath(locale, path))}</loc>${links}</url>`).join('\n');
}

/** A part of the sitemap: the pages at these paths (without language) in every language. */
export function sitemapPart(origin: string, paths: readonly string[]): string {
  return `${HEAD}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map((path) => pageEntries(origin, path)).join('\n')}\n</urlset>\n`;
}

/** The list of parts: the fixed pages, categories, catalogs, ports and suppliers, and the products by ranges of their ids. */
export function sitemapIndex(origin: string, lastProductId: number): string {
  const parts = ['pages', 'categories', 'catalogs', 'ports', 'suppliers', ...Array.from({ length: Math.ceil(lastProductId / PRODUCTS_PER_PART) }, (_, index) => `products-${index + 1}`)];
  return `${HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.map((part) => `<sitemap><loc>${escape(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;
}

/** The number of a products part in its address, from 1, or undefined. */
export function productsPart(name: string): number | undefined {
  const [, number] = /^products-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The answer of a sitemap's route: for an hour, since search engines ask seldom and a million products are a lot to read. */
export function xmlResponse(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
}
