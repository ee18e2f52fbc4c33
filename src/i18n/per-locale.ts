import type { Locale } from './locales';

/** Makes something once per language and process: the words of a component that stands on many pages. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const known = new Map<Locale, T>();
  return (locale) => {
    const made = known.get(locale) ?? make(locale);
    known.set(locale, made);
    return made;
  };
}
