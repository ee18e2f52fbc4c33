'use client';

import { CompareBar, type CompareBarProps } from './compare-bar';
import { RecentlySeen, type RecentlySeenProps } from './recently-seen';
import { RememberCurrency } from './remember-currency';

interface RememberedInShopProps {
  compare: CompareBarProps;
  recent: RecentlySeenProps;
  currency: string;
}

/** The products to compare, those seen before, and the currency. One component, for a page names each one that the browser makes. */
export function RememberedInShop({ compare, recent, currency }: RememberedInShopProps) {
  return (
    <>
      <RememberCurrency currency={currency} />
      <CompareBar {...compare} />
      <RecentlySeen {...recent} />
    </>
  );
}
