import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { TabStrip } from './tab-strip';

/** Tabs that are places of their own: real links, so they work without JavaScript and can be shared. */
export function LinkTabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={className}>
      <TabStrip>{children}</TabStrip>
    </nav>
  );
}

interface OwnProps<T extends ElementType> {
  as?: T;
  current?: boolean;
  /** How many rows the view holds; formatted by the caller. */
  count?: ReactNode;
  children: ReactNode;
}

export type LinkTabProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** One view. States: plain, hover, current. */
export function LinkTab<T extends ElementType = 'a'>({ as, current, count, children, ...rest }: LinkTabProps<T>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor {...rest} aria-current={current ? 'page' : undefined} className={clsx('tab', rest.className)}>
      {children}
      {count !== undefined && count !== null && <span className="count">{count}</span>}
    </Anchor>
  );
}
