import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ink' | 'quiet' | 'danger' | 'danger-solid' | 'on-band';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The class names of a button look, for what is no button: a link, a summary, a file label. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string): string {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Something the button started is under way: spinner, aria-busy, and clicks are swallowed. */
  busy?: boolean;
  /** Words shown instead of the children while busy. */
  busyLabel?: string;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Does something here and now; use LinkButton for what leads elsewhere.
 * Variants: `primary` (signal orange, once on a screen), `secondary` (outline), `ink` (solid, for search and the like),
 * `quiet`, `danger` (outline), `danger-solid` (the confirming button of something that cannot be undone), `on-band` (outline on the ink band).
 * States: normal, hover, disabled, busy. A busy button keeps the focus, which a disabled one would lose.
 */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy && <Spinner />}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
