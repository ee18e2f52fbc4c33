import { setRequestLocale } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/**
 * The language of the page that is being made, told to next-intl as well, so that the page can be static.
 * The layout has answered 404 to any other language.
 */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  const known = isLocale(locale) ? locale : DEFAULT_LOCALE;
  setRequestLocale(known);
  return known;
}
