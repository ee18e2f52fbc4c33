import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey bar in the shape of what is coming; give it the final height and width. Decorative. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton h-4', className)} />;
}

export interface LoadingProps {
  /** The sentence of the wait, e.g. the one the specification names; read out and in one text node. */
  status: string;
  /** Shows the sentence above the skeletons too; without it only assistive technology gets it. */
  visible?: boolean;
  className?: string;
  /** Skeletons in the final shape. */
  children?: ReactNode;
}

/** Something is loading: a status sentence with skeletons. */
export function Loading({ status, visible, className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className={visible ? 'mb-3 text-sm text-muted' : 'sr-only'}>
        {status}
      </p>
      {children}
    </div>
  );
}

/** Skeleton rows in the height of a table's. */
export function SkeletonRows({ rows = 5, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('card divide-y divide-dashed divide-line', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-10 items-center gap-6 px-3">
          <Skeleton className="w-1/5" />
          <Skeleton className="w-2/5" />
          <Skeleton className="ms-auto w-1/6" />
        </div>
      ))}
    </div>
  );
}
