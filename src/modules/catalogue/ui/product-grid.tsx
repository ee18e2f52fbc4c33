import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../catalogue.schema';
import { ProductCard } from './product-card';

export interface ProductGridProps {
  products: readonly Product[];
  /** Makes the action of one card. */
  action: (product: Product) => ReactNode;
  /** Cards in a row on a desk. */
  columns?: 3 | 4;
  /** How many pictures load at once. */
  eager?: number;
}

/** Class names of the grid, for its skeleton too. */
export function gridClass(columns: 3 | 4 = 4): string {
  return clsx('grid gap-4 sm:grid-cols-2 lg:grid-cols-3', columns === 4 && 'xl:grid-cols-4');
}

/** Products as cards, a list to assistive technology. */
export function ProductGrid({ products, action, columns, eager = 0 }: ProductGridProps) {
  return (
    <ul className={gridClass(columns)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} action={action(product)} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
