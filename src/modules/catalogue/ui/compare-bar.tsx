'use client';

import { buttonClass } from '@/ui/button';
import { useKeptIds } from '@/ui/use-kept-ids';
import { COMPARED } from '../kept-lists.schema';

export interface CompareBarProps {
  /** The comparison's address in the page's language. */
  href: string;
  /** What is said of one to four chosen products. */
  chosen: readonly string[];
  labels: { title: string; open: string; clear: string };
}

/** What is being compared, at the lower edge of the shop, as long as something is. */
export function CompareBar({ href, chosen, labels }: CompareBarProps) {
  const [ids, setIds] = useKeptIds(COMPARED.name);
  if (ids.length === 0) return null;
  return (
    <aside aria-label={labels.title} className="sticky bottom-3 z-20 mx-auto flex w-max max-w-full flex-wrap items-center gap-3 rounded-lg border border-line-strong bg-card px-4 py-2 shadow-float" data-print="hide">
      <p aria-live="polite" className="text-sm font-medium">
        {chosen[ids.length - 1]}
      </p>
      <button type="button" onClick={() => setIds([])} className={buttonClass('quiet', 'sm')}>
        {labels.clear}
      </button>
      <a href={`${href}?ids=${ids.join(',')}`} className={buttonClass('secondary', 'sm')}>
        {labels.open}
      </a>
    </aside>
  );
}
