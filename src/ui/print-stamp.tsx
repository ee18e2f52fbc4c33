'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DATE_PLACE } from './print-stamp-place';

export interface PrintStampProps {
  /** The sentence, with DATE_PLACE where the day stands. */
  sentence: string;
  /** Of the page. */
  locale: string;
  /** The day on which the page was made, for browsers without JavaScript. */
  made: string;
}

/**
 * Where a printed page is from and of which day: a page may have been made, or opened, days before it is printed. On paper
 * alone, so the day is asked for when paper is: its format costs more than all the rest of a product's page.
 */
export function PrintStamp({ sentence, locale, made }: PrintStampProps) {
  const [day, setDay] = useState(made);
  useEffect(() => {
    const date = () => flushSync(() => setDay(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())));
    window.addEventListener('beforeprint', date);
    return () => window.removeEventListener('beforeprint', date);
  }, [locale]);
  return <p className="hidden border-t border-line pt-2 text-xs wrap-anywhere print:block">{sentence.replace(DATE_PLACE, day)}</p>;
}
