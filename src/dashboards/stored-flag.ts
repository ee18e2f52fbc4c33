'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'marsa:flag';
/** Where the browser keeps nothing, a choice holds until the page is left. */
const unkept = new Map<string, boolean>();

function read(key: string): boolean {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) === '1';
  } catch {
    return unkept.get(key) ?? false;
  }
}

function write(key: string, value: boolean): void {
  try {
    localStorage.setItem(key, value ? '1' : '0');
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
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

/** A choice that this browser remembers, such as compact rows; off until it is made. */
export function useStoredFlag(key: string): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key), () => false);
  return [value, (next) => write(key, next)];
}
