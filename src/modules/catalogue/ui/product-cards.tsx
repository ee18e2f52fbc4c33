'use client';

import { startTransition, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Markup } from '@/ui/kept-markup';
import type { Currency } from '@/modules/ledger/money.schema';
import { StandingMarkup } from '@/ui/standing-markup';
import { ApproximatePrice } from './approximate-price';
import { CompareToggle, type CompareLabels } from './compare-toggle';
import type { FavouriteLabels } from './favourite-labels';
import { FavouriteToggle } from './favourite-toggle';

export interface ProductCardsProps {
  /** All cards, ready made: product-card.tsx has what each says. */
  markup: Markup;
  favourite: FavouriteLabels;
  /** Where products can be taken into the comparison. */
  compare: CompareLabels | undefined;
  className: string;
}

/** The cards of a list as they were made on the server, and what only scripts can add to each. */
export function ProductCards({ markup, className, ...labels }: ProductCardsProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // A list stands by itself: what is added to its cards gives way to whatever the visitor does meanwhile.
  const found = useCallback((element: HTMLElement | null) => startTransition(() => setList(element)), []);
  const cards = list ? [...list.querySelectorAll<HTMLElement>('[data-card]')] : [];
  return (
    <>
      <StandingMarkup key={markup} as="ul" ref={found} className={className} markup={markup} />
      {cards.map((card) => <Additions key={card.dataset['card']} card={card} {...labels} />)}
    </>
  );
}

function Additions({ card, favourite, compare }: { card: HTMLElement } & Pick<ProductCardsProps, 'favourite' | 'compare'>) {
  const [id, name] = [Number(card.dataset['card']), card.querySelector('h3')?.textContent ?? ''];
  const place = card.querySelector<HTMLElement>('[data-price]');
  return (
    <>
      {createPortal(
        <>
          <FavouriteToggle id={id} name={name} labels={favourite} />
          {compare && <CompareToggle id={id} name={name} labels={compare} />}
        </>,
        card,
      )}
      {place && createPortal(<ApproximatePrice price={Number(place.dataset['price'])} currency={place.dataset['currency'] as Currency} />, place)}
    </>
  );
}
