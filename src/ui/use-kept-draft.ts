'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import { useKeptOverClose } from './modal';

/**
 * Keeps what is typed into a form on this device until it is submitted, so that a closed tab loses nothing.
 * @param key names the draft, for example the product it asks for
 * @param secrets fields that are never kept
 */
export function useKeptDraft<F extends FieldValues>(
  key: string, reset: UseFormReset<F>, subscribe: UseFormSubscribe<F>, defaults: F, secrets: readonly (keyof F & string)[] = [],
): void {
  useKeptOverClose();
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (typeof kept === 'object' && kept !== null) reset({ ...defaults, ...kept });
    } catch {
      // Unreadable or switched off: the form starts empty.
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        try {
          localStorage.setItem(key, JSON.stringify(values, (name, value: unknown) => (secrets.includes(name) ? undefined : value)));
        } catch {
          // Storage is full or switched off; the form itself still holds everything.
        }
      },
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the defaults and secrets belong to the key
  }, [key, reset, subscribe]);
}

/** Forgets a draft that was submitted. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Hands something typed elsewhere to a form that is opened next, without putting it over what its draft holds already. */
export function seedDraft(key: string, field: string, text: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    if (!kept[field]) localStorage.setItem(key, JSON.stringify({ ...kept, [field]: text }));
  } catch {
    // Unreadable or switched off: the form starts without it.
  }
}
