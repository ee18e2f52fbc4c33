'use client';

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { use, type ReactNode } from 'react';
import type { Locale } from './locales';

/** One file per language, fetched once. */
const fetched = new Map<Locale, Promise<AbstractIntlMessages>>();

function messagesOf(locale: Locale): Promise<AbstractIntlMessages> {
  const known = fetched.get(locale);
  if (known) return known;
  const coming = import(`../../messages/${locale}.json`).then(
    (file: { default: AbstractIntlMessages }) => file.default,
    (error: unknown) => {
      fetched.delete(locale);
      throw error;
    },
  );
  fetched.set(locale, coming);
  return coming;
}

/**
 * All messages of a language, for what a press opens on a page that carries none: a dialog, a panel. Suspends while they
 * come. Times are shown in the browser's own zone.
 */
export function MessagesOnDemand({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={use(messagesOf(locale))} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
