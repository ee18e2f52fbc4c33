import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button';
import { DrawnIcon } from './drawn-icon';

export interface DropdownProps {
  /** What the button says. */
  label: ReactNode;
  /** The accessible name where the label is an icon or a code. */
  accessibleLabel?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  align?: 'start' | 'end';
  /** Leaves the chevron away. */
  plain?: boolean;
  className?: string;
  /** DropdownItems, or anything else. */
  children: ReactNode;
}

/**
 * A few links or buttons behind a button: languages, the account. A `details` element, so it opens without JavaScript;
 * useDropdowns, in the layout, closes it.
 */
export function Dropdown({ label, accessibleLabel, variant = 'quiet', size, align = 'end', plain, className, children }: DropdownProps) {
  return (
    <details data-align={align} className="dropdown">
      <summary aria-label={accessibleLabel} className={buttonClass(variant, size, className)}>
        {label}
        {!plain && <DrawnIcon name="down" size={14} />}
      </summary>
      <div className="popup">{children}</div>
    </details>
  );
}
