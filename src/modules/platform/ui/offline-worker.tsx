'use client';

import { useEffect } from 'react';
import { localizedPath } from '@/i18n/locales';
import { usePageLanguage } from '@/i18n/use-language';
import { whenIdle } from '@/ui/when-idle';

/** Registers the service worker once the page has settled. Without it everything works but the page for no network. */
export function OfflineWorker() {
  const language = usePageLanguage();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const start = localizedPath(language, '/');
    return whenIdle(() => void serviceWorker.register('/offline.js').then(() => serviceWorker.ready).then(({ active }) => active?.postMessage(start)).catch(() => undefined));
  }, [language]);
  return null;
}
