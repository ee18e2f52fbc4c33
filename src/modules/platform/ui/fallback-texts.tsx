'use client';

import { createContext, useContext, type ReactNode } from 'react';

/**
 * The words of the screens that stand in for a page: errors run in the browser, where no messages are, and a not-found
 * screen is made beside every page, before the page's language is known on the server.
 */
export interface FallbackTexts {
  errorTitle: string;
  errorText: string;
  retry: string;
  notFoundTitle: string;
  notFoundText: string;
  catalogsFailed: string;
  productNotFound: string;
  /** "Error: Failed to fetch product", whole. */
  productFailed: string;
  shop: { href: string; label: string };
  home: { href: string; label: string };
}

const Texts = createContext<FallbackTexts | null>(null);

/** Gives the screens below it their words in the page's language. */
export function FallbackTextsProvider({ texts, children }: { texts: FallbackTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/** The words of a screen that stands in for a page. */
export function useFallbackTexts(): FallbackTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('A fallback screen stands outside FallbackTextsProvider');
  return texts;
}
