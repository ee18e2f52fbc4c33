import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface StatProps {
  label: string;
  /** The figure, formatted by the caller; put money and quantities into Ltr. */
  value: ReactNode;
  /** What it is measured against, since when. */
  hint?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** One figure of an overview with what it counts. Several stand in a grid. */
export function Stat({ label, value, hint, icon, className }: StatProps) {
  return (
    <div className={clsx('card flex items-start justify-between gap-3 p-4', className)}>
      <dl className="grid gap-1">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-2xl font-semibold tabular">{value}</dd>
        {hint && <dd className="text-xs text-muted">{hint}</dd>}
      </dl>
      {icon && <span className="text-muted [&>svg]:size-5">{icon}</span>}
    </div>
  );
}
