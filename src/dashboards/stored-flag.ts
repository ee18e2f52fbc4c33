'use client';

import { storeText, useStoredText } from '@/ui/stored-text';

/** A choice that this browser remembers, such as compact rows; off until it is made. */
export function useStoredFlag(key: string): [boolean, (value: boolean) => void] {
  return [useStoredText(key) === '1', (value) => storeText(key, value ? '1' : '0')];
}
