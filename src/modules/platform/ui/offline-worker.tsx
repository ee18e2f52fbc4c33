'use client';

import { useEffect } from 'react';

/** Registers the service worker once the page has settled. Without it everything works but the page for no network. */
export function OfflineWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.register('/offline.js').catch(() => undefined);
  }, []);
  return null;
}
