import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { NewestProducts } from '@/modules/catalogue/ui/newest-products';
import { TopCategories } from '@/modules/catalogue/ui/top-categories';
import { DealSteps } from '@/modules/platform/ui/deal-steps';
import { HomeVoyageMap } from '@/modules/voyage/ui/home-voyage';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { LinkButton } from '@/ui/link-button';

/** Live counts and the newest products. */
export const dynamic = 'force-dynamic';

interface HomePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('site');
  return {
    title: { absolute: t('homeMetaTitle') },
    description: t('homeMetaDescription'),
    alternates: alternates(locale, '/'),
  };
}

export default async function HomePage({ params }: HomePageProps) {
  await pageLocale(params);
  const t = await getTranslations('site');
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4 md:pt-9">
      <section className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-[5fr_8fr]">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-4xl lg:text-5xl [&:lang(zh)]:[word-break:keep-all]">{t('heroTitle')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('heroText')}</p>
          <LinkButton as={LocalLink} href="/shop" variant="primary" size="lg">
            {t('heroAction')}
          </LinkButton>
        </div>
        <HomeVoyageMap />
      </section>
      <TopCategories />
      <NewestProducts action={(product) => <RfqAction product={product} />} />
      <DealSteps />
    </main>
  );
}
