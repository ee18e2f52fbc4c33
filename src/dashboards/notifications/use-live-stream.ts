'use client';

import { useEffect } from 'react';

const POLL_MS = 30_000;
/** What comes at once is asked for once. */
const TOGETHER_MS = 100;

/**
 * Calls back whenever the bell may have something new: by the live stream, or every half minute while there is none.
 * Only a visible page holds a stream: a browser opens six connections to a host, and a row of tabs must not use them up.
 */
export function useLiveStream(onNews: () => void): void {
  useEffect(() => {
    let source: EventSource | null = null;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const news = () => {
      clearTimeout(pending);
      pending = setTimeout(onNews, TOGETHER_MS);
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      source = new EventSource('/api/notifications/stream');
      source.addEventListener('ready', news);
      source.addEventListener('notification', news);
    };
    const poll = () => {
      if (document.visibilityState !== 'visible' || source?.readyState === EventSource.OPEN) return;
      news();
      if (source?.readyState !== EventSource.CONNECTING) open();
    };
    const turn = () => (document.visibilityState === 'visible' ? open() : close());

    turn();
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('focus', news);
    return () => {
      close();
      clearTimeout(pending);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('focus', news);
    };
  }, [onNews]);
}
