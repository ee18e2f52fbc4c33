import { LOCALES, type Locale } from './locales';

/**
 * `generateStaticParams` of a page that is made with the build, in every language. Only for pages that do not say the public
 * address, which is a setting of the start: `static-pages.test.ts`.
 */
export function everyLanguage(): { locale: Locale }[] {
  return LOCALES.map((locale) => ({ locale }));
}

/** `generateStaticParams` of a page that is made when it is first asked for, since it reads the database or says the public address, which a build has not. */
export function onDemand(): { locale: Locale }[] {
  return [];
}
