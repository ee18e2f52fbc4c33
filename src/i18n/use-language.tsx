'use client';

import { usePathname } from 'next/navigation';
import { createContext, use, useEffect, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '@/ui/plain-click';
import { localeCookie } from './locale-cookie.mjs';
import { directionOf, localizedPath, splitLocale, type Locale } from './locales';

const Current = createContext<Locale | null>(null);

function remember(language: Locale): void {
  document.cookie = localeCookie(language, window.location.protocol === 'https:');
}

/** Whether the page was reached from itself in another language: by the menu or the bar, pressed before their scripts had come. */
function wasChosen(language: Locale): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  const [before, now] = [splitLocale(from.pathname), splitLocale(window.location.pathname)];
  return from.origin === window.location.origin && before.path === now.path && before.locale !== language;
}

/** Tells everything below it which language the page is in. Stands once, in the layout. */
export function LanguageProvider({ language, children }: { language: Locale; children: ReactNode }) {
  useEffect(() => {
    if (wasChosen(language)) remember(language);
  }, [language]);
  return <Current value={language}>{children}</Current>;
}

/** The page's language, and the way to the others. */
export interface Language {
  readonly language: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** This page's address in a language, without query and fragment. */
  readonly hrefIn: (language: Locale) => string;
  /** Goes to this page in another language, query and fragment included: another document, with another direction and other fonts. The choice is remembered for `/`. */
  readonly changeLanguage: (language: Locale) => void;
  /** What makes an anchor lead to this page in a language: it works before and without script, in another window too; a press also keeps the place on the page. */
  readonly linkTo: (language: Locale, query: string) => { href: string; hrefLang: Locale; onClick: (event: MouseEvent) => void };
}

/**
 * The page's language alone: where a list asks for it once per entry, the ways to the others would cost more than the rest.
 * @throws Error outside a LanguageProvider
 */
export function usePageLanguage(): Locale {
  const language = use(Current);
  if (language === null) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

/** @throws Error outside a LanguageProvider */
export function useLanguage(): Language {
  const language = usePageLanguage();
  // On the server English carries the prefix that the rewrite gave it.
  const { path } = splitLocale(usePathname().replace(/^\/en(?=\/|$)/, '') || '/');
  const hrefIn = (other: Locale) => localizedPath(other, path);
  const changeLanguage = (other: Locale) => {
    remember(other);
    window.location.assign(hrefIn(other) + window.location.search + window.location.hash);
  };
  return {
    language,
    direction: directionOf(language),
    hrefIn,
    changeLanguage,
    linkTo: (other, query) => ({
      href: hrefIn(other) + (query && `?${query}`),
      hrefLang: other,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        changeLanguage(other);
      },
    }),
  };
}
