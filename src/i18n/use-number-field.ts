'use client';

import { useLocale } from 'next-intl';
import { plainNumber } from './plain-number';

/** Options of react-hook-form's register for a field with a number: it may be typed as the page's language writes numbers. */
export function useNumberField() {
  const locale = useLocale();
  return { setValueAs: (typed: string) => plainNumber(typed, locale) };
}
