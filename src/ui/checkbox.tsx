import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** For the box of a table row: the label is there for assistive technology alone. */
  hideLabel?: boolean;
  /** Some, not all: the box over a column of boxes. */
  indeterminate?: boolean;
  hint?: ReactNode;
}

/** A box to tick, with its words as part of the target; takes register. States: off, on, some, invalid, disabled. */
export function Checkbox({ label, hideLabel, indeterminate, hint, className, ...rest }: CheckboxProps) {
  const reference =
    indeterminate === undefined
      ? {}
      : {
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = indeterminate;
          },
        };
  return (
    <label className={clsx('choice', className)}>
      <input {...reference} {...rest} type="checkbox" className="tick" />
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint && <span className="field-hint block">{hint}</span>}
      </span>
    </label>
  );
}
