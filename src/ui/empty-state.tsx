import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The sentence, in one text node. */
  sentence: string;
  /** Why it is empty, or what would fill it. */
  why?: ReactNode;
  /** One action: a Button or a LinkButton. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** What stands where there is nothing yet: the sentence, why, and one action. */
export function EmptyState({ sentence, why, action, icon, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
      {icon && <div className="mb-1 text-muted [&>svg]:size-8">{icon}</div>}
      <p className="font-semibold">{sentence}</p>
      {why && <p className="max-w-prose text-sm text-muted">{why}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
