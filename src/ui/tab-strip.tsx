'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** A line of tabs that scrolls where it is too long, from the start on to where the current one is seen, also when counts have come that make the others wider. */
export function TabStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = strip.current;
    if (!line) return;
    const show = () => line.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    show();
    if (typeof MutationObserver === 'undefined') return;
    const observer = new MutationObserver(show);
    observer.observe(line, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={strip} className="tab-list">{children}</div>;
}
