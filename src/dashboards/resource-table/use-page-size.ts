'use client';

import { useSyncExternalStore } from 'react';

/** Rows on a page of a table; on a phone each is a card, and fewer make a page. */
const PAGE_SIZES = { desk: 50, phone: 20 } as const;
/** Where rows are cards (work-lists.css). */
const PHONE = '(max-width: 39.99rem)';

function subscribe(callback: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** How many rows a part of a table shows at once in this window. */
export function usePageSize(): number {
  const isPhone = useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches, () => false);
  return isPhone ? PAGE_SIZES.phone : PAGE_SIZES.desk;
}
