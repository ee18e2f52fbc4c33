import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface LtrProps {
  children: ReactNode;
  className?: string;
}

/**
 * Keeps its content from left to right within any sentence: quantities with units, prices, phones, e-mails.
 * Without it "24 MT" becomes "MT 24" in Arabic. Figures are tabular.
 */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={clsx('tabular', className)}>
      {children}
    </bdi>
  );
}
