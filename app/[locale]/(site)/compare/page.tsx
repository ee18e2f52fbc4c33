import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/modules/platform/alternates';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { comparePath } from '@/modules/catalogue/compare-address';
import { findCompared, readComparedIds } from '@/modules/catalogue/comparison.queries';
import { findDisplay } from '@/modules/catalogue/display-currency.queries';
import { readShopQuery, type SearchParams } from '@/modules/catalogue/shop-address';
import { CompareTable } from '@/modules/catalogue/ui/compare-table';
import { RememberCurrency } from '@/modules/catalogue/ui/remember-currency';
import { ResumeComparison } from '@/modules/catalogue/ui/resume-comparison';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { Alert } from '@/ui/alert';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';

interface ComparePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ComparePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('compare');
  return { title: t('title'), description: t('metaDescription'), alternates: alternates(locale, '/compare'), robots: { index: false } };
}

/** Up to four products side by side: /compare?ids=1,2,3,4. */
export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const locale = await pageLocale(params);
  const query = await searchParams;
  const { prices } = readShopQuery(query);
  const ids = readComparedIds(query['ids']);
  const [t, display, products] = await Promise.all([
    getTranslations(), findDisplay(prices).catch(() => undefined), findCompared(ids, locale),
  ]);
  const without = (id: number) => comparePath(products.filter((product) => product.id !== id).map((product) => product.id), prices);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-5 pt-6 pb-4">
      <ResumeComparison href={localizedPath(locale, '/compare')} ids={ids} prices={prices} />
      <RememberCurrency currency={prices} />
      <div>
        <h1>{t('compare.title')}</h1>
        {products.length > 1 && <p className="mt-1 text-muted">{t('compare.differences')}</p>}
      </div>
      {products.length < ids.length && <Alert tone="warn" live="none">{t('compare.gone', { count: ids.length - products.length })}</Alert>}
      {products.length > 0 ? (
        <CompareTable products={products} without={without} display={display} action={(product) => <RfqAction locale={locale} product={product} size="sm" />} />
      ) : (
        <div className="card">
          <EmptyState sentence={t('compare.empty')} action={<LinkButton as={LocalLink} href="/shop">{t('product.backToShop')}</LinkButton>} />
        </div>
      )}
    </main>
  );
}
