'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/ui/alert';

interface HeldMarkProps {
  readonly status: 'held' | 'kept';
  /** Who reads it: its author, in a case or in an RFQ's thread that the captain reads as well, or a case's arbitrator, of another's message or of its own. */
  readonly reader: 'author' | 'authorOfRfq' | 'arbitrator' | 'arbitratorOwn';
}

/** Beneath a message of any thread that others do not see now: why, and what its author can do. */
export function HeldMark({ status, reader }: HeldMarkProps) {
  const t = useTranslations('moderation');
  return <Alert tone={status === 'held' ? 'warn' : 'bad'} live="none" title={t(`mark.${status}`)} className="text-xs">{t(`mark.${reader}.${status}`)}</Alert>;
}
