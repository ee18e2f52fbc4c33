import { LOCALES, type Locale } from './locales';

/** `generateStaticParams` of a page that is made with the build, in every language. */
export function everyLanguage(): { locale: Locale }[] {
  return LOCALES.map((locale) => ({ locale }));
}

/** `generateStaticParams` of a page that is made when it is first asked for, since it reads the database, which a build has not. */
export function onDemand(): { locale: Locale }[] {
  return [];
}
