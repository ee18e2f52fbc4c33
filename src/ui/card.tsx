import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<T extends ElementType> {
  /** The element: `div` unless it is an `article`, `section`, `li` or `aside`. */
  as?: T;
  /** `normal` 20 px, `compact` 12 px, `none` for a card whose parts pad themselves. */
  padding?: 'normal' | 'compact' | 'none';
  className?: string;
  children: ReactNode;
}

export type CardProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

const paddings = { normal: 'p-5', compact: 'p-3', none: 'overflow-hidden' };

/** White ground with a hairline: one thing that belongs together. */
export function Card<T extends ElementType = 'div'>({
  as,
  padding = 'normal',
  className,
  children,
  ...rest
}: CardProps<T>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element {...rest} className={clsx('card', paddings[padding], className)}>
      {children}
    </Element>
  );
}
