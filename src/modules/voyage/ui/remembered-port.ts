'use client';

import { storeText, useStoredText } from '@/ui/stored-text';

const KEY = 'marsa:port';

/** Remembers the reader's port in this browser. */
export function rememberPort(code: string): void {
  storeText(KEY, code);
}

/** UN/LOCODE of the port that the reader has chosen in this browser; null before that, and on the server. */
export function useRememberedPort(): string | null {
  const code = useStoredText(KEY);
  return code !== null && /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? code : null;
}
