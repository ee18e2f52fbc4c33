import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface CodeProps {
  children: string;
  className?: string;
}

/** A code on a tinted ground, in mono and from left to right in every language: a LOCODE, an Incoterm. */
export function CodeChip({ children, className }: CodeProps) {
  return (
    <bdi dir="ltr" className={clsx('code-chip', className)}>
      {children}
    </bdi>
  );
}

/** A code without a ground, for rows and lists: an HS code, an order number, a telephone number that may break at its gaps. */
export function Code({ children, className }: Pick<CodeProps, 'className'> & { children: ReactNode }) {
  return (
    <bdi dir="ltr" className={clsx('code', className)}>
      {children}
    </bdi>
  );
}
