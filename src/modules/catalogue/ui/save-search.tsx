'use client';

import { BookmarkPlus } from 'lucide-react';
import { clsx } from 'clsx';
import { useState, useSyncExternalStore } from 'react';
import { readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';

export interface SaveSearchProps {
  readonly name: string;
  /** What stands behind the "?" of the shop's address. */
  readonly query: string;
  readonly labels: Readonly<Record<'save' | 'saving' | 'saved' | 'failed' | 'full', string>>;
}

/** Saves what the shop shows, for buyers alone. Its place is kept for everybody, so that nothing moves when it comes. */
export function SaveSearch({ name, query, labels }: SaveSearchProps) {
  const isBuyer = useSyncExternalStore(subscribeStoredSession, () => readStoredSession()?.role === 'buyer', () => false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      await api('POST /api/buyer/saved-searches', { body: { name, query } });
      notify.success(labels.saved);
    } catch (error) {
      notify.error(error instanceof ApiError && error.code === 'too_many_saved_searches' ? labels.full : labels.failed);
    }
    setIsBusy(false);
  };
  return (
    <Button size="sm" busy={isBusy} busyLabel={labels.saving} onClick={() => void save()} className={clsx(!isBuyer && 'invisible')}>
      <BookmarkPlus aria-hidden="true" />
      {labels.save}
    </Button>
  );
}
