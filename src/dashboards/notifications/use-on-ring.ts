'use client';

import { useEffect, useRef } from 'react';
import { useNotifications } from './notification-centre';

/**
 * Calls back whenever a notification has come since the component stood: what it shows may have changed.
 *
 * @param since the server's time (ISO 8601) at which it read what the component shows: what has come between that and the
 * first answer of the bell is in the bell already, and is news all the same. Null as long as that is not known.
 */
export function useOnRing(callback: () => void, since: string | null): void {
  const { state, lines } = useNotifications();
  const newest = state.phase === 'ready' ? lines.reduce((highest, { id }) => Math.max(highest, id), 0) : null;
  const known = useRef(newest);
  useEffect(() => {
    if (newest === null || since === null) return;
    const before = known.current;
    known.current = newest;
    const isNews = before === null ? lines.some((line) => line.created_at > since) : newest > before;
    if (isNews) callback();
  }, [newest, callback, lines, since]);
}
