import { useLocale } from 'next-intl';
import { directionOf, type Locale } from '@/i18n/locales';

/**
 * How a text of a language stands on the page: its `lang` where that is not the page's, so that it is read, spelled and broken
 * as what it is, and its direction. `dir="auto"` would ask its first letter, which may be a measure's or a code's.
 */
export function useTextLang(language: Locale): { lang?: Locale; dir: 'ltr' | 'rtl' } {
  return textLang(language, useLocale());
}

/** The same where the page's language is known. */
export function textLang(language: Locale, page: string): { lang?: Locale; dir: 'ltr' | 'rtl' } {
  return { ...(language !== page && { lang: language }), dir: directionOf(language) };
}
