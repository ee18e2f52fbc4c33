import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'busyLabel' | 'aria-label'> {
  /** The accessible name; shown as the browser's own tooltip as well. */
  label: string;
  /** The icon, hidden from assistive technology by its own `aria-hidden`. */
  children: ReactNode;
}

/** A square button holding one icon. Sizes: `sm` 32 px, `md` 40 px, `lg` 48 px. States as Button. */
export function IconButton({ label, variant = 'quiet', className, busy, children, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      busy={busy}
      aria-label={label}
      title={rest.title ?? label}
      className={clsx('btn-icon', className)}
    >
      {busy ? null : children}
    </Button>
  );
}
