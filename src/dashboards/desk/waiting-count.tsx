'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { nounOf, type TableId, type TableNoun } from '../tables';
import { useDesk } from './desk-counts';

/** How many rows of a list need the reader's action, beside its name; nothing when none does. */
export function WaitingCount({ table }: { table: TableId }) {
  const counts: Partial<Record<TableNoun, number>> = useDesk().counts;
  return <Count count={counts[nounOf(table)] ?? 0} />;
}

/** How many things need the reader's action on all lists together, beside what sums them up. */
export function AllWaitingCount() {
  return <Count count={Object.values(useDesk().counts).reduce((sum, count) => sum + count, 0)} />;
}

/** How many messages in one's cases are unread. */
export function UnreadMessagesCount() {
  return <Count count={useDesk().counts.messages ?? 0} />;
}

function Count({ count }: { count: number }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  if (count === 0) return null;
  return (
    <span className="count" title={t('waiting', { count })}>
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}
