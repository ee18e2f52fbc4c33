'use client';

import { useLocale } from 'next-intl';
import { useCallback, useSyncExternalStore } from 'react';
import { isolateMeasures } from '@/i18n/isolate-measures';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales';
import { api } from '@/http/client';
import { LONGEST_NAME, NAMES_AT_ONCE } from '@/modules/catalogue/local-names.schema';

/** What is known of a language: its own names, and the same name where it has none. A name on its way is in here already. */
const known = new Map<Locale, Map<string, string>>();
const wanted = new Map<Locale, Set<string>>();
const listeners = new Set<() => void>();
/** Grows with every answer, so that who shows names reads them again. */
let version = 0;
/** An address longer than that is refused by some proxies. */
const LONGEST_ADDRESS = 6000;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Names in as few calls as their number and their length allow. */
function inCalls(names: readonly string[]): string[][] {
  const calls: string[][] = [];
  for (const name of names) {
    const last = calls.at(-1);
    if (last && last.length < NAMES_AT_ONCE && encodeURIComponent([...last, name].join('\n')).length <= LONGEST_ADDRESS) last.push(name);
    else calls.push([name]);
  }
  return calls;
}

/** Asks for what was wanted since; names that can't be had stay English until they are wanted again in a new document. */
function askTogether(lang: Locale): void {
  const names = [...(wanted.get(lang) ?? [])];
  wanted.delete(lang);
  for (const part of inCalls(names)) {
    void api('GET /api/local-names', { query: { lang, names: part.join('\n') } }).then((answer) => {
      for (const { name, local } of answer.names) known.get(lang)?.set(name, isolateMeasures(local, lang));
      version += 1;
      for (const listener of listeners) listener();
    }, () => undefined);
  }
}

function localName(lang: Locale, name: string): string {
  if (lang === DEFAULT_LOCALE || typeof window === 'undefined' || name === '' || name.length > LONGEST_NAME || name.includes('\n')) return name;
  const names = known.get(lang) ?? new Map<string, string>();
  known.set(lang, names);
  const found = names.get(name);
  if (found !== undefined) return found;
  names.set(name, name);
  const others = wanted.get(lang);
  if (others) others.add(name);
  else {
    wanted.set(lang, new Set([name]));
    setTimeout(() => askTogether(lang), 0);
  }
  return name;
}

/**
 * What the page's language calls a product or a port that trades know by its English name: the one place for it, for cells,
 * sheets and notifications alike. The English name stands until the answer is there, and where there is no other. All
 * names that a page shows are asked for together, each once.
 */
export function useLocalName(): (name: string) => string {
  const locale = useLocale();
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const state = useSyncExternalStore(subscribe, () => version, () => 0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `state` is what the names are read at: a new function says that they may be others
  return useCallback((name: string) => localName(lang, name), [lang, state]);
}
