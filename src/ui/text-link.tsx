import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<T extends ElementType> {
  as?: T;
  className?: string;
  children: ReactNode;
}

export type TextLinkProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** A link inside running text: sea-coloured and underlined. `as` takes the localized Link. */
export function TextLink<T extends ElementType = 'a'>({ as, className, children, ...rest }: TextLinkProps<T>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor {...rest} className={clsx('link', className)}>
      {children}
    </Anchor>
  );
}
