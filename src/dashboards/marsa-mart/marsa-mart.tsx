import { Bookmark, Heart } from 'lucide-react';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { currentActor } from '@/access/guard-page';
import { LocalLink } from '@/i18n/local-link';
import { isLocale, DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { listFavourites } from '@/modules/catalogue/favourite.queries';
import { listProducts } from '@/modules/catalogue/product-list.queries';
import { listSavedSearches } from '@/modules/catalogue/saved-search.queries';
import type { ProductCard } from '@/modules/catalogue/catalogue.schema';
import type { SavedSearchAnswer } from '@/modules/catalogue/saved-search.schema';
import { readShopQuery } from '@/modules/catalogue/shop-address';
import { listShopPorts } from '@/modules/catalogue/shop.queries';
import { ProductGrid } from '@/modules/catalogue/ui/product-grid';
import { RemoveSavedSearch } from '@/modules/catalogue/ui/remove-saved-search';
import { ShopFilters } from '@/modules/catalogue/ui/shop-filters';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { RfqAction } from '@/modules/rfq/ui/rfq-action';
import { log } from '@/server/log';
import { Alert } from '@/ui/alert';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loading, Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The shop inside the buyer's dashboard: the search, what the buyer has marked and saved, and what is new. */
export async function MarsaMart() {
  const t = await getTranslations('favourite');
  const fallback = (
    <Loading status={t('loading')} visible>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-96" />)}</div>
    </Loading>
  );
  return <Suspense fallback={fallback}><LoadedMart /></Suspense>;
}

async function LoadedMart() {
  const [t, loaded] = await Promise.all([getTranslations('favourite'), readMart()]);
  if (!loaded) return <Alert tone="bad">{t('loadFailed')}</Alert>;
  return (
    <>
      <ShopFilters locale={loaded.locale} query={readShopQuery({})} ports={loaded.ports} />
      <Favourites locale={loaded.locale} products={loaded.favourites} />
      <SavedSearches searches={loaded.searches} />
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="text-lg">{t('shopTitle')}</h2>
          <LinkButton as={LocalLink} href="/shop" size="sm">{t('wholeShop')}</LinkButton>
        </div>
        <Cards locale={loaded.locale} products={loaded.newest} />
      </section>
    </>
  );
}

async function readMart() {
  const [actor, asked] = [await currentActor(), await getLocale()];
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  if (!actor) return null;
  try {
    const [ports, favourites, searches, newest] = await Promise.all([
      listShopPorts('', locale), listFavourites(actor.partyId, locale), listSavedSearches(actor.partyId, { skip: 0, take: SETTINGS.savedSearches }),
      listProducts({ sort: 'newest', page: 1, pageSize: SETTINGS.shopPageSize, language: locale }),
    ]);
    return { locale, ports, favourites, searches: searches.rows, newest };
  } catch (error) {
    log('error', 'marsa_mart.failed', { error: String(error) });
    return null;
  }
}

function Cards({ locale, products }: { locale: Locale; products: readonly ProductCard[] }) {
  return <ProductGrid locale={locale} products={products} action={(product) => <RfqAction locale={locale} product={product} />} columns={3} />;
}

async function Favourites({ locale, products }: { locale: Locale; products: readonly ProductCard[] }) {
  const t = await getTranslations('favourite');
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('title')}</h2>
      {products.length === 0
        ? <div className="card"><EmptyState sentence={t('empty')} why={t('emptyText')} icon={<Heart aria-hidden="true" />} /></div>
        : <Cards locale={locale} products={products} />}
    </section>
  );
}

async function SavedSearches({ searches }: { searches: readonly SavedSearchAnswer[] }) {
  const [t, format] = await Promise.all([getTranslations('savedSearch'), getFormatter()]);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('title')}</h2>
      <div className="card">
        {searches.length === 0 ? <EmptyState sentence={t('empty')} why={t('emptyText')} icon={<Bookmark aria-hidden="true" />} /> : (
          <ul className="divide-y divide-dashed divide-line px-4">
            {searches.map(({ id, name, query, told_at: toldAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <span className="grid min-w-0">
                  <TextLink as={LocalLink} href={`/shop?${query}`} className="wrap-anywhere"><bdi>{name}</bdi></TextLink>
                  {toldAt !== null && <span className="text-sm text-muted">{t('toldAt', { date: format.dateTime(new Date(toldAt), { dateStyle: 'medium' }) })}</span>}
                </span>
                <RemoveSavedSearch id={id} name={name} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
