'use client';

import { Star } from 'lucide-react';
import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import type { CardLabels, CardView } from './card-view';

export interface ProductCardProps {
  card: CardView;
  labels: CardLabels;
  /** In the first screen: its picture loads at once. */
  eager?: boolean;
  /** The one thing to do with it: the application passes the Request Quotation button. */
  children: ReactNode;
}

/** Texts of the supplier run in their own direction, so that they are cut at their end, and begin at the page's start edge. */
const aligned = '[text-align:-webkit-match-parent] [text-align:match-parent]';

/**
 * A product in a list. The whole card leads to its page; the action lies above that. Few elements, and texts in place of
 * data: there are eight of it on the page that is asked for most (docs/performance.md).
 */
export function ProductCard({ card, labels, eager = false, children }: ProductCardProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': card.hue };
  const lang = card.lang && { lang: card.lang };
  return (
    <article className="group card relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong">
      <div style={hue} className="ribs ribs-floor stage-shadow aspect-[16/9] overflow-hidden">
        {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
        <img
          src={`/pictures/emoji/${card.picture}.webp`}
          width={256}
          height={256}
          alt=""
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          className="absolute inset-x-0 bottom-[13%] mx-auto h-[63%] w-auto"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className={card.isVerified ? 'badge badge-checked tone-ok self-start rounded-lg' : 'badge tone-neutral self-start rounded-lg'}>{card.badge}</p>
        <h3 {...lang} dir="auto" className={`line-clamp-2 font-sans text-base leading-snug font-semibold font-stretch-normal ${aligned}`}>
          <Link href={card.href} prefetch={false} className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg">
            {card.name}
          </Link>
        </h3>
        <p dir="auto" className={`-mt-1.5 line-clamp-1 text-sm text-muted ${aligned}`}>
          {card.company}
        </p>
        <p className="-mt-1.5 text-xs text-muted">
          {card.isRated && <Star aria-hidden="true" className="me-1 inline size-[1em] -translate-y-px fill-current text-chart-2" />}
          {card.rating}
        </p>
        <p {...lang} dir="auto" className={`line-clamp-2 text-sm ${aligned}`}>
          {card.summary}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-1.5 pt-1 text-sm text-muted">
          <strong dir="ltr" className="font-heading text-[1.55em] font-bold tabular text-ink">
            {card.price}
          </strong>
          {card.unit}
          <bdi className="code-chip text-ink">{card.term}</bdi>
          {card.approximately && <bdi className="tabular basis-full">{card.approximately}</bdi>}
        </p>
        <dl className="rule-dashed grid grid-flow-col grid-cols-2 grid-rows-[auto_auto] gap-x-3 border-b border-dashed border-line py-2 text-sm [&>dd]:font-medium [&>dt]:text-xs [&>dt]:text-muted">
          <dt>{labels.moq}</dt>
          <dd dir="ltr" className={`tabular ${aligned}`}>
            {card.moq}
          </dd>
          <dt>{labels.hsCode}</dt>
          <dd dir="ltr" className={`code ${aligned}`}>
            {card.hsCode}
          </dd>
        </dl>
        <p className="flex min-h-7 items-center gap-2 pt-1 text-sm">
          <span className="sr-only">{`${labels.port}: `}</span>
          {card.portCode && <bdi className="code-chip">{card.portCode}</bdi>}
          <span dir="auto" className="line-clamp-1">
            {card.port}
          </span>
        </p>
        <div className="relative mt-1 grid">{children}</div>
      </div>
    </article>
  );
}
