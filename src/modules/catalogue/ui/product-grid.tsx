import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { keptList } from '@/server/kept-markup';
import type { ProductCard as Product } from '../catalogue.schema';
import type { Display } from '../display-currency.schema';
import { cardViews } from './card-view';
import { favouriteLabels } from './favourite-labels';
import { ProductCard } from './product-card';
import { ProductCards } from './product-cards';

export interface ProductGridProps {
  locale: Locale;
  products: readonly Product[];
  /** Makes the action of one card, the same one wherever the product is listed: cards are kept. */
  action: (product: Product) => ReactNode;
  /** Cards in a row on a desk. */
  columns?: 3 | 4;
  /** How many pictures load at once. */
  eager?: number;
  /** The currency in which prices are shown as well. */
  display?: Display | undefined;
  /** Whether products can be taken into the comparison from here. */
  comparable?: boolean;
}

/** Class names of the grid, for its skeleton too. Eight cards fill whole rows of two or four, six of two or three. */
export function gridClass(columns: 3 | 4 = 4): string {
  return clsx('grid gap-4 sm:grid-cols-2', columns === 4 ? 'min-[70rem]:grid-cols-4' : 'lg:grid-cols-3');
}

/** Products as cards, a list to assistive technology. */
export function ProductGrid({ locale, products, action, columns, eager = 0, display, comparable = false }: ProductGridProps) {
  const t = translatorOf(locale);
  const { labels, view } = cardViews(locale, display);
  const cards = products.map((product, index) => {
    const isEager = index < eager;
    // All that a card says comes of what is in its key, so that it is made anew whenever anything of it changes.
    return {
      key: `card ${locale} ${isEager} ${JSON.stringify([product, display])}`,
      make: () => <ProductCard product={product} card={view(product)} labels={labels} eager={isEager} action={action(product)} />,
    };
  });
  return (
    <ProductCards
      className={gridClass(columns)}
      markup={keptList(cards)}
      favourite={favouriteLabels(locale)}
      compare={comparable ? { add: t('compare.add'), addFor: t('compare.addFor', { name: '{name}' }), full: t('compare.full') } : undefined}
    />
  );
}
