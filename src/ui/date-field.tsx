import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A day, with the browser's own calendar in the reader's language and the value YYYY-MM-DD. `min` and `max` limit it.
 * Goes into a Field; takes register; works without JavaScript. States as Input.
 */
export function DateField({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="date" className={clsx('control tabular', className)} />;
}
