'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { instantText, type DateStyle } from './instant-text';
import type { Locale } from './locales';

/** Says an instant (ISO 8601) as `instantText` does, in the page's language and the zone that it was given. */
export function useInstantText(): (at: string, dateStyle?: DateStyle) => string {
  const locale = useLocale() as Locale;
  const timeZone = useTimeZone() ?? 'UTC';
  return (at, dateStyle) => instantText(new Date(at), locale, timeZone, dateStyle);
}
