/** The five languages, English first: it is the one without a prefix in the address. */
export const LOCALES = ['en', 'zh', 'hi', 'de', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

const RIGHT_TO_LEFT: readonly Locale[] = ['ar'];

/** What stands between sentences that are said together. `Intl.ListFormat` would put an "and" there, and in Chinese nothing. */
const COMMAS: Readonly<Record<Locale, string>> = { en: ', ', zh: '，', hi: ', ', de: ', ', ar: '، ' };

/** Several short texts in one, with the comma of their language between them. */
export function joinTexts(locale: Locale, texts: readonly string[]): string {
  return texts.join(COMMAS[locale]);
}

/** Whether a text names one of the languages. */
export function isLocale(text: string | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The direction in which a language is written. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}

/** An address with its language's prefix; English has none. */
export function localizedPath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
}

/** Takes the language's prefix off an address. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  return isLocale(first) && first !== DEFAULT_LOCALE
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: DEFAULT_LOCALE, path: pathname };
}
