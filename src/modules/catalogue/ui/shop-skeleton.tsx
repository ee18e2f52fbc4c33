import { useTranslations } from 'next-intl';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { Loading, Skeleton } from '@/ui/skeleton';
import { gridClass } from './product-grid';

/** The shop's list while it is made: cards in their final shape. */
export function ShopSkeleton() {
  const t = useTranslations('shop');
  return (
    <Loading status={t('loading')} visible>
      <div aria-hidden="true" className={gridClass()}>
        {Array.from({ length: SETTINGS.shopPageSize }, (_, index) => (
          <div key={index} className="card overflow-hidden">
            <Skeleton className="aspect-[16/9] h-auto rounded-none" />
            <div className="grid gap-3 p-4">
              <Skeleton className="w-1/2" />
              <Skeleton className="h-5 w-11/12" />
              <Skeleton className="w-2/3" />
              <Skeleton className="mt-6 h-7 w-1/2" />
              <Skeleton className="h-10" />
              <Skeleton className="w-1/2" />
              <Skeleton className="h-10" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
