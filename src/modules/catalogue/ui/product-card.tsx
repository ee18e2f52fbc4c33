import type { CSSProperties } from 'react';
import { pictureAddress } from '../product-picture';
import { SoftLink } from '@/ui/soft-link';
import type { CardLabels, CardView } from './card-view';

export interface ProductCardProps {
  card: CardView;
  labels: CardLabels;
  /** In the first screen: its picture loads at once. */
  eager: boolean;
}

/** Lucide's star, drawn here: its own component is one of the browser's, which cannot be kept. */
function Star() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="me-1 inline size-[1em] -translate-y-px fill-current text-chart-2">
      <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
    </svg>
  );
}

/**
 * The face of a product in a list: all of its card but the action. It is kept as markup (src/server/kept-markup.ts), so no
 * component in it may use a hook. The whole card leads to the product's page; the action lies above that. Short class
 * names: src/ui/styles/lists.css.
 */
export function ProductCard({ card, labels, eager }: ProductCardProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': card.hue };
  const lang = card.lang && { lang: card.lang };
  return (
    <>
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
          {card.isRated && <Star />}
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
          {/* Empty, it is the place for the currency that the browser knows (product-cards.tsx). */}
          <span dir="ltr">{card.approximately}</span>
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
      </div>
    </>
  );
}
