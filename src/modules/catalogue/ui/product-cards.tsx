'use client';

import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Markup } from '@/ui/kept-markup';
import { StandingMarkup } from '@/ui/standing-markup';
import type { ProductCard } from '../catalogue.schema';
import { ApproximatePrice } from './approximate-price';
import { CompareToggle, type CompareLabels } from './compare-toggle';
import type { FavouriteLabels } from './favourite-labels';
import { FavouriteToggle } from './favourite-toggle';

/** A card as the browser gets it: its face ready made, and what its buttons need to know of the product. */
export interface CardOnPage extends Pick<ProductCard, 'id' | 'name' | 'price' | 'currency'> {
  readonly face: Markup;
  /** Whether the face says the price in the visitor's currency already. */
  readonly isConverted: boolean;
}

export interface ProductCardsProps {
  cards: readonly CardOnPage[];
  favourite: FavouriteLabels;
  /** Where products can be taken into the comparison. */
  compare: CompareLabels | undefined;
  className: string;
  /** One action for each card: the application passes the Request Quotation button. */
  children: readonly ReactNode[];
}

/** The cards of a list: one component for all, whose data name each text once. */
export function ProductCards({ cards, favourite, compare, className, children }: ProductCardsProps) {
  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.id} className="relative">
          <article className="card item">
            <Face key={card.face} card={card} />
            <div className="item-action">{children[index]}</div>
          </article>
          <FavouriteToggle id={card.id} name={card.name} labels={favourite} />
          {compare && <CompareToggle id={card.id} name={card.name} labels={compare} />}
        </li>
      ))}
    </ul>
  );
}

function Face({ card }: { card: CardOnPage }) {
  const [face, setFace] = useState<HTMLElement | null>(null);
  const place = card.isConverted ? null : face?.querySelector('.item-price > span:last-child');
  return (
    <>
      <StandingMarkup ref={setFace} className="item-face" markup={card.face} />
      {place && createPortal(<ApproximatePrice price={card.price} currency={card.currency} />, place)}
    </>
  );
}
