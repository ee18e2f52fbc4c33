'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button';
import { Chevron } from './chevron';

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
 * with it, it also closes on Escape, on leaving and on a press outside. Weighs next to nothing: for public pages.
 */
export function Dropdown(props: DropdownProps) {
  const { label, accessibleLabel, variant = 'quiet', size, align = 'end', plain, className, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, []);
  return (
    <details
      ref={ref}
      data-align={align}
      className="dropdown"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        event.stopPropagation();
        close();
        ref.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary aria-label={accessibleLabel} className={buttonClass(variant, size, className)}>
        {label}
        {!plain && <Chevron to="down" size={14} />}
      </summary>
      <div
        className="popup"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) close();
        }}
      >
        {children}
      </div>
    </details>
  );
}
