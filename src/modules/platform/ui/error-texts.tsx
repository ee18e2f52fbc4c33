'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** The sentences of the error screens, which run in the browser and have no messages there. */
export interface ErrorTexts {
  title: string;
  text: string;
  retry: string;
  backToShop: string;
  /** "Error: Failed to fetch product", whole. */
  productFailed: string;
}

const Texts = createContext<ErrorTexts | null>(null);

/** Gives the error screens below it their sentences in the page's language. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/** The sentences of an error screen. */
export function useErrorTexts(): ErrorTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('An error screen stands outside ErrorTextsProvider');
  return texts;
}
