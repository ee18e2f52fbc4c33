import type { Locale } from './locales';

/** How much of a date stands before the time of day. */
export type DateStyle = 'full' | 'long' | 'medium';

/**
 * A day with its time of day, to the minute, and the zone that the time is of, where the language puts it: "Mar 5, 2026,
 * 2:05 PM GMT+5:30". Who reads a time of day may be elsewhere than whom it concerns. Days alone need no zone.
 */
export function instantText(at: Date, locale: Locale, timeZone: string, dateStyle: DateStyle = 'medium'): string {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'long', timeZone }).formatToParts(at);
  // No style has the zone without seconds: they go, with the sign before them. Parts have a narrow blank where whole texts have a plain one.
  const second = parts.findIndex(({ type }) => type === 'second');
  return parts.filter((_, index) => index !== second && index !== second - 1).map(({ value }) => value).join('').replaceAll('\u202f', ' ');
}
