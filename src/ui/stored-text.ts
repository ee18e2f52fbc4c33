'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'marsa:stored';
/** Where the browser keeps nothing, a choice holds until the page is left. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

/** Remembers a choice in this browser; every reader of it on the page is told. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  window.addEventListener(CHANGED, callback);
  return () => {
    window.removeEventListener('storage', callback);
    window.removeEventListener(CHANGED, callback);
  };
}

/** A choice that this browser remembers; null before it is made, and on the server. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => read(key), () => null);
}
