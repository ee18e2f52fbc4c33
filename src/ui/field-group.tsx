import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Asterisk, FieldError } from './field';

export interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** `stack` one below the other, `grid` two columns from 640 px. */
  layout?: 'stack' | 'grid';
  className?: string;
}

/** Several controls under one question: radio cards, checkboxes, the parts of an address. A fieldset with a legend. */
export function FieldGroup({ legend, children, hint, error, required, layout = 'stack', className }: FieldGroupProps) {
  const id = useId();
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={describedBy}>
      <legend className="field-label mb-2">
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint mb-2">
          {hint}
        </p>
      )}
      <div className={clsx('grid gap-3', layout === 'grid' && 'sm:grid-cols-2')}>{children}</div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
