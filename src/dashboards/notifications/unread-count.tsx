'use client';

import { clsx } from 'clsx';
import { useFormatter } from 'next-intl';
import { useNotifications } from './notification-centre';

/** More are not counted out: the badge has room for two digits. */
const LIMIT = 99;

/** How many notifications are unread, beside a word; nothing when there are none. */
export function UnreadCount({ className }: { className?: string }) {
  const format = useFormatter();
  const { unread } = useNotifications();
  if (unread === 0) return null;
  return <span className={clsx('count', className)}>{format.number(Math.min(unread, LIMIT))}{unread > LIMIT && '+'}</span>;
}
