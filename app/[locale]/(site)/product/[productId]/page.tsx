import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { idParam } from '@/http/input';
import { localizedPath, type Locale } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { findProduct } from '@/modules/catalogue/catalogue.queries';
import { relatedProducts } from '@/modules/catalogue/product-list.queries';
import { ProductJsonLd } from '@/modules/catalogue/ui/product-json-ld';
import { ProductView } from '@/modules/catalogue/ui/product-view';
import { RememberSeen } from '@/modules/catalogue/ui/remember-seen';
import { ContactSupplierAction } from '@/modules/contact/ui/contact-supplier-action';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { listRatings, supplierRating } from '@/modules/rating/rating.queries';
import { Ratings } from '@/modules/rating/ui/ratings';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { VoyageEstimateAction } from '@/modules/voyage/ui/voyage-estimate-action';
import { env } from '@/server/env';
import { DATE_PLACE } from '@/ui/print-stamp-place';
import { Missing } from '../../../missing';
import ProductNotFound from './not-found';

/** Made when first asked for, and again in the background after five minutes. */
export const revalidate = 300;

interface ProductPageProps {
  params: Promise<{ locale: string; productId: string }>;
}

/** None beforehand: a build has no database. */
export function generateStaticParams(): { productId: string }[] {
  return [];
}

const productOf = cache(async (id: string, locale: Locale) => {
  const parsed = idParam().safeParse(id);
  return parsed.success ? findProduct(parsed.data, locale) : null;
});

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations();
  const product = await productOf((await params).productId, locale);
  if (!product) return { title: t('product.notFound'), robots: { index: false } };
  const port = product.origin_port_name ?? t('shop.portNotSpecified');
  return pageMetadata({
    locale, path: `/product/${product.id}`, title: product.name, picture: `product-${product.id}`,
    description: t('product.metaDescription', { name: product.name, port, summary: product.short_description }),
  });
}

export default async function ProductPage({ params }: ProductPageProps) {
  const locale = await pageLocale(params);
  const product = await productOf((await params).productId, locale);
  if (!product) return <Missing screen={<ProductNotFound />} />;
  const [related, ratings, supplier, t] = await Promise.all([
    relatedProducts(product.category, product.id, locale), listRatings({ productId: product.id }), supplierRating(product.supplier.id), getTranslations('product'),
  ]);
  const address = env.appUrl + localizedPath(locale, `/product/${product.id}`);
  return (
    <>
      <ProductJsonLd product={product} origin={env.appUrl} />
      <RememberSeen id={product.id} />
      <ProductView
        locale={locale}
        product={product}
        related={related}
        primaryAction={<RfqAction locale={locale} product={product} variant="primary" size="lg" />}
        supplierAction={<ContactSupplierAction supplier={{ name: product.supplier.company_name || product.company_name, id: product.supplier.id }} productId={product.id} />}
        voyage={product.origin_port_code !== null && product.origin_port_name !== null && (
          <VoyageEstimateAction port={{ code: product.origin_port_code, name: product.origin_port_name }} />
        )}
        ratings={<Ratings product={product.rating === null ? null : { average: product.rating, count: product.rating_count }} supplier={supplier} ratings={ratings} />}
        stamp={{ locale, sentence: t('sheetSource', { address, date: DATE_PLACE }), made: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()) }}
        compactAction={<RfqAction locale={locale} product={product} variant="primary" />}
        action={(other) => <RfqAction locale={locale} product={other} />}
      />
    </>
  );
}
