import { Check, Circle, CircleDashed, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Badge } from './badge';
import type { Tone } from './tone';

const shapes: Record<Tone, LucideIcon> = {
  neutral: Circle,
  info: Info,
  ok: Check,
  warn: TriangleAlert,
  bad: X,
  progress: CircleDashed,
};

export interface StatusBadgeProps {
  tone: Tone;
  label: string;
  className?: string;
}

/** The state of a process: a word with a colour and a shape of its own, so that it reads without colour. */
export function StatusBadge({ tone, label, className }: StatusBadgeProps) {
  const Shape = shapes[tone];
  return (
    <Badge tone={tone} className={className} icon={<Shape aria-hidden="true" strokeWidth={2.75} />}>
      {label}
    </Badge>
  );
}
