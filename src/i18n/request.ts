import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from './routing';

/** Messages of the page's language. Days and times are shown in UTC unless a component knows the party's zone. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Record<string, never> };
  return { locale, messages, timeZone: 'UTC' };
});
