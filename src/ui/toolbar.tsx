import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ToolbarProps {
  /** Search and filters. */
  children: ReactNode;
  /** What acts on the whole list: export, density, a new one. */
  end?: ReactNode;
  className?: string;
}

/** The row above a table or a list; wraps on a narrow window. */
export function Toolbar({ children, end, className }: ToolbarProps) {
  return (
    <div data-print="hide" className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <div className="flex min-w-0 grow basis-72 flex-wrap items-center gap-2">{children}</div>
      {end && <div className="flex flex-wrap items-center gap-2">{end}</div>}
    </div>
  );
}
