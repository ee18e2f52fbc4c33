import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import type { Locale } from '@/i18n/locales';
import { TextLink } from '@/ui/text-link';
import type { ProductCard } from '../catalogue.schema';
import { listProducts } from '../product-list.queries';
import { shopPath } from '../shop-address';
import { ProductGrid } from './product-grid';

const NEWEST = { sort: 'newest', page: 1, pageSize: 6 } as const;

/** The six newest products. */
export async function NewestProducts({ locale, action }: { locale: Locale; action: (product: ProductCard) => ReactNode }) {
  const t = await getTranslations('site');
  const products = await listProducts({ ...NEWEST, language: locale });
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t('newestProducts')}</h2>
        <TextLink as={LocalLink} href={shopPath({ sort: 'newest' })}>
          {t('viewAll')}
        </TextLink>
      </div>
      <ProductGrid locale={locale} products={products} columns={3} action={action} />
    </section>
  );
}
