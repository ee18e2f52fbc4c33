'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { api, ApiError } from '@/http/client';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';

/** Removes a saved search; one that another page has removed meanwhile goes from the list too. */
export function RemoveSavedSearch({ id, name }: { id: number; name: string }) {
  const t = useTranslations('savedSearch');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefreshing, refresh] = useTransition();
  const remove = async () => {
    setIsBusy(true);
    try {
      await api('DELETE /api/buyer/saved-searches/{searchId}', { params: { searchId: id } });
      notify.success(t('removed'));
      refresh(() => router.refresh());
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) refresh(() => router.refresh());
      else notify.error(t('removeFailed'));
    }
    setIsBusy(false);
  };
  return (
    <Button size="sm" variant="quiet" busy={isBusy || isRefreshing} aria-label={t('removeOf', { name })} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
