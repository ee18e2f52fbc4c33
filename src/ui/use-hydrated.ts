'use client';

import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * Whether the page's scripts have taken over. A form that only works with them keeps its submit button disabled until
 * then: the browser would otherwise send the fields by itself, in the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
