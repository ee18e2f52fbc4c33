import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from './tone';

export interface BadgeProps {
  tone?: Tone;
  /** An icon before the words, e.g. a lucide icon with aria-hidden. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short remark on something: what was checked, what is new. For a state of a process take StatusBadge. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={clsx('badge', `tone-${tone}`, className)}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
