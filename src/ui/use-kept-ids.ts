'use client';

import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'marsa:kept-ids';
const NONE: readonly number[] = [];

/** The last text read of each list and what it meant: the same list must be the same object. */
const read = new Map<string, { text: string; ids: readonly number[] }>();

function parse(text: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) : NONE;
  } catch {
    return NONE;
  }
}

function readIds(name: string): readonly number[] {
  let text = '';
  try {
    text = localStorage.getItem(name) ?? '';
  } catch {
    return NONE; // switched off by the visitor
  }
  const known = read.get(name);
  if (known?.text === text) return known.ids;
  const ids = parse(text);
  read.set(name, { text, ids });
  return ids;
}

/** Writes a list of ids into the browser's storage; every part of the page that shows it follows. */
export function keepIds(name: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(ids));
  } catch {
    return; // switched off or full: what is kept is a convenience
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Puts an id at the head of a list of at most so many. */
export function keepFirst(name: string, id: number, most: number): void {
  keepIds(name, [id, ...readIds(name).filter((other) => other !== id)].slice(0, most));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** A list of ids that this browser keeps: nothing but ids, and nothing on the server and before the page's scripts run. */
export function useKeptIds(name: string): readonly [ids: readonly number[], set: (ids: readonly number[]) => void] {
  const ids = useSyncExternalStore(subscribe, () => readIds(name), () => NONE);
  const set = useCallback((next: readonly number[]) => keepIds(name, next), [name]);
  return [ids, set];
}
