'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Markup } from './kept-markup';
import { StandingMarkup } from './standing-markup';

interface MarkupWithPlacesProps {
  markup: Markup;
  className?: string;
  /** What comes with the page's scripts, by the name of its place (`data-place`) in the markup. */
  places: Readonly<Record<string, ReactNode>>;
}

/**
 * Kept markup in which some places are the browser's: what stands there without scripts gives way to what answers with them,
 * before anything is painted. A new markup is a new element, whose places are found anew.
 */
export function MarkupWithPlaces({ markup, className, places }: MarkupWithPlacesProps) {
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  const find = useCallback((element: HTMLElement | null) => {
    const all = element ? [...element.querySelectorAll<HTMLElement>('[data-place]')] : [];
    for (const place of all) place.replaceChildren();
    setFound(all);
  }, []);
  return (
    <>
      <StandingMarkup key={markup} ref={find} className={className} markup={markup} />
      {found.map((place) => createPortal(places[place.dataset['place'] ?? ''], place, place.dataset['place']))}
    </>
  );
}
