import type { Metadata } from 'next';
import { LOCALES, localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/server/env';

/** An address of this site with its origin. Next makes one of any other by trying whether it has an origin already, which throws: a page says some fifteen. */
export const absolute = (path: string) => env.appUrl + path;

/**
 * The canonical address of a page and its address in each language, for search engines; English is `x-default`.
 * @param path without language and query: filters and page numbers are the same page
 */
export function alternates(locale: Locale, path: string): NonNullable<Metadata['alternates']> {
  const languages = Object.fromEntries(LOCALES.map((language) => [language, absolute(localizedPath(language, path))]));
  return { canonical: absolute(localizedPath(locale, path)), languages: { ...languages, 'x-default': absolute(path) } };
}
