'use client';

import { useEffect, useRef } from 'react';
import { useNotifications } from './notification-centre';

/**
 * Calls back whenever a notification has come since the component stood: what it shows may have changed.
 *
 * @param since the server's time (ISO 8601) at which it read what the component shows, where that was before the bell was
 * first asked for: what came in between is in the bell already, and is news all the same
 */
export function useOnRing(callback: () => void, since?: string): void {
  const { state, lines } = useNotifications();
  const newest = state.phase === 'ready' ? lines.reduce((highest, { id }) => Math.max(highest, id), 0) : null;
  const known = useRef(newest);
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (newest === null) return;
    const isNews = before === null ? since !== undefined && lines.some((line) => line.created_at > since) : newest > before;
    if (isNews) callback();
  }, [newest, callback, lines, since]);
}
