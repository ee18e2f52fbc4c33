import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Something at the end, e.g. a price or a Badge. */
  aside?: ReactNode;
}

/** One of a few weighty answers as a card that is its own target. Stands in a FieldGroup; takes register. States: off, on, focus, disabled. */
export function RadioCard({ title, description, icon, aside, className, ...rest }: RadioCardProps) {
  return (
    <label className={clsx('radio-card', className)}>
      <input {...rest} type="radio" className="tick" />
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {description && <span className="field-hint block">{description}</span>}
      </span>
      {aside}
    </label>
  );
}
