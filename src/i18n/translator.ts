import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from './locales';

/** The messages of a language where no page is made: in a query, a command, a test. */
export async function translatorOf(locale: Locale) {
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Messages };
  return createTranslator<Messages>({ locale, messages, timeZone: 'UTC' });
}
