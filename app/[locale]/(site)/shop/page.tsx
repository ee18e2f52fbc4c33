import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { readShopQuery } from '@/modules/catalogue/shop-address';
import { RESULTS_ID } from '@/modules/catalogue/shop-anchor.schema';
import { listShopPorts } from '@/modules/catalogue/shop.queries';
import { ActiveFilters } from '@/modules/catalogue/ui/active-filters';
import { CategoryStrip } from '@/modules/catalogue/ui/category-strip';
import { ShopFilters } from '@/modules/catalogue/ui/shop-filters';
import { ShopMemory } from '@/modules/catalogue/ui/shop-memory';
import { ShopResults } from '@/modules/catalogue/ui/shop-results';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { TradeHero } from '@/modules/platform/ui/hero';
import { QuickSearch } from '@/modules/platform/ui/quick-search';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { StartRfqAction } from '@/modules/rfq/ui/start-rfq-action';
import { SkipLink } from '@/ui/skip-link';

/** Made when first asked for, and again in the background after five minutes; while the database fails, the last one stays. */
export const revalidate = 300;

interface ShopPageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: ShopPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('shop');
  return pageMetadata({ locale, path: '/shop', title: t('metaTitle'), description: t('metaDescription'), picture: 'shop' });
}

/** The whole shop. What is chosen in its address is another page (shop-found), made per request. */
export default async function ShopPage({ params }: ShopPageProps) {
  const locale = await pageLocale(params);
  const query = readShopQuery({});
  const [t, ports] = await Promise.all([getTranslations('shop'), listShopPorts(query.port, locale)]);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-5 pt-6 pb-4">
      <h1>{t('title')}</h1>
      <TradeHero />
      <QuickSearch locale={locale} action={<StartRfqAction variant="ink" size="lg" />} />
      <SkipLink label={t('skipToResults')} target={RESULTS_ID} />
      <CategoryStrip locale={locale} current={undefined} />
      <ShopFilters locale={locale} query={query} ports={ports} />
      <ActiveFilters locale={locale} query={query} ports={ports} />
      <div id={RESULTS_ID} tabIndex={-1} className="skip-target scroll-mt-20">
        <ShopResults locale={locale} query={query} action={(product) => <RfqAction locale={locale} product={product} />} isKept />
      </div>
      <ShopMemory locale={locale} currency="" />
    </main>
  );
}
