'use client';

import { useSyncExternalStore } from 'react';
import { DATE_PLACE } from './print-stamp-place';

export interface PrintStampProps {
  /** The sentence, with DATE_PLACE where the day stands. */
  sentence: string;
  /** Of the page. */
  locale: string;
  /** The day on which the page was made, for browsers without JavaScript. */
  made: string;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
};

/** Where a printed page is from and of which day: a page may have been made, or opened, days before it is printed. On paper alone. */
export function PrintStamp({ sentence, locale, made }: PrintStampProps) {
  const day = useSyncExternalStore(subscribe, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()), () => made);
  return <p className="hidden border-t border-line pt-2 text-xs wrap-anywhere print:block">{sentence.replace(DATE_PLACE, day)}</p>;
}
