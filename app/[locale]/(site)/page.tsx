import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { countsByCategory } from '@/modules/catalogue/catalogue.queries';
import { TOP_CATEGORIES } from '@/modules/catalogue/categories';
import { listProducts } from '@/modules/catalogue/product-list.queries';
import { CategoryTile } from '@/modules/catalogue/ui/category-tile';
import { ProductGrid } from '@/modules/catalogue/ui/product-grid';
import { DealSteps } from '@/modules/platform/ui/deal-steps';
import { VoyageMap } from '@/modules/port/ui/voyage-map';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { LinkButton } from '@/ui/link-button';
import { TextLink } from '@/ui/text-link';

/** Live counts and the newest products. */
export const dynamic = 'force-dynamic';

const NEWEST = { sort: 'newest', page: 1, pageSize: 6 } as const;

interface HomePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('site');
  return { title: { absolute: t('homeMetaTitle') }, description: t('homeMetaDescription'), alternates: alternates(locale, '/') };
}

export default async function HomePage({ params }: HomePageProps) {
  await pageLocale(params);
  const [t, counts, newest] = await Promise.all([getTranslations('site'), countsByCategory(), listProducts(NEWEST)]);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4 md:pt-9">
      <section className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-[5fr_8fr]">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-4xl lg:text-5xl">{t('heroTitle')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('heroText')}</p>
          <LinkButton as={LocalLink} href="/shop" variant="primary" size="lg">
            {t('heroAction')}
          </LinkButton>
        </div>
        <VoyageMap />
      </section>
      <section className="grid gap-4">
        <h2>{t('topCategories')}</h2>
        <ul className="grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-9">
          {TOP_CATEGORIES.map((category) => (
            <li key={category.slug}>
              <CategoryTile category={category} note={t('productCount', { count: counts.get(category.slug) ?? 0 })} />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2>{t('newestProducts')}</h2>
          <TextLink as={LocalLink} href="/shop?sort=newest">
            {t('viewAll')}
          </TextLink>
        </div>
        <ProductGrid products={newest} columns={3} action={(product) => <RfqAction product={product} />} />
      </section>
      <DealSteps />
    </main>
  );
}
