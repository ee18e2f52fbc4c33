import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { Suspense } from 'react';
import { alternates } from '@/i18n/alternates';
import { pageLocale } from '@/i18n/page-locale';
import { categoryByName } from '@/modules/catalogue/category.schema';
import { readShopQuery, type SearchParams } from '@/modules/catalogue/shop-address';
import { listShopPorts } from '@/modules/catalogue/shop.queries';
import { ActiveFilters } from '@/modules/catalogue/ui/active-filters';
import { CategoryStrip } from '@/modules/catalogue/ui/category-strip';
import { ShopFilters } from '@/modules/catalogue/ui/shop-filters';
import { ShopResults } from '@/modules/catalogue/ui/shop-results';
import { ShopSkeleton } from '@/modules/catalogue/ui/shop-skeleton';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';

interface ShopPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ShopPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('shop');
  return { title: t('metaTitle'), description: t('metaDescription'), alternates: alternates(locale, '/shop') };
}

/**
 * Whether the browser's router asks, which can show a skeleton while the list is made. A whole document is sent complete:
 * what streams behind a skeleton is never seen without JavaScript (which is why there is no loading.tsx here).
 */
async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') === 'empty';
}

export default async function ShopPage({ params, searchParams }: ShopPageProps) {
  await pageLocale(params);
  const query = readShopQuery(await searchParams);
  // The list says it when the database fails; the form then offers no ports.
  const [t, ports, isSoft] = await Promise.all([
    getTranslations('shop'),
    listShopPorts(query.port).catch(() => []),
    isSoftNavigation(),
  ]);
  const results = <ShopResults query={query} action={(product) => <RfqAction product={product} />} />;
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-5 pt-6 pb-4">
      <h1>{t('title')}</h1>
      <CategoryStrip current={categoryByName(query.category)?.slug} />
      <ShopFilters query={query} ports={ports} />
      <ActiveFilters query={query} ports={ports} />
      {isSoft ? (
        <Suspense key={JSON.stringify(query)} fallback={<ShopSkeleton />}>
          {results}
        </Suspense>
      ) : (
        results
      )}
    </main>
  );
}
