import { clsx } from 'clsx';

/** The turning ring of something under way. Decorative: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('spinner', className)} />;
}
