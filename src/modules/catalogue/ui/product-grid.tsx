import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../catalogue.schema';
import type { Display } from '../display-currency.schema';
import { useCardViews } from './card-view';
import { CompareToggle } from './compare-toggle';
import { FavouriteToggle } from './favourite-toggle';
import { useFavouriteLabels } from './favourite-labels';
import { ProductCard } from './product-card';

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
  const t = useTranslations('compare');
  const compare = comparable ? { add: t('add'), addFor: t('addFor', { name: '{name}' }), full: t('full') } : undefined;
  const favourite = useFavouriteLabels();
  const { labels, view } = useCardViews(display);
  return (
    <ul className={gridClass(columns)}>
      {products.map((product, index) => (
        <li key={product.id} className="relative">
          <ProductCard card={view(product)} labels={labels} eager={index < eager}>
            {action(product)}
          </ProductCard>
          <FavouriteToggle id={product.id} name={product.name} labels={favourite} />
          {compare && <CompareToggle id={product.id} name={product.name} labels={compare} />}
        </li>
      ))}
    </ul>
  );
}
