'use client';

import type { ComponentProps, ReactNode } from 'react';
import { directionOf, type Locale } from '@/i18n/locales';
import { LanguageProvider } from '@/i18n/use-language';
import { SessionWatch } from '@/modules/account/ui/session-watch';
import { Direction } from '@/ui/direction';
import { NotifyHost } from '@/ui/notify';
import { PageBehaviour } from '@/ui/page-behaviour';

interface PageWideProps {
  language: Locale;
  session: ComponentProps<typeof SessionWatch>;
  notify: ComponentProps<typeof NotifyHost>['labels'];
  children: ReactNode;
}

/** What every page has in the browser: its language and direction, its answers to marks, the watch over the session, toasts and dialogs. One component, for a page names each one that the browser makes. */
export function PageWide({ language, session, notify, children }: PageWideProps) {
  return (
    <LanguageProvider language={language}>
      <Direction dir={directionOf(language)}>
        <PageBehaviour />
        {children}
        <SessionWatch {...session} />
        <NotifyHost labels={notify} />
      </Direction>
    </LanguageProvider>
  );
}
