'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { useNotifications } from './notification-centre';
import { NotificationLine } from './notification-line';
import { UnreadCount } from './unread-count';

/** Lines that come at a time. */
const PAGE = 25;

/** All notifications of who is signed in, newest first. */
export function NotificationList() {
  const t = useTranslations('notifications');
  const { lines, state, failure, unread, isBusy, retry, readAll } = useNotifications();
  const common = useTranslations('common');
  const [shown, setShown] = useState(PAGE);
  if (state.phase === 'loading') return <Loading status={t('loading')} visible><SkeletonRows rows={6} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('failed')}</Alert>;
  return (
    <section aria-labelledby="notifications" className="mx-auto grid w-full max-w-3xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <h2 id="notifications">{t('title')}</h2>
          <UnreadCount />
        </div>
        {(unread > 0 || isBusy) && <Button size="sm" busy={isBusy} onClick={readAll}>{t('markAllRead')}</Button>}
      </div>
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <Card padding="none">
        {lines.length === 0
          ? <EmptyState sentence={t('empty')} why={t('emptyWhy')} />
          : <ul className="divide-y divide-dashed divide-line px-4">{lines.slice(0, shown).map((line) => <NotificationLine key={line.id} line={line} />)}</ul>}
      </Card>
      {lines.length > shown && <Button className="justify-self-center" onClick={() => setShown(shown + PAGE)}>{t('more')}</Button>}
    </section>
  );
}
