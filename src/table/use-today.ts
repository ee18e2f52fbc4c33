'use client';

import { useTimeZone } from 'next-intl';

/** The party's calendar day (YYYY-MM-DD), by the time zone that the page was given. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());
}
