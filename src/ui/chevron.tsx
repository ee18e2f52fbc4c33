import { clsx } from 'clsx';
import { DrawnIcon } from './drawn-icon';

export interface ChevronProps {
  /** `start` and `end` follow the direction of the page. */
  to: 'start' | 'end' | 'up' | 'down';
  size?: number;
  className?: string;
}

/** A chevron that mirrors from right to left. Decorative: the words beside it say where it leads. */
export function Chevron({ to, size = 16, className }: ChevronProps) {
  const sideways = to === 'start' || to === 'end';
  return <DrawnIcon name={to} size={size} className={clsx(sideways && 'mirror-rtl', className)} />;
}
