'use client';

import { useEffect } from 'react';
import { chooseCurrency } from './display-currency';

/** Remembers the currency that an address names, for the pages that have none in theirs. Shows nothing. */
export function RememberCurrency({ currency }: { currency: string }) {
  useEffect(() => {
    if (currency !== '') chooseCurrency(currency);
  }, [currency]);
  return null;
}
