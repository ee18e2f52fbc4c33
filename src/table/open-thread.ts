'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Threads of cases (their disputes' ids) that stand on the page, as often as they do. */
let open: readonly number[] = [];
const listeners = new Set<() => void>();

function set(next: readonly number[]): void {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says that the thread of a case stands before its reader, for as long as the component does: the bell need not tell of its messages. */
export function useOpenThread(disputeId: number): void {
  useEffect(() => {
    set([...open, disputeId]);
    return () => set(open.toSpliced(open.indexOf(disputeId), 1));
  }, [disputeId]);
}

const NONE: readonly number[] = [];

/** The threads that stand before the reader. */
export function useOpenThreads(): readonly number[] {
  return useSyncExternalStore(subscribe, () => open, () => NONE);
}
