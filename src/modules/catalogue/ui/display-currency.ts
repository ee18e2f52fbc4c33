'use client';

import { useSyncExternalStore } from 'react';
import { storeText, useStoredText } from '@/ui/stored-text';
import type { Display } from '../display-currency.schema';

const KEY = 'marsa:prices';

/** Remembers in this browser in which currency prices are to be shown as well; none for an empty text. */
export function chooseCurrency(currency: string): void {
  storeText(KEY, currency);
}

/** The chosen currency's code, or an empty text; also before the page's scripts run. */
export function useChosenCurrency(): string {
  return useStoredText(KEY) ?? '';
}

type Rates = Display['rates'];

/** Fetched once per document, and only where a currency is chosen: a static page carries neither the choice nor rates that grow old. */
let rates: Rates | null = null;
let isAsked = false;
const readers = new Set<() => void>();

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  fetch('/api/rates')
    .then((answer) => (answer.ok ? (answer.json() as Promise<Rates | null>) : null))
    .then((found) => {
      rates = found;
      readers.forEach((changed) => changed());
    })
    .catch(() => undefined); // prices without their conversion are worth more than none
}

function subscribe(changed: () => void): () => void {
  readers.add(changed);
  ask();
  return () => readers.delete(changed);
}

const subscribeNever = () => () => undefined;

/** The visitor's display currency with the rates for it, once both are known. */
export function useDisplay(): Display | undefined {
  const currency = useChosenCurrency();
  const known = useSyncExternalStore(currency === '' ? subscribeNever : subscribe, () => rates, () => null);
  return known && Object.hasOwn(known, currency) ? { currency: currency as Display['currency'], rates: known } : undefined;
}
