import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { translatorOf } from '@/i18n/translator';
import type { ProductCard as Product } from '../catalogue.schema';
import type { Display } from '../display-currency.schema';
import { cardViews } from './card-view';
import { favouriteLabels } from './favourite-labels';
import { ProductCards } from './product-cards';

export interface ProductGridProps {
  products: readonly Product[];
  /** Makes the action of one card. */
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
export function ProductGrid({ products, action, columns, eager = 0, display, comparable = false }: ProductGridProps) {
  const locale = useLocale();
  const t = translatorOf(locale);
  const { labels, view } = cardViews(locale, display);
  return (
    <ProductCards
      className={gridClass(columns)}
      cards={products.map(view)}
      labels={labels}
      favourite={favouriteLabels(locale)}
      compare={comparable ? { add: t('compare.add'), addFor: t('compare.addFor', { name: '{name}' }), full: t('compare.full') } : undefined}
      eager={eager}
    >
      {products.map(action)}
    </ProductCards>
  );
}
