import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<T extends ElementType> {
  as?: T;
  className?: string;
  children: ReactNode;
}

export type ChipProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/**
 * A small pill: a filter that is set, a choice, a tag. Renders a span, or what `as` names: a Link
 * (`aria-current` fills it) or a button (`aria-pressed` fills it).
 */
export function Chip<T extends ElementType = 'span'>({ as, className, children, ...rest }: ChipProps<T>) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element {...(Element === 'button' ? { type: 'button' } : {})} {...rest} className={clsx('chip', className)}>
      {children}
    </Element>
  );
}

export interface RemovableChipProps<T extends ElementType> {
  /** What removes it: a Link to the address without this filter, or `button`. */
  as: T;
  removeLabel: string;
  removeProps: ComponentPropsWithoutRef<T>;
  children: ReactNode;
}

/** A chip with a cross: a filter that can be taken away. The cross is a target of 24 px with its own name. */
export function RemovableChip<T extends ElementType>({
  as,
  removeLabel,
  removeProps,
  children,
}: RemovableChipProps<T>) {
  const Remove: ElementType = as;
  return (
    <span className="chip">
      {children}
      <Remove {...removeProps} aria-label={removeLabel} className="chip-remove">
        <X aria-hidden="true" size={14} />
      </Remove>
    </span>
  );
}
