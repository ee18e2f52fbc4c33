'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/**
 * Applies the kept colour theme before anything is painted, so it stands in the head and blocks on purpose (0.3 kB,
 * cached). Guarded pages pass their request's nonce. It is part of the document alone: a navigation inside the browser
 * has no use for it.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    // eslint-disable-next-line @next/next/no-sync-scripts -- a later script would show the other theme first
    return <script src="/theme.js" nonce={nonce} />;
  });
  return null;
}
