'use client';

import { useTimeZone } from 'next-intl';

/** The calendar day (YYYY-MM-DD) of an instant for the party, by the time zone that the page was given. */
export function useDayOf(at: Date): string {
  const timeZone = useTimeZone();
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** The party's calendar day of today. */
export function useToday(): string {
  return useDayOf(new Date());
}
