'use client';

import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { Popover } from '@/ui/popover';
import { useNotifications } from './notification-centre';
import { NotificationLine } from './notification-line';
import { UnreadCount } from './unread-count';

/** Lines that the bell shows; the rest stands on the page of notifications. */
const SHOWN = 5;

/** The bell of every dashboard: how much is unread, and the newest of it. */
export function NotificationBell() {
  const t = useTranslations('notifications');
  const { unread, lines, state, failure, isBusy, readAll } = useNotifications();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const trigger = (
    <IconButton label={t('bell', { count: unread })} className="relative">
      <Bell aria-hidden="true" />
      <span aria-hidden="true"><UnreadCount className="absolute start-1/2 -top-1 min-w-4 px-1 text-[0.625rem] leading-4 bg-signal text-on-signal" /></span>
    </IconButton>
  );
  return (
    <Popover trigger={trigger} title={t('title')} align="end" open={open} onOpenChange={setOpen} className="w-96 max-w-[calc(100vw-2rem)]">
      <div className="grid gap-3">
        {failure && <Alert tone="bad" live="none">{failure}</Alert>}
        {lines.length > 0
          ? <ul className="max-h-[60dvh] divide-y divide-dashed divide-line overflow-y-auto">{lines.slice(0, SHOWN).map((line) => <NotificationLine key={line.id} line={line} onLeave={close} />)}</ul>
          : <p className="py-4 text-sm text-muted">{t(state.phase === 'ready' ? 'empty' : state.phase)}</p>}
        <div className="rule-dashed flex flex-wrap justify-between gap-2 pt-3">
          <LinkButton as={Link} href="/notifications" prefetch={false} size="sm" onClick={close}>{t('all')}</LinkButton>
          {unread > 0 && <Button size="sm" variant="quiet" busy={isBusy} onClick={readAll}>{t('markAllRead')}</Button>}
        </div>
      </div>
    </Popover>
  );
}
