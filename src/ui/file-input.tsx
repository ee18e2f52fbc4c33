import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The browser's own choice of a file, styled; files can be dropped on it too. Goes into a Field; state size and types in its hint. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="file" className={clsx('control', className)} />;
}
