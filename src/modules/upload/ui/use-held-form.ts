'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { UploadEntry } from './use-uploads';

/** Why a form has to wait for its files. */
type HeldFor = 'filesMoving' | 'filesFailed';

function reasonOf(entries: readonly UploadEntry[]): HeldFor | null {
  if (entries.some(({ phase }) => phase === 'uploading' || phase === 'checking')) return 'filesMoving';
  return entries.some(({ phase }) => phase === 'failed') ? 'filesFailed' : null;
}

/**
 * Keeps the form around a field for files from being sent while one of them is on its way, or has not come up: it would
 * go without it, and nobody would be told. The form itself needs to know nothing of this.
 *
 * @param place an element of the field
 * @returns why it was not sent, as long as that holds; a name under `upload` in the messages
 */
export function useHeldForm(place: RefObject<HTMLElement | null>, entries: readonly UploadEntry[]): HeldFor | null {
  const [isHeld, setHeld] = useState(false);
  const reason = reasonOf(entries);
  if (isHeld && reason === null) setHeld(false);

  const hold = useEffectEvent((event: Event) => {
    if (reason === null) return;
    event.preventDefault();
    // Before it comes to the form's own listener, which React has above it.
    event.stopImmediatePropagation();
    setHeld(true);
    place.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const listener = (event: Event) => hold(event);
    form?.addEventListener('submit', listener, { capture: true });
    return () => form?.removeEventListener('submit', listener, { capture: true });
  }, [place]);

  return isHeld ? reason : null;
}
