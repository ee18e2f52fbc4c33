'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Chevron } from './chevron';
import { IconButton } from './icon-button';

/** Share of the visible width that an arrow moves, and how near an end counts as being there. */
const STEP = 0.8;
const EDGE = 10;

export interface ScrollStripProps {
  labels: { back: string; on: string };
  className?: string;
  /** One row, laid out by `className`. */
  children: ReactNode;
}

/** Moves the strip alone; scrollIntoView would move the page as well. */
function centre(strip: HTMLElement, item: Element | null): void {
  if (!item) return;
  const [frame, box] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
}

/**
 * A row that scrolls sideways. Swiping, wheels and the keyboard move it by themselves; with JavaScript two arrows appear
 * where there is more, and what carries aria-current is brought into sight.
 */
export function ScrollStrip({ labels, className, children }: ScrollStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, on: false });
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const measure = () => {
      // Negative from right to left.
      const passed = Math.abs(strip.scrollLeft);
      const left = strip.scrollWidth - strip.clientWidth - passed;
      setMore((known) =>
        known.back === passed > EDGE && known.on === left > EDGE ? known : { back: passed > EDGE, on: left > EDGE },
      );
    };
    let isPlaced = false;
    // Its first call comes with the layout that is made anyway: asked for here, one would be made for this alone.
    const observer = new ResizeObserver(() => {
      if (!isPlaced) centre(strip, strip.querySelector('[aria-current]'));
      isPlaced = true;
      measure();
    });
    observer.observe(strip);
    strip.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, []);
  const move = (direction: 1 | -1) => {
    const strip = ref.current;
    if (!strip) return;
    const sign = getComputedStyle(strip).direction === 'rtl' ? -direction : direction;
    strip.scrollBy({ left: sign * STEP * strip.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="relative">
      <div ref={ref} className={className}>
        {children}
      </div>
      {more.back && (
        <IconButton
          label={labels.back}
          variant="secondary"
          onClick={() => move(-1)}
          className="absolute -start-3 top-4 z-10 rounded-full"
        >
          <Chevron to="start" size={20} />
        </IconButton>
      )}
      {more.on && (
        <IconButton
          label={labels.on}
          variant="secondary"
          onClick={() => move(1)}
          className="absolute -end-3 top-4 z-10 rounded-full"
        >
          <Chevron to="end" size={20} />
        </IconButton>
      )}
    </div>
  );
}
