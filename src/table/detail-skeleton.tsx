'use client';

import { useTranslations } from 'next-intl';
import { Loading, Skeleton } from '@/ui/skeleton';

/** The shape of a row's facts that are coming. */
export function DetailSkeleton() {
  const t = useTranslations('common');
  return (
    <Loading status={t('loading')} className="grid gap-4">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex justify-between gap-6">
          <Skeleton className="w-1/4" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </Loading>
  );
}
