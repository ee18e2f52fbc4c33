'use client';

import { notify } from '@/ui/notify';
import { useHydrated } from '@/ui/use-hydrated';
import { useKeptIds } from '@/ui/use-kept-ids';
import { COMPARED } from '../kept-lists.schema';

export interface CompareLabels {
  readonly add: string;
  /** The accessible name, its product in place of "{name}". */
  readonly addFor: string;
  readonly full: string;
}

/** Takes a product into the comparison or out of it. Needs scripts, so it comes with them, over the picture, where nothing moves. */
export function CompareToggle({ id, name, labels }: { id: number; name: string; labels: CompareLabels }) {
  const [ids, setIds] = useKeptIds(COMPARED.name);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const isIn = ids.includes(id);
  const change = () => {
    if (isIn) setIds(ids.filter((other) => other !== id));
    else if (ids.length < COMPARED.most) setIds([...ids, id]);
    else notify.error(labels.full);
  };
  return (
    <label className="absolute end-2 top-2 z-10 flex min-h-7 cursor-pointer items-center gap-1.5 rounded-md bg-card px-2 text-xs font-medium shadow-[0_0_0_1px_var(--line)]">
      <input type="checkbox" checked={isIn} onChange={change} aria-label={labels.addFor.replace('{name}', name)} className="size-4 accent-sea" />
      {labels.add}
    </label>
  );
}
