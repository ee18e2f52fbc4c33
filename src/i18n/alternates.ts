import type { Metadata } from 'next';
import { LOCALES, localizedPath, type Locale } from './locales';

/**
 * The canonical address of a page and its address in each language, for search engines; English is `x-default`.
 * @param path without language and query: filters and page numbers are the same page
 */
export function alternates(locale: Locale, path: string): NonNullable<Metadata['alternates']> {
  const languages = Object.fromEntries(LOCALES.map((language) => [language, localizedPath(language, path)]));
  return { canonical: localizedPath(locale, path), languages: { ...languages, 'x-default': path } };
}
