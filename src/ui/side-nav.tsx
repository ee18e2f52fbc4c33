import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

/** The list of a dashboard's places. `label` names the navigation. */
export function SideNav({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} data-print="hide" className={className}>
      <ul className="grid gap-0.5">{children}</ul>
    </nav>
  );
}

/** A heading over some places. */
export function SideNavGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="mt-4 first:mt-0">
      <p className="px-3 pb-1 text-xs font-semibold text-muted">{label}</p>
      <ul className="grid gap-0.5">{children}</ul>
    </li>
  );
}

interface OwnProps<T extends ElementType> {
  as?: T;
  current?: boolean;
  icon?: ReactNode;
  /** How much waits there; formatted by the caller. */
  count?: ReactNode;
  children: ReactNode;
}

export type SideNavItemProps<T extends ElementType> = OwnProps<T> &
  Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** One place. States: plain, hover, current (aria-current and a bar at its start). */
export function SideNavItem<T extends ElementType = 'a'>(props: SideNavItemProps<T>) {
  const { as, current, icon, count, children, ...rest } = props;
  const Anchor: ElementType = as ?? 'a';
  return (
    <li>
      <Anchor {...rest} aria-current={current ? 'page' : undefined} className={clsx('side-nav-item', rest.className)}>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
        {count !== undefined && count !== null && <span className="count">{count}</span>}
      </Anchor>
    </li>
  );
}
