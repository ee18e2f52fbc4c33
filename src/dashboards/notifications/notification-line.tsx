'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Link } from '@/i18n/navigation';
import { notificationTarget } from '@/modules/notification/notification-target';
import type { NotificationAnswer } from '@/modules/notification/notification.schema';
import { Instant } from '@/table/values';
import { IconButton } from '@/ui/icon-button';
import { useNotifications } from './notification-centre';
import { useNotificationText } from './use-notification-text';

interface NotificationLineProps {
  readonly line: NotificationAnswer;
  /** Called when the reader follows the line to what it is about. */
  readonly onLeave?: () => void;
}

/** One notification: it leads to what it is about, which counts as reading it. */
export function NotificationLine({ line, onLeave }: NotificationLineProps) {
  const t = useTranslations('notifications');
  const { title, message } = useNotificationText()(line);
  const { role, read } = useNotifications();
  const item = useRef<HTMLLIElement>(null);
  const href = notificationTarget(role, line.params);

  function follow() {
    if (!line.is_read) read(line.id);
    onLeave?.();
  }

  function mark() {
    read(line.id);
    item.current?.focus(); // the button goes away with its work
  }

  return (
    <li ref={item} tabIndex={-1} className="flex items-start gap-3 rounded-sm py-3">
      <span aria-hidden="true" className={clsx('mt-1.5 size-2 flex-none rounded-full', line.is_read ? 'bg-transparent' : 'bg-signal')} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={clsx('text-sm wrap-anywhere', !line.is_read && 'font-semibold')}>
          {!line.is_read && <span className="sr-only">{t('unread')} · </span>}
          {href ? <Link href={href} prefetch={false} className="link" onClick={follow}>{title}</Link> : title}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{message}</p>
        <p className="text-xs text-muted"><Instant at={line.created_at} /></p>
      </div>
      {!line.is_read && <IconButton size="sm" label={t('markReadOf', { title })} title={t('markRead')} onClick={mark}><Check aria-hidden="true" /></IconButton>}
    </li>
  );
}
