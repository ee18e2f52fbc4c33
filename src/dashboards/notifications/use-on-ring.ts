'use client';

import { useEffect, useRef } from 'react';
import { useNotifications } from './notification-centre';

/** Calls back whenever a notification has come since the component stood: what it shows may have changed. */
export function useOnRing(callback: () => void): void {
  const { state, lines } = useNotifications();
  const newest = state.phase === 'ready' ? lines.reduce((highest, { id }) => Math.max(highest, id), 0) : null;
  const known = useRef(newest);
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (before !== null && newest !== null && newest > before) callback();
  }, [newest, callback]);
}
