'use client';

import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Markup } from './kept-markup';
import { StandingMarkup } from './standing-markup';

interface MarkupWithPlacesProps {
  markup: Markup;
  className?: string;
  /** What comes with the page's scripts, by the name of its place (`data-place`) in the markup. */
  places: Readonly<Record<string, ReactNode>>;
}

interface Place {
  readonly element: HTMLElement;
  /** What stood there without scripts. */
  readonly before: readonly ChildNode[];
}

const placesIn = (element: HTMLElement): readonly Place[] =>
  [...element.querySelectorAll<HTMLElement>('[data-place]')].map((place) => ({ element: place, before: [...place.childNodes] }));

/**
 * Kept markup in which some places are the browser's: what stands there without scripts gives way to what answers with them,
 * in one step. That comes once the browser has time for it. A new markup is a new element, whose places are found anew.
 */
export function MarkupWithPlaces({ markup, className, places }: MarkupWithPlacesProps) {
  const [found, setFound] = useState<readonly Place[]>([]);
  const find = useCallback((element: HTMLElement | null) => startTransition(() => setFound(element ? placesIn(element) : [])), []);
  return (
    <>
      <StandingMarkup key={markup} ref={find} className={className} markup={markup} />
      {found.map((place) => {
        const name = place.element.dataset['place'] ?? '';
        return <Filled key={name} place={place}>{places[name]}</Filled>;
      })}
    </>
  );
}

function Filled({ place, children }: { place: Place; children: ReactNode }) {
  useLayoutEffect(() => place.before.forEach((node) => node.remove()), [place]);
  return createPortal(children, place.element);
}
