import { clsx } from 'clsx';

/** How far something has come: 0 to 100, or undefined while nobody can say. Named by `label`. */
export function Progress({ value, label, className }: { value: number | undefined; label: string; className?: string }) {
  return <progress className={clsx('progress', className)} max={100} value={value} aria-label={label} />;
}
