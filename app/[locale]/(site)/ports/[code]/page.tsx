import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import type { Locale } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { findProducts } from '@/modules/catalogue/product-list.queries';
import { shopPath } from '@/modules/catalogue/shop-address';
import { ProductGrid } from '@/modules/catalogue/ui/product-grid';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { portPath } from '@/modules/port/port-address';
import { listPorts, type PortPlace } from '@/modules/port/port.queries';
import { PortFacts } from '@/modules/port/ui/port-facts';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { listSuppliersOfPort } from '@/modules/supplier/supplier.queries';
import { SupplierLinks } from '@/modules/supplier/ui/supplier-links';
import { voyagesFrom } from '@/modules/voyage/voyage.queries';
import { DistanceTable } from '@/modules/voyage/ui/distance-table';
import { PortMap } from '@/modules/voyage/ui/port-map';
import { VoyageForm } from '@/modules/voyage/ui/voyage-form';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { CodeChip } from '@/ui/code-chip';
import { PageHeader } from '@/ui/page-header';
import { TextLink } from '@/ui/text-link';
import { Missing } from '../../../missing';
import SiteNotFound from '../../not-found';
import { portOf, settleAddress } from './port-of';

/** Made when first asked for, and again in the background after five minutes. */
export const revalidate = 300;

type Props = { params: Promise<{ locale: string; code: string }> };

/** None beforehand: a build has no database. */
export function generateStaticParams(): { code: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations();
  const port = await portOf((await params).code, locale);
  if (!port) return { title: t('site.notFoundTitle'), robots: { index: false } };
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(port.country) ?? port.country;
  return pageMetadata({
    locale, path: portPath(port.code), picture: 'ports',
    title: t('port.portMetaTitle', { port: port.name, code: port.code }), description: t('port.portMetaDescription', { port: port.name, country }),
  });
}

/** A port: where it is, what is offered there and by whom, and how far it is from there. */
export default async function PortPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { code } = await params;
  const port = await portOf(code, locale);
  if (!port) return <Missing screen={<SiteNotFound />} />;
  settleAddress(locale, code, port.code);
  const [t, voyages] = await Promise.all([getTranslations(), voyagesFrom(port, locale)]);
  const crumbs = [{ label: t('port.title'), href: '/ports' }, { label: port.name }];
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-10 pt-4 pb-4">
      <div className="grid grid-cols-1 gap-5">
        <PageHeader
          breadcrumbs={<Breadcrumbs label={t('common.breadcrumb')} as={LocalLink} crumbs={crumbs} />}
          title={<bdi>{port.name}</bdi>}
          badge={<CodeChip>{port.code}</CodeChip>}
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <PortFacts port={port} />
          <PortMap port={port} voyages={voyages} />
        </div>
      </div>
      <Products locale={locale} port={port} />
      <section className="grid grid-cols-1 gap-4" id="distances">
        <h2>{t('voyage.distancesFrom', { port: port.name })}</h2>
        <VoyageForm from={port.code} ports={await listPorts(locale)} />
        <DistanceTable label={t('voyage.distancesFrom', { port: port.name })} voyages={voyages} />
        <p className="max-w-prose text-sm text-muted">{t('voyage.note', { knots: SETTINGS.voyageKnots })}</p>
      </section>
      <Suppliers port={port} />
    </main>
  );
}

async function Products({ locale, port }: { locale: Locale; port: PortPlace }) {
  const filter = { portId: port.id, sort: 'featured', page: 1, pageSize: 4, language: locale } as const;
  const [t, { count, products }] = await Promise.all([getTranslations(), findProducts(filter)]);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t('port.productsAt', { port: port.name })}</h2>
        {count > 0 && (
          <TextLink as={LocalLink} href={shopPath({ port: port.code })}>{t('product.viewAll')} · {t('shop.results', { count })}</TextLink>
        )}
      </div>
      {count > 0 ? <ProductGrid locale={locale} products={products} action={(product) => <RfqAction locale={locale} product={product} />} /> : <p className="text-muted">{t('port.noProducts')}</p>}
    </section>
  );
}

async function Suppliers({ port }: { port: PortPlace }) {
  const [t, suppliers] = await Promise.all([getTranslations('port'), listSuppliersOfPort(port.id)]);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2>{t('suppliersAt', { port: port.name })}</h2>
      {suppliers.length > 0 ? <SupplierLinks suppliers={suppliers} /> : <p className="text-muted">{t('noSuppliers')}</p>}
    </section>
  );
}
