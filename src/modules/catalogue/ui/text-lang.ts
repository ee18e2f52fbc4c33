import { useLocale } from 'next-intl';
import type { Locale } from '@/i18n/locales';

/** The `lang` of a text that is not in the page's language, so that it is read, spelled and broken as what it is; nothing otherwise. */
export function useTextLang(language: Locale): { lang?: Locale } {
  return useLocale() === language ? {} : { lang: language };
}
