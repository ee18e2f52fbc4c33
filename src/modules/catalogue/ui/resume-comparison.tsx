'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useKeptIds } from '@/ui/use-kept-ids';
import { COMPARED } from '../kept-lists.schema';
import { comparePath } from '../compare-address';
import { useChosenCurrency } from './display-currency';

export interface ResumeComparisonProps {
  /** The comparison's address in the page's language. */
  href: string;
  /** What the address names; what it leaves out, this browser knows. */
  ids: readonly number[];
  prices: string;
}

/** Puts what this browser has chosen into an address that names no products, or no currency. Shows nothing. */
export function ResumeComparison({ href, ids, prices }: ResumeComparisonProps) {
  const router = useRouter();
  const [kept] = useKeptIds(COMPARED.name);
  const chosen = useChosenCurrency();
  const wanted = comparePath(ids.length > 0 ? ids : kept, prices || chosen, href);
  const isTold = wanted === comparePath(ids, prices, href);
  useEffect(() => {
    if (!isTold) router.replace(wanted);
  }, [isTold, router, wanted]);
  return null;
}
