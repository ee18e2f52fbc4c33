'use client';

import { usePathname } from 'next/navigation';
import { createContext, use, type ReactNode } from 'react';
import { directionOf, localizedPath, splitLocale, type Locale } from './locales';

const Current = createContext<Locale | null>(null);

/** Tells everything below it which language the page is in. Stands once, in the layout. */
export function LanguageProvider({ language, children }: { language: Locale; children: ReactNode }) {
  return <Current value={language}>{children}</Current>;
}

/** The page's language, and the way to the others. */
export interface Language {
  readonly language: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** This page's address in a language, without query and fragment. */
  readonly hrefIn: (language: Locale) => string;
  /** Goes to this page in another language, query and fragment included: another document, with another direction and other fonts. */
  readonly changeLanguage: (language: Locale) => void;
}

/** @throws Error outside a LanguageProvider */
export function useLanguage(): Language {
  const language = use(Current);
  if (language === null) throw new Error('useLanguage must be used within a LanguageProvider');
  // On the server English carries the prefix that the rewrite gave it.
  const { path } = splitLocale(usePathname().replace(/^\/en(?=\/|$)/, '') || '/');
  const hrefIn = (other: Locale) => localizedPath(other, path);
  return {
    language,
    direction: directionOf(language),
    hrefIn,
    changeLanguage: (other) => window.location.assign(hrefIn(other) + window.location.search + window.location.hash),
  };
}
