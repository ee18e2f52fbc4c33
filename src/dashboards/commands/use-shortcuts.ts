'use client';

import { useEffect, useRef } from 'react';
import { useStoredFlag } from '../stored-flag';
import { isSingleSign, shortcutOf, type Shortcut } from './shortcut';

/** Where a key is text or belongs to somebody else: fields, lists to choose from, whatever lies above the page. */
const TAKEN = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"]), dialog, [role="dialog"], [role="menu"], [role="listbox"]';

function isTaken({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return defaultPrevented || isComposing || (target instanceof Element && target.closest(TAKEN) !== null) || document.querySelector('dialog[open]') !== null;
}

/** Whether the shortcuts of a single key are switched off on this device. */
export function useSingleKeysOff(): [boolean, (isOff: boolean) => void] {
  return useStoredFlag('singleKeysOff');
}

/**
 * Calls the handler of a pressed shortcut, never while somebody types or a dialog is open. A handler that gives `false`
 * has left the key to the browser.
 */
export function useShortcuts(handlers: Partial<Record<Shortcut, () => boolean | void>>): void {
  const [isOff] = useSingleKeysOff();
  const latest = useRef({ handlers, isOff });
  useEffect(() => {
    latest.current = { handlers, isOff };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || isTaken(event) || (latest.current.isOff && isSingleSign(shortcut))) return;
      const handler = latest.current.handlers[shortcut];
      if (handler && handler() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
