import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** A StatusBadge or a count beside the title. */
  badge?: ReactNode;
  /** Buttons at the end; one of them primary at most. */
  actions?: ReactNode;
  className?: string;
}

/** The head of a page: its one h1, what it is about, what can be done. */
export function PageHeader({ title, description, breadcrumbs, badge, actions, className }: PageHeaderProps) {
  return (
    <header className={clsx('grid gap-2', className)}>
      {breadcrumbs}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="wrap-anywhere max-sm:text-2xl max-sm:hyphens-auto">{title}</h1>
            {badge}
          </div>
          {description && <p className="max-w-prose text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
