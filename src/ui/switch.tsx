import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Turns a setting on or off at once; for an answer inside a form take Checkbox. States: off, on, disabled. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx('flex items-start justify-between gap-4', className)}>
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {hint && <span className="field-hint block">{hint}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
