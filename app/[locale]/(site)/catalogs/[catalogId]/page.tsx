import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { idParam } from '@/http/input';
import { LocalLink } from '@/i18n/local-link';
import type { Locale } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { catalogPath } from '@/modules/catalogue/catalog-address';
import { catalogProductIds, listCatalogs } from '@/modules/catalogue/catalogue.queries';
import { productsByIds } from '@/modules/catalogue/product-list.queries';
import { ProductGrid } from '@/modules/catalogue/ui/product-grid';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { StartRfqAction } from '@/modules/rfq/ui/start-rfq-action';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Missing } from '../../../missing';
import SiteNotFound from '../../not-found';

/** Made when first asked for, and again in the background after five minutes. */
export const revalidate = 300;

interface CatalogPageProps {
  params: Promise<{ locale: string; catalogId: string }>;
}

/** None beforehand: a build has no database. */
export function generateStaticParams(): { catalogId: string }[] {
  return [];
}

const catalogOf = cache(async (id: string, locale: Locale) => {
  const parsed = idParam().safeParse(id);
  return parsed.success ? ((await listCatalogs(locale)).find((catalog) => catalog.id === parsed.data) ?? null) : null;
});

export async function generateMetadata({ params }: CatalogPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const catalog = await catalogOf((await params).catalogId, locale);
  if (!catalog) return { title: (await getTranslations('site'))('notFoundTitle'), robots: { index: false } };
  return pageMetadata({ locale, path: catalogPath(catalog.id), title: catalog.title, description: catalog.description, picture: 'shop' });
}

/** A catalog with its products, in the order that was chosen for them. */
export default async function CatalogPage({ params }: CatalogPageProps) {
  const locale = await pageLocale(params);
  const catalog = await catalogOf((await params).catalogId, locale);
  if (!catalog) return <Missing screen={<SiteNotFound />} />;
  const [t, products] = await Promise.all([getTranslations(), catalogProductIds(catalog.id).then((ids) => productsByIds(ids ?? [], locale))]);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-4 pb-4">
      <Breadcrumbs label={t('common.breadcrumb')} as={LocalLink} crumbs={[{ label: t('shop.title'), href: '/shop' }, { label: catalog.title }]} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-2">
          <h1>{catalog.title}</h1>
          <p className="text-muted">{catalog.description}</p>
        </div>
        <StartRfqAction catalog={catalog} page={catalogPath(catalog.id)} variant="primary" size="lg" />
      </header>
      <h2 className="font-sans text-sm font-normal font-stretch-normal text-muted">{t('shop.results', { count: products.length })}</h2>
      <ProductGrid locale={locale} products={products} action={(product) => <RfqAction locale={locale} product={product} />} eager={4} comparable />
    </main>
  );
}
