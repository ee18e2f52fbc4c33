'use client';

import { useSyncExternalStore } from 'react';

const KEY = 'marsa:port';
const CHANGED = 'marsa:port-changed';
/** Where the browser keeps nothing, the choice holds until the page is left. */
let unkept: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Remembers the reader's port in this browser. */
export function rememberPort(code: string): void {
  unkept = code;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Kept for this page.
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

/** UN/LOCODE of the port that the reader has chosen in this browser; null before that, and on the server. */
export function useRememberedPort(): string | null {
  const code = useSyncExternalStore(subscribe, read, () => null);
  return code !== null && /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? code : null;
}
