'use client';

import { useMemo, useState } from 'react';
import type { TableRow } from '@/table/definition';

/** The rows that are ticked, of those that search and filter leave: nothing is done with a row that is out of sight for good. */
export function useSelection(shown: readonly TableRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  const set = (some: readonly number[], isOn: boolean) => setIds((before) => {
    const after = new Set(before);
    for (const id of some) if (isOn) after.add(id); else after.delete(id);
    return after;
  });
  return {
    rows,
    has: (id: number) => ids.has(id),
    set,
    toggle: (id: number) => set([id], !ids.has(id)),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
