import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { CATEGORIES, categoryByName } from '@/modules/catalogue/category.schema';
import { readShopQuery, type SearchParams } from '@/modules/catalogue/shop-address';
import { listShopPorts } from '@/modules/catalogue/shop.queries';
import { VerifiedBadge } from '@/modules/catalogue/ui/verified-badge';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { suppliersPath } from '@/modules/supplier/supplier-address';
import { findSuppliers } from '@/modules/supplier/supplier.queries';
import { NoSupplier, SupplierList, SupplierSearch } from '@/modules/supplier/ui/supplier-list';
import { env } from '@/server/env';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { JsonLd } from '@/ui/json-ld';
import { PageHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

/** What is filtered or searched is the same page to search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('supplier');
  return pageMetadata({ locale, path: suppliersPath(), title: t('listTitle'), description: t('listIntro'), picture: 'shop' });
}

/** Everybody who sells here, by name, port and category. */
export default async function SuppliersPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const query = readShopQuery(await searchParams);
  const [t, format, ports] = await Promise.all([getTranslations(), getFormatter(), listShopPorts(query.port, locale)]);
  const port = ports.find(({ code, english }) => code === query.port.toUpperCase() || english === query.port);
  const category = categoryByName(query.category);
  const filter = { search: query.search.trim(), port: port?.code ?? '', category: category?.name ?? '' };
  const { suppliers, count, page, pages } = await findSuppliers({ search: filter.search, portId: port?.id, category: category?.slug, page: query.page }, locale);
  // The address says which page is shown.
  if (page !== query.page) redirect(localizedPath(locale, suppliersPath(filter, page)));
  const place = (name: string, path: string, position: number) => ({ '@type': 'ListItem', position, name, item: env.appUrl + localizedPath(locale, path) });
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-4 pb-4">
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [place(t('site.navHome'), '/', 1), place(t('supplier.listTitle'), suppliersPath(), 2)] }} />
      <div className="grid gap-3">
        <Breadcrumbs label={t('common.breadcrumb')} as={LocalLink} crumbs={[{ label: t('site.navHome'), href: '/' }, { label: t('supplier.listTitle') }]} />
        <PageHeader title={t('supplier.listTitle')} description={t('supplier.listIntro')} />
      </div>
      <SupplierSearch
        filter={filter}
        ports={ports.map(({ code, name }) => ({ value: code, label: name }))}
        categories={CATEGORIES.map(({ name, slug }) => ({ value: name, label: t(`categories.${slug}`) }))}
      />
      <p aria-live="polite" className="text-sm text-muted">{t('supplier.found', { count })}</p>
      {suppliers.length === 0 ? <NoSupplier /> : (
        <SupplierList
          suppliers={suppliers}
          badge={({ verifiedAt }) => <VerifiedBadge isVerified={verifiedAt !== null} verifiedAt={verifiedAt?.toISOString() ?? null} />}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        as={LocalLink}
        href={(target) => suppliersPath(filter, target)}
        labels={{ navigation: t('supplier.listPages'), previous: t('common.previous'), next: t('common.next'), page: (target) => t('common.page', { page: target }) }}
        format={(target) => format.number(target)}
      />
    </main>
  );
}
