'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** A line of tabs that scrolls where it is too long, from the start on to where the current one is seen. */
export function TabStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return <div ref={strip} className="tab-list">{children}</div>;
}
