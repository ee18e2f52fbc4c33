import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

interface OwnProps<T extends ElementType> {
  as?: T;
  current?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export type DropdownItemProps<T extends ElementType> = OwnProps<T> &
  Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T>>;

/** One entry of a Dropdown: a link, or a button with `as="button"`. The current one carries aria-current. */
export function DropdownItem<T extends ElementType = 'a'>({
  as,
  current,
  icon,
  children,
  ...rest
}: DropdownItemProps<T>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} aria-current={current ? 'true' : undefined} className="popup-item">
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
    </Element>
  );
}
