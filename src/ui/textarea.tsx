import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Several lines of text; grows with its content where the browser can. Each paragraph runs the way of its script. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={clsx('control', className)} />;
}
