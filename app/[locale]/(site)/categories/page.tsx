import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { AllCategories } from '@/modules/catalogue/ui/all-categories';
import { BackLink } from '@/modules/catalogue/ui/back-link';
import { SearchForm } from '@/modules/platform/ui/search-form';
import { pageMetadata } from '@/modules/platform/page-metadata';

/** Made when first asked for, and again in the background after five minutes; while the database fails, the last one stays. */
export const revalidate = 300;

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('categoriesPage');
  return pageMetadata({ locale, path: '/categories', title: t('title'), description: t('metaDescription'), picture: 'categories' });
}

/** The fixed 40 categories with what each holds now. */
export default async function CategoriesPage({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations('categoriesPage');
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-6 pb-4">
      <header className="grid items-end gap-x-10 gap-y-4 md:grid-cols-[1fr_24rem]">
        <div className="grid justify-items-start gap-2">
          <BackLink href={localizedPath(locale, '/shop')} label={t('back')} />
          <h1>{t('title')}</h1>
          <p className="text-muted">{t('text')}</p>
        </div>
        <SearchForm locale={locale} id="search-categories" name={t('text')} />
      </header>
      <AllCategories />
    </main>
  );
}
