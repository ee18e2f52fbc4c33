import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { FeaturedCatalogs } from '@/modules/catalogue/ui/featured-catalogs';
import { NewestProducts } from '@/modules/catalogue/ui/newest-products';
import { TopCategories } from '@/modules/catalogue/ui/top-categories';
import { TradeFigures } from '@/modules/catalogue/ui/trade-figures';
import { DealSteps } from '@/modules/platform/ui/deal-steps';
import { TradeHero } from '@/modules/platform/ui/hero';
import { HouseJsonLd } from '@/modules/platform/ui/house-json-ld';
import { JoinBand } from '@/modules/platform/ui/join-band';
import { QuickSearch } from '@/modules/platform/ui/quick-search';
import { Services, WhyUs } from '@/modules/platform/ui/services';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { StartRfqAction } from '@/modules/rfq/ui/start-rfq-action';
import { HomeVoyageMap } from '@/modules/voyage/ui/home-voyage';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { env } from '@/server/env';

/** Made when first asked for, and again in the background after five minutes; while the database fails, the last one stays. */
export const revalidate = 300;

interface HomePageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('site');
  return pageMetadata({ locale, path: '/', title: t('homeMetaTitle'), isWhole: true, description: t('homeMetaDescription'), picture: 'home' });
}

export default async function HomePage({ params }: HomePageProps) {
  const locale = await pageLocale(params);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4">
      <HouseJsonLd origin={env.appUrl} />
      <div className="grid grid-cols-1 gap-4">
        <TradeHero isHeading backdrop={<HomeVoyageMap />} />
        <QuickSearch locale={locale} action={<StartRfqAction variant="ink" size="lg" />} />
      </div>
      <TopCategories />
      <FeaturedCatalogs request={(catalog) => <StartRfqAction catalog={catalog} size="sm" />} />
      <div className="below-fold grid grid-cols-1 gap-12">
        <NewestProducts locale={locale} action={(product) => <RfqAction locale={locale} product={product} />} />
        <TradeFigures />
        <Services />
        <DealSteps />
        <WhyUs />
        <JoinBand />
      </div>
    </main>
  );
}
