import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button';

interface OwnProps<T extends ElementType> {
  /** The link component to render with: the application passes its localized Link. */
  as?: T;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

export type LinkButtonProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** Looks like a button, leads to an address: `<LinkButton as={Link} href="/shop">`. A plain anchor without `as`. */
export function LinkButton<T extends ElementType = 'a'>({
  as,
  variant,
  size,
  className,
  children,
  ...rest
}: LinkButtonProps<T>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor {...rest} className={buttonClass(variant, size, className)}>
      {children}
    </Anchor>
  );
}
