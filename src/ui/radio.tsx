import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** One of a few answers in a line; several stand in a FieldGroup and share a `name`. Takes register. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={clsx('choice', className)}>
      <input {...rest} type="radio" className="tick" />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
