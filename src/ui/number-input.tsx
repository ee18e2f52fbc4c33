import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A unit or a currency shown at the end of the field, e.g. the code of a currency. Name it in the label too. */
  unit?: string;
  /** Whole numbers only: the phone's number pad without a decimal point. */
  integer?: boolean;
}

/**
 * A number as text with the numeric keyboard: no wheel that changes an amount by accident, no arrows.
 * The schema parses it. Digits stand from left to right in every language. States as Input.
 */
export function NumberInput({ unit, integer, className, ...rest }: NumberInputProps) {
  const input = (
    <input
      type="text"
      inputMode={integer ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      {...rest}
      className={clsx('control tabular rtl-align', unit && 'pe-14', className)}
    />
  );
  if (!unit) return input;
  return (
    <span dir="ltr" className="affix">
      {input}
      <span aria-hidden="true" className="affix-text">
        {unit}
      </span>
    </span>
  );
}
