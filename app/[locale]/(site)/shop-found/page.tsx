import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache, Suspense } from 'react';
import { currentActor } from '@/access/guard-page';
import { idParam } from '@/http/input';
import { localizedPath, type Locale } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';
import { translatorOf } from '@/i18n/translator';
import { categoryByName, type CategorySlug } from '@/modules/catalogue/category.schema';
import { categoryPath, isMispaged, readShopQuery, shopPath, type SearchParams } from '@/modules/catalogue/shop-address';
import { RESULTS_ID } from '@/modules/catalogue/shop-anchor.schema';
import { listShopPorts } from '@/modules/catalogue/shop.queries';
import { ActiveFilters } from '@/modules/catalogue/ui/active-filters';
import { FacetPanel } from '@/modules/catalogue/ui/facet-panel';
import { CategoryStrip } from '@/modules/catalogue/ui/category-strip';
import { ShopFilters } from '@/modules/catalogue/ui/shop-filters';
import { ShopMemory } from '@/modules/catalogue/ui/shop-memory';
import { ShopResults } from '@/modules/catalogue/ui/shop-results';
import { ShopSkeleton } from '@/modules/catalogue/ui/shop-skeleton';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { Alert } from '@/ui/alert';
import { SkipLink } from '@/ui/skip-link';

interface ShopPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

/** What is asked for, read once for the page and for what it says of itself. */
const queryOf = cache(readShopQuery);

/** A category is a page of its own; what is filtered beside it, searched or sorted is the same page to search engines. */
export async function generateMetadata({ params, searchParams }: ShopPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = translatorOf(locale);
  const category = categoryByName(queryOf(await searchParams).category);
  if (!category) return pageMetadata({ locale, path: '/shop', title: t('shop.metaTitle'), description: t('shop.metaDescription'), picture: 'shop' });
  const of = { category: t(`categories.${category.slug as CategorySlug}`) };
  return pageMetadata({
    locale, path: categoryPath(category), title: t('shop.categoryMetaTitle', of), description: t('shop.categoryMetaDescription', of), picture: `category-${category.slug}`,
  });
}

/**
 * Whether the browser's router asks, which can show a skeleton while the list is made. A whole document is sent complete:
 * what streams behind a skeleton is never seen without JavaScript (which is why there is no loading.tsx here).
 */
async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') === 'empty';
}

/** /shop?rfq=7 asks for the request for product 7: a signed-in buyer is handed on to it, anybody else stays in the shop. */
async function handOnToRfq(locale: Locale, asked: string | string[] | undefined): Promise<void> {
  if (asked === undefined) return;
  const id = idParam().safeParse([asked].flat()[0]);
  if (id.success && (await currentActor())?.role === 'buyer') redirect(localizedPath(locale, `/rfq/${id.data}`));
}

/** The shop for what was chosen in its address; next.config.mjs leads here. Slides stand before the whole shop: whoever has chosen something wants to see it. */
export default async function FoundInShopPage({ params, searchParams }: ShopPageProps) {
  const locale = await pageLocale(params);
  const asked = await searchParams;
  await handOnToRfq(locale, asked['rfq']);
  if (isMispaged(asked, queryOf(asked))) redirect(localizedPath(locale, shopPath(queryOf(asked))));
  const { category: named, ...others } = queryOf(asked);
  const category = categoryByName(named);
  // A category that there is not holds nothing: the shop is shown without it, and says so.
  const query = { ...others, category: category ? named : '' };
  // The list says it when the database fails; the form then offers no ports.
  const t = translatorOf(locale);
  const [ports, isSoft] = await Promise.all([
    listShopPorts(query.port, locale).catch(() => []),
    isSoftNavigation(),
  ]);
  const results = <ShopResults locale={locale} query={query} action={(product) => <RfqAction locale={locale} product={product} />} />;
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-5 pt-6 pb-4">
      <h1>{category ? t(`categories.${category.slug as CategorySlug}`) : t('shop.title')}</h1>
      <SkipLink label={t('shop.skipToResults')} target={RESULTS_ID} />
      <CategoryStrip locale={locale} current={category?.slug} />
      <ShopFilters locale={locale} query={query} ports={ports} />
      {named !== '' && !category && <Alert tone="warn" live="none">{t('shop.noSuchCategory', { name: named })}</Alert>}
      <ActiveFilters locale={locale} query={query} ports={ports} />
      {query.filters === 'more' && <FacetPanel query={query} ports={ports} />}
      <div id={RESULTS_ID} tabIndex={-1} className="skip-target scroll-mt-20">
        {isSoft ? (
          <Suspense key={JSON.stringify(query)} fallback={<ShopSkeleton />}>
            {results}
          </Suspense>
        ) : (
          results
        )}
      </div>
      <ShopMemory locale={locale} currency={query.prices} />
    </main>
  );
}
