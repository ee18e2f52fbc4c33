import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';

const icons = { start: ChevronLeft, end: ChevronRight, up: ChevronUp, down: ChevronDown };

export interface ChevronProps {
  /** `start` and `end` follow the direction of the page. */
  to: 'start' | 'end' | 'up' | 'down';
  size?: number;
  className?: string;
}

/** A chevron that mirrors from right to left. Decorative: the words beside it say where it leads. */
export function Chevron({ to, size = 16, className }: ChevronProps) {
  const Icon = icons[to];
  const sideways = to === 'start' || to === 'end';
  return <Icon aria-hidden="true" size={size} className={clsx(sideways && 'mirror-rtl', className)} />;
}
