'use client';

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { Children, lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Embla } from './carousel-motion';
import { Chevron } from './chevron';
import { IconButton } from './icon-button';
import { useReducedMotion } from './use-reduced-motion';
import { whenIdle } from './when-idle';

export interface CarouselProps {
  labels: {
    /** The name of the whole. */
    name: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** One for each slide: where it stands, and what its dot is called. */
    slides: readonly { position: string; dot: string }[];
  };
  direction: 'ltr' | 'rtl';
  /** Milliseconds until the next slide comes by itself; 0 stands still. */
  interval: number;
  className?: string;
  /** One element per slide. */
  children: ReactNode;
}

/** Which slide is in sight, and whether the next one comes by itself. */
function useSlides(embla: Embla | undefined, interval: number) {
  const isStill = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!embla) return;
    const read = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  const mayPlay = interval > 0 && !isStill;
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (mayPlay && !isPaused) autoplay?.play();
    else autoplay?.stop();
  }, [embla, isPaused, mayPlay]);
  const show = useCallback((index: number) => embla?.scrollTo(index), [embla]);
  return {
    current, show, mayPlay, isPlaying: mayPlay && !isPaused, toggle: () => setPaused((was) => !was),
    back: () => embla?.scrollPrev(), on: () => embla?.scrollNext(), isReady: embla !== undefined,
  };
}

/** What moves the slides. Where it can't be fetched they scroll, as they do without JavaScript. */
const CarouselMotion = lazy(() => import('./carousel-motion').catch(() => ({ default: () => null })));

/**
 * Slides that change by themselves until somebody points at them, moves the focus into them, or pauses them; never where
 * less motion is asked for. Arrows, dots, swiping and the keyboard move them. Without JavaScript they lie side by side and
 * scroll.
 */
export function Carousel({ labels, direction, interval, className, children }: CarouselProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla>();
  const { current, show, mayPlay, isPlaying, toggle, back, on, isReady } = useSlides(embla, interval);
  return (
    <section aria-roledescription="carousel" aria-label={labels.name} className={clsx('relative', className)}>
      <div ref={setViewport} className={isReady ? 'h-full overflow-hidden' : 'h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]'}>
        <div className="flex h-full" aria-live={isPlaying ? 'off' : 'polite'}>
          {Children.map(children, (slide, index) => (
            <div role="group" aria-roledescription="slide" aria-label={labels.slides[index]?.position} inert={isReady && index !== current} className="min-w-0 shrink-0 grow-0 basis-full snap-start">
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isSettled && viewport && <Suspense fallback={null}><CarouselMotion viewport={viewport} direction={direction} interval={interval} onReady={setEmbla} /></Suspense>}
      {isReady && (
        <div className="absolute inset-x-4 bottom-3 flex items-center gap-1 sm:inset-x-8">
          {labels.slides.map(({ dot }, index) => (
            <button key={dot} type="button" aria-label={dot} aria-current={index === current ? 'true' : undefined} onClick={() => show(index)} className="group grid size-8 place-items-center rounded-sm">
              <span className="size-2.5 rounded-full border border-current transition-all group-aria-[current]:w-6 group-aria-[current]:bg-current" />
            </button>
          ))}
          <span className="ms-auto" />
          {mayPlay && <IconButton size="sm" label={isPlaying ? labels.pause : labels.play} onClick={toggle} className="text-current hover:bg-on-band/15">{isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}</IconButton>}
          <IconButton size="sm" label={labels.previous} onClick={back} className="text-current hover:bg-on-band/15"><Chevron to="start" size={20} /></IconButton>
          <IconButton size="sm" label={labels.next} onClick={on} className="text-current hover:bg-on-band/15"><Chevron to="end" size={20} /></IconButton>
        </div>
      )}
    </section>
  );
}
