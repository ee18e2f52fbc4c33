import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  digits?: number;
}

/** A code from an e-mail: one field, so that pasting and the phone's own suggestion work. Goes into a Field. */
export function OtpInput({ digits = 6, className, ...rest }: OtpInputProps) {
  return (
    <input
      dir="ltr"
      maxLength={digits}
      pattern={`[0-9]{${digits}}`}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={clsx('control otp', className)}
    />
  );
}
