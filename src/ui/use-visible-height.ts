'use client';

import { useEffect, type RefObject } from 'react';

/** Keeps `--visible-height` of an element at the height that the keyboard of a phone leaves: no unit of CSS knows it. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => element.current?.style.setProperty('--visible-height', `${Math.round(view.height)}px`);
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [element]);
}
