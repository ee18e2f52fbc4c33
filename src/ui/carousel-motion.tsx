'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';
import { useReducedMotion } from './use-reduced-motion';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselMotionProps {
  /** The element in which the slides lie. */
  viewport: HTMLElement;
  direction: 'ltr' | 'rtl';
  interval: number;
  onReady: (embla: Embla | undefined) => void;
}

/** What makes slides move. It comes when the page has settled (carousel.tsx), and shows nothing itself. */
export default function CarouselMotion({ viewport, direction, interval, onReady }: CarouselMotionProps) {
  const isStill = useReducedMotion();
  const [ref, embla] = useEmblaCarousel({ loop: true, direction, duration: isStill ? 0 : 25 }, [
    Autoplay({ delay: interval, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  ]);
  useLayoutEffect(() => ref(viewport), [ref, viewport]);
  useEffect(() => onReady(embla), [embla, onReady]);
  return null;
}
