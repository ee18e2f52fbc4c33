import type { Metadata } from 'next';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { idParam } from '@/http/input';
import { LocalLink } from '@/i18n/local-link';
import type { Locale } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { listCatalogsOfSeller, listCertificatesOfSeller } from '@/modules/catalogue/catalogue.queries';
import { clampPage, countProductsOfSeller, productsOfSeller } from '@/modules/catalogue/product-list.queries';
import { CatalogCards } from '@/modules/catalogue/ui/catalog-cards';
import { CertificateList } from '@/modules/catalogue/ui/certificate-list';
import { ProductGrid } from '@/modules/catalogue/ui/product-grid';
import { VerifiedBadge } from '@/modules/catalogue/ui/verified-badge';
import { ContactSupplierAction } from '@/modules/contact/ui/contact-supplier-action';
import { listRatings, supplierRating } from '@/modules/rating/rating.queries';
import { Ratings } from '@/modules/rating/ui/ratings';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { StartRfqAction } from '@/modules/rfq/ui/start-rfq-action';
import { supplierPath, suppliersPath } from '@/modules/supplier/supplier-address';
import { checkedPapers, findSupplier, supplierFigures, type Supplier } from '@/modules/supplier/supplier.queries';
import { CheckedPapers } from '@/modules/supplier/ui/checked-papers';
import { SupplierFigures } from '@/modules/supplier/ui/supplier-figures';
import { SupplierHead } from '@/modules/supplier/ui/supplier-head';
import { SupplierJsonLd } from '@/modules/supplier/ui/supplier-json-ld';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { env } from '@/server/env';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Pagination } from '@/ui/pagination';
import { MissingNow } from '../../../missing';
import SiteNotFound from '../../not-found';

/** Asked of the database each time: an account that is blocked has no page from that moment on. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; supplierId: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

const supplierOf = cache(async (id: string, locale: Locale) => {
  const parsed = idParam().safeParse(id);
  return parsed.success ? findSupplier(parsed.data, locale) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('supplier');
  const supplier = await supplierOf((await params).supplierId, locale);
  if (!supplier) return { title: (await getTranslations('site'))('notFoundTitle'), robots: { index: false } };
  return pageMetadata({
    locale, path: supplierPath(supplier.id), title: t('metaTitle', { name: supplier.companyName }), picture: 'shop',
    description: supplier.about || t('metaDescription', { name: supplier.companyName }),
  });
}

/** A supplier as everybody may see it. */
export default async function SupplierPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const supplier = await supplierOf((await params).supplierId, locale);
  if (!supplier) return <MissingNow screen={<SiteNotFound />} />;
  const [t, figures, papers, products, rating, ratings] = await Promise.all([
    getTranslations(), supplierFigures(supplier.id), supplier.verifiedAt ? checkedPapers(supplier.id) : [], countProductsOfSeller(supplier.id),
    supplierRating(supplier.id), listRatings({ sellerId: supplier.id }),
  ]);
  const [asked = '1'] = [(await searchParams).page ?? '1'].flat();
  const crumbs = [{ label: t('supplier.listTitle'), href: suppliersPath() }, { label: supplier.companyName }];
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-10 pt-4 pb-4">
      <SupplierJsonLd supplier={supplier} rating={rating} origin={env.appUrl} />
      <div className="grid grid-cols-1 gap-4">
        <Breadcrumbs label={t('common.breadcrumb')} as={LocalLink} crumbs={crumbs} />
        <SupplierHead
          supplier={supplier}
          badge={<VerifiedBadge isVerified={supplier.verifiedAt !== null} verifiedAt={supplier.verifiedAt?.toISOString() ?? null} />}
          action={<ContactSupplierAction supplier={{ name: supplier.companyName, id: supplier.id }} />}
        />
      </div>
      {supplier.about && (
        <section className="grid gap-2">
          <h2>{t('supplier.about')}</h2>
          <p dir="auto" className="max-w-prose whitespace-pre-line">{supplier.about}</p>
        </section>
      )}
      <SupplierFigures figures={figures} products={products} />
      <Catalogs supplier={supplier} />
      <Products locale={locale} supplier={supplier} count={products} page={Number.parseInt(asked, 10)} />
      <Ratings supplier={rating} ratings={ratings} />
      <Proofs supplier={supplier}>{papers.length > 0 && <CheckedPapers papers={papers} />}</Proofs>
    </main>
  );
}

/** Sets of products that the supplier has put together; nothing where there are none. */
async function Catalogs({ supplier }: { supplier: Supplier }) {
  const [t, catalogs] = await Promise.all([getTranslations('supplier'), getLocale().then((locale) => listCatalogsOfSeller(supplier.id, locale))]);
  if (catalogs.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2>{t('catalogs')}</h2>
      <CatalogCards catalogs={catalogs} request={(catalog) => <StartRfqAction catalog={catalog} size="sm" />} />
    </section>
  );
}

async function Products({ locale, supplier, count, page: asked }: { locale: Locale; supplier: Supplier; count: number; page: number }) {
  const { page, pages } = clampPage(asked >= 1 ? asked : 1, count);
  const [t, format] = await Promise.all([getTranslations(), getFormatter()]);
  const products = count === 0 ? [] : await productsOfSeller(supplier.id, page, locale);
  return (
    <section id="products" className="grid scroll-mt-24 grid-cols-1 gap-4">
      <h2>{t('supplier.products')}</h2>
      {products.length === 0 && <p className="text-muted">{t('supplier.noProducts')}</p>}
      <ProductGrid locale={locale} products={products} action={(product) => <RfqAction locale={locale} product={product} />} />
      <Pagination
        page={page}
        pages={pages}
        as={LocalLink}
        href={(target) => `${supplierPath(supplier.id, target)}#products`}
        labels={{ navigation: t('supplier.pages'), previous: t('common.previous'), next: t('common.next'), page: (target) => t('common.page', { page: target }) }}
        format={(target) => format.number(target)}
      />
    </section>
  );
}

/** What speaks for the supplier: what HR checked, and the certificates that it lists. */
async function Proofs({ supplier, children }: { supplier: Supplier; children: React.ReactNode }) {
  const [t, certificates] = await Promise.all([getTranslations('supplier'), listCertificatesOfSeller(supplier.id)]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {children}
      {certificates.length > 0 && (
        <section className="grid content-start gap-2">
          <h2>{t('certificates')}</h2>
          <div className="card grid gap-4 p-5">
            <p className="text-sm text-muted">{t('certificatesNote')}</p>
            <CertificateList certificates={certificates} className="sm:grid-cols-2" />
          </div>
        </section>
      )}
    </div>
  );
}
