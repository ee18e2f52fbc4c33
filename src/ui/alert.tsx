import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export interface AlertProps {
  tone?: keyof typeof icons;
  title?: string;
  /** The sentence; a plain string stands in one text node. */
  children: ReactNode;
  /** One action at the end: a Button or a link. */
  action?: ReactNode;
  /** How it is announced; `bad` interrupts (`alert`), the others wait (`status`), `none` is for what stands there from the start. */
  live?: 'alert' | 'status' | 'none';
  className?: string;
}

/** A message beside what it is about: above a form, in place of a table. It stays; for what passes take notify. */
export function Alert({ tone = 'info', title, children, action, live, className }: AlertProps) {
  const Icon = icons[tone];
  const role = live ?? (tone === 'bad' ? 'alert' : 'status');
  return (
    <div role={role === 'none' ? undefined : role} className={clsx('alert', `tone-${tone}`, className)}>
      <Icon aria-hidden="true" />
      <div className="alert-text">
        {title && <p className="font-semibold">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {action}
    </div>
  );
}
