'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/** The look that was chosen on this device (theme-toggle.tsx keeps it). Where storage is switched off, the device's own setting holds. */
const APPLY = 'try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';

/**
 * Applies the kept colour theme before anything is painted, so it stands in the head, in place: as a file it would be one
 * more thing that the first paint waits for. Guarded pages pass their request's nonce. It is part of the document alone: a
 * navigation inside the browser has no use for it.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return <script nonce={nonce}>{APPLY}</script>;
  });
  return null;
}
