import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  value: ReactNode;
  key?: string;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows` with dashed rules as on a manifest; `grid` small terms above their values. */
  layout?: 'rows' | 'grid';
  className?: string;
}

/** Key facts: terms with their values. Put codes and quantities into Code and Ltr. */
export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const grid = layout === 'grid';
  return (
    <dl className={clsx(grid && 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3', className)}>
      {items.map((item, index) => (
        <div
          key={item.key ?? index}
          className={clsx(!grid && 'flex flex-wrap justify-between gap-x-6 py-2', !grid && index > 0 && 'rule-dashed')}
        >
          <dt className={clsx('text-muted', grid ? 'text-xs' : 'text-sm')}>{item.term}</dt>
          <dd className={clsx('text-sm font-medium wrap-anywhere', !grid && 'text-end')}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
