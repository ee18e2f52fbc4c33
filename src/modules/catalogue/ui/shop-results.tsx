import { PackageSearch } from 'lucide-react';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { log } from '@/server/log';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { SoftLink } from '@/ui/soft-link';
import { TextLink } from '@/ui/text-link';
import type { ProductCard, ShopQuery } from '../catalogue.schema';
import { findDisplay } from '../display-currency.queries';
import type { Display } from '../display-currency.schema';
import { SEARCH_COUNT_LIMIT } from '../matching.queries';
import { isNarrowed } from '../saved-search.schema';
import { findShopPage, type ShopPage } from '../shop.queries';
import { shopPath } from '../shop-address';
import { ListFailure } from './list-failure';
import { ProductGrid } from './product-grid';
import { ShopPagination } from './shop-pagination';

export interface ShopResultsProps {
  locale: Locale;
  query: ShopQuery;
  action: (product: ProductCard) => ReactNode;
  /** Of a page that is kept for the next visitor: a failure is thrown, so that it is not kept with it. */
  isKept?: boolean;
}

/** The list that a shop address shows, or why there is none. A database that fails is a sentence here and not an error page. */
export async function ShopResults({ locale, query, action, isKept = false }: ShopResultsProps) {
  const result = await findShopPage(query, locale).catch((error: unknown) => {
    if (isKept) throw error;
    log('error', 'shop.list_failed', { error: String(error) });
    return null;
  });
  if (!result) return <ListFailure here={shopPath(query)} />;
  if (result.products.length === 0) return <Nothing locale={locale} query={query} offered={result.offered} />;
  // The address says which page is shown.
  if (!isKept && query.page !== result.page) redirect(localizedPath(locale, shopPath({ ...query, page: result.page })));
  // Prices without their conversion are worth more than none.
  const display = await findDisplay(query.prices).catch(() => undefined);
  return <List locale={locale} query={query} result={result} action={action} display={display} />;
}

/** Says that there is nothing: of a search alone that it found nothing, and of any what may have been meant. */
function Nothing({ locale, query, offered }: { locale: Locale; query: ShopQuery; offered: string | undefined }) {
  const t = translatorOf(locale);
  const clear = (
    <LinkButton as={SoftLink} href={localizedPath(locale, '/shop')}>
      {t('common.clear')}
    </LinkButton>
  );
  return (
    <div aria-live="polite" className="card">
      <EmptyState
        sentence={query.search === '' || isNarrowed({ ...query, search: '' }) ? t('shop.noResultsTitle') : t('shop.nothingFound', { typed: query.search })}
        why={offered === undefined ? t('shop.noResultsText') : <Offered locale={locale} query={query} offered={offered} />}
        icon={<PackageSearch aria-hidden="true" />}
        action={clear}
      />
    </div>
  );
}

/** Asks whether another search was meant, with the way to it. */
function Offered({ locale, query, offered }: { locale: Locale; query: ShopQuery; offered: string }) {
  const t = translatorOf(locale);
  const link = (chunks: ReactNode) => (
    <TextLink as={SoftLink} href={localizedPath(locale, shopPath({ ...query, search: offered, page: 1 }))}>
      {chunks}
    </TextLink>
  );
  return <>{t.rich('shop.didYouMean', { meant: offered, link })}</>;
}

function List({ locale, query, result, action, display }: Omit<ShopResultsProps, 'isKept'> & { result: ShopPage; display: Display | undefined }) {
  const t = translatorOf(locale);
  const { count, page, pages, meant, offered, isSome } = result;
  const isCapped = count > SEARCH_COUNT_LIMIT && query.search !== '';
  const shown = meant === undefined ? query : { ...query, search: meant };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div aria-live="polite" className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <h2 className="font-sans text-sm font-normal font-stretch-normal">
          {isCapped ? t('shop.manyResults', { limit: SEARCH_COUNT_LIMIT }) : t('shop.results', { count })}
        </h2>
        {pages > 1 && <p>{t('common.pageOf', { page, pages })}</p>}
      </div>
      {/* Buyers expect the cheapest offer first, and get the lowest unit price: a screw before a ton of rice. Prices per piece and
          per kilogram cannot be brought to one measure, and to leave out all units but one would hide goods that nobody asked to
          be hidden; so the order stays, and says what it compares and how to narrow it. */}
      {query.sort.startsWith('price-') && <p className="-mt-2 text-sm text-muted">{t('shop.priceSortNote')}</p>}
      {query.sort === 'rating' && result.products.every(({ rating }) => rating === null) && <p className="-mt-2 text-sm text-muted">{t('shop.ratingSortNote')}</p>}
      {(meant !== undefined || offered !== undefined || isSome) && <Meant locale={locale} query={query} meant={meant} offered={offered} isSome={isSome} />}
      <ProductGrid locale={locale} products={result.products} action={action} eager={4} display={display} comparable />
      <ShopPagination locale={locale} query={shown} page={page} pages={pages} />
      {count > pages * SETTINGS.shopPageSize && (
        <p className="text-center text-sm text-muted">{t('shop.pageLimit', { pages })}</p>
      )}
    </div>
  );
}

/** Says what a search was taken for, with the way to what was typed, or what may have been meant; and that products have some of its words alone. */
function Meant({ locale, query, meant, offered, isSome = false }: { locale: Locale; query: ShopQuery } & Pick<ShopPage, 'meant' | 'offered' | 'isSome'>) {
  const t = translatorOf(locale);
  const link = (chunks: ReactNode) => (
    <TextLink as={SoftLink} href={localizedPath(locale, shopPath({ ...query, page: 1, exact: 'yes' }))}>
      {chunks}
    </TextLink>
  );
  return (
    <div className="card grid gap-1 px-4 py-3">
      {meant !== undefined && <p>{t.rich('shop.showingFor', { typed: query.search, meant, link, strong: (chunks) => <strong>{chunks}</strong> })}</p>}
      {offered !== undefined && <p><Offered locale={locale} query={query} offered={offered} /></p>}
      {isSome && <p>{t('shop.someWords', { words: meant ?? query.search })}</p>}
    </div>
  );
}
