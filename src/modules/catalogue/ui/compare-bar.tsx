'use client';

import { buttonClass } from '@/ui/button';
import { useKeptIds } from '@/ui/use-kept-ids';
import { COMPARED } from '../kept-lists.schema';
import { comparePath } from '../compare-address';
import { useChosenCurrency } from './display-currency';

export interface CompareBarProps {
  /** The comparison's address in the page's language. */
  href: string;
  /** What is said of one to four chosen products. */
  chosen: readonly string[];
  labels: { title: string; open: string; clear: string };
}

/**
 * What is being compared, at the lower edge of the shop, as long as something is: the whole edge on a phone, above the bar of
 * the widgets. It has room of its own below the list, and what is focused or jumped to stays clear of it (lists.css).
 */
export function CompareBar({ href, chosen, labels }: CompareBarProps) {
  const [ids, setIds] = useKeptIds(COMPARED.name);
  const currency = useChosenCurrency();
  if (ids.length === 0) return null;
  return (
    <aside aria-label={labels.title} data-bottom-bar="compare" data-print="hide" className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-2 md:bottom-3 md:mx-auto md:w-max md:max-w-full md:rounded-lg md:border md:border-line-strong md:shadow-float">
      <p aria-live="polite" className="text-sm font-medium">
        {chosen[ids.length - 1]}
      </p>
      <button type="button" onClick={() => setIds([])} className={buttonClass('quiet', 'sm')}>
        {labels.clear}
      </button>
      <a href={comparePath(ids, currency, href)} className={buttonClass('secondary', 'sm')}>
        {labels.open}
      </a>
    </aside>
  );
}
