import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

/** A switch between a few views of the same thing, e.g. the density of a table. `label` names it. */
export function Segmented({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="segmented">
      {children}
    </div>
  );
}

interface OwnProps<T extends ElementType> {
  as?: T;
  active: boolean;
  /** The name where the child is an icon. */
  label?: string;
  children: ReactNode;
}

export type SegmentProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** One view: a button (aria-pressed), or a Link (aria-current) when the view lives in the address. */
export function Segment<T extends ElementType = 'button'>({ as, active, label, children, ...rest }: SegmentProps<T>) {
  const Element: ElementType = as ?? 'button';
  const state =
    Element === 'button' ? { type: 'button', 'aria-pressed': active } : { 'aria-current': active ? 'true' : undefined };
  return (
    <Element {...state} {...rest} aria-label={label} title={label}>
      {children}
    </Element>
  );
}
