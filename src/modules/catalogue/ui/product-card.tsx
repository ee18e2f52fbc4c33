'use client';

import { Star } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { pictureAddress } from '../product-picture';
import { SoftLink } from '@/ui/soft-link';
import { ApproximatePrice } from './approximate-price';
import type { CardLabels, CardView } from './card-view';

export interface ProductCardProps {
  card: CardView;
  labels: CardLabels;
  /** In the first screen: its picture loads at once. */
  eager?: boolean;
  /** The one thing to do with it: the application passes the Request Quotation button. */
  children: ReactNode;
}

/**
 * A product in a list. The whole card leads to its page; the action lies above that. Few elements, short class names
 * (src/ui/styles/lists.css), and texts in place of data: there are eight of it on the page that is asked for most
 * (docs/performance.md).
 */
export function ProductCard({ card, labels, eager = false, children }: ProductCardProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': card.hue };
  const lang = card.lang && { lang: card.lang };
  return (
    <article className="card item">
      <div style={hue} className="ribs ribs-floor stage-shadow item-stage">
        {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
        <img src={pictureAddress(card.picture)} width={256} height={256} alt="" loading={eager ? undefined : 'lazy'} />
      </div>
      <div className="item-body">
        <p className={card.isVerified ? 'badge badge-checked tone-ok' : 'badge tone-neutral'}>{card.badge}</p>
        <h3 {...lang} dir="auto">
          <SoftLink href={card.href}>{card.name}</SoftLink>
        </h3>
        <p dir="auto" className="item-maker">
          {card.companyHref ? <SoftLink href={card.companyHref}>{card.company}</SoftLink> : card.company}
        </p>
        <p className="item-rating">
          {card.isRated && <Star aria-hidden="true" className="me-1 inline size-[1em] -translate-y-px fill-current text-chart-2" />}
          {card.rating}
        </p>
        <p {...lang} dir="auto" className="item-text">
          {card.summary}
        </p>
        <p className="item-price">
          <strong dir="ltr">{card.price}</strong>
          {card.unit}
          <bdi className="code-chip">{card.term}</bdi>
          {card.place}
          {card.approximately ? <span dir="ltr">{card.approximately}</span> : <ApproximatePrice price={card.amount} currency={card.currency} />}
        </p>
        <dl className="item-facts">
          <dt>{labels.moq}</dt>
          <dd dir="auto">{card.moq}</dd>
          <dt>{labels.hsCode}</dt>
          <dd dir="ltr" className="code">
            {card.hsCode}
          </dd>
        </dl>
        <p className="item-place">
          <span className="sr-only">{`${labels.port}: `}</span>
          {card.portCode && <bdi className="code-chip">{card.portCode}</bdi>}
          <span dir="auto">{card.port}</span>
        </p>
        <div className="item-action">{children}</div>
      </div>
    </article>
  );
}
