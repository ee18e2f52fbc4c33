import type { CSSProperties, ReactNode } from 'react';
import type { ProductCard as Product } from '../catalogue.schema';
import { pictureAddress } from '../product-picture';
import { DrawnIcon } from '@/ui/drawn-icon';
import { SoftLink } from '@/ui/soft-link';
import type { CardLabels, CardView } from './card-view';

export interface ProductCardProps {
  product: Pick<Product, 'id' | 'price' | 'currency'>;
  card: CardView;
  labels: CardLabels;
  /** In the first screen: its picture loads at once. */
  eager: boolean;
  /** Request Quotation. */
  action: ReactNode;
}

/**
 * A product in a list. It is kept as markup (src/server/kept-markup.ts), so no component in it may use a hook. The whole
 * card leads to the product's page; the action lies above that. Short class names: src/ui/styles/lists.css.
 */
export function ProductCard({ product, card, labels, eager, action }: ProductCardProps) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': card.hue };
  return (
    <li data-card={product.id} className="relative">
      <article className="card item">
        <div style={hue} className="ribs ribs-floor stage-shadow item-stage">
          {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
          <img src={pictureAddress(card.picture)} width={256} height={256} alt="" loading={eager ? undefined : 'lazy'} />
        </div>
        <div className="item-body">
          <p className={card.isVerified ? 'badge badge-checked tone-ok' : 'badge tone-neutral'}>{card.badge}</p>
          <h3 {...card.said}>
            <SoftLink href={card.href}>{card.name}</SoftLink>
          </h3>
          <p dir="auto" className="item-maker">
            {card.companyHref ? <SoftLink href={card.companyHref}>{card.company}</SoftLink> : card.company}
          </p>
          <p className="item-rating">
  {card.isRated && <DrawnIcon name="star" className="me-1 inline size-[1em] -translate-y-px fill-current text-chart-2 [stroke-width:0]" />}
            {card.rating}
          </p>
          <p {...card.said} className="item-text">
            {card.summary}
          </p>
          <p className="item-price">
            <strong dir="ltr">{card.price}</strong>
            {card.unit}
            <bdi className="code-chip">{card.term}</bdi>
            {card.place}
            {card.approximately === undefined ? <PlaceForPrice {...product} /> : <span dir="ltr">{card.approximately}</span>}
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
        <div className="item-action">{action}</div>
      </article>
    </li>
  );
}

/** Where the price stands in the currency that the browser knows (product-cards.tsx); the page may be static. */
function PlaceForPrice({ price, currency }: Pick<Product, 'price' | 'currency'>) {
  return <span dir="ltr" data-price={price} data-currency={currency} />;
}
