import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface InputProps extends ComponentProps<'input'> {
  /** Left to right in every language: e-mails, phones, codes, addresses of the web. Set by itself for those types. */
  ltr?: boolean;
}

const ltrTypes = new Set(['email', 'tel', 'url', 'password']);

/** One line of text. Goes into a Field; takes react-hook-form's register. States: plain, hover, focus, invalid, disabled, read-only. */
export function Input({ className, ltr, type = 'text', ...rest }: InputProps) {
  const leftToRight = ltr ?? ltrTypes.has(type);
  return (
    <input
      {...(leftToRight ? { dir: 'ltr' } : {})}
      {...rest}
      type={type}
      className={clsx('control', leftToRight && 'rtl-align', className)}
    />
  );
}
