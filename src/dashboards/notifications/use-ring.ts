'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { NotificationAnswer } from '@/modules/notification/notification.schema';
import { notify } from '@/ui/notify';
import { useNotificationText } from './use-notification-text';

/** The newest notification that this document knows; a shell that is made anew must not ring again. */
let newest: number | null = null;

/** Says once what is new since the list was first seen: one notification in words, more by their number. */
export function useRing(lines: readonly NotificationAnswer[] | undefined): void {
  const t = useTranslations('notifications');
  const textOf = useNotificationText();
  useEffect(() => {
    if (!lines) return;
    const known = newest;
    newest = lines.reduce((highest, { id }) => Math.max(highest, id), known ?? 0);
    if (known === null) return;
    const fresh = lines.filter((line) => line.id > known && !line.is_read);
    const [first] = fresh;
    if (!first) return;
    const { title, message } = textOf(first);
    notify.success(fresh.length === 1 ? `${title} · ${message}` : t('fresh', { count: fresh.length }), 'ring');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rings for the list, not for the functions that put it into words
  }, [lines]);
}
