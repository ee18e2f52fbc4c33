import type { ReactNode } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { AccountEntry } from '@/modules/account/ui/account-entry';
import { AccountLink } from '@/modules/account/ui/account-link';
import { TOP_CATEGORIES, type CategorySlug } from '@/modules/catalogue/category.schema';
import { shopPath } from '@/modules/catalogue/shop-address';
import { FallbackTextsProvider } from '@/modules/platform/ui/fallback-texts';
import { SiteShell } from '@/modules/platform/ui/site-shell';
import { RfqLinks } from '@/modules/rfq/ui/rfq-links';

/**
 * Header and footer around a page of the site, with what they need of other modules.
 * @param isPerRequest whether the pages in it are never made beforehand
 */
export function SiteFrame({
  locale,
  isPerRequest = false,
  children,
}: {
  locale: Locale;
  isPerRequest?: boolean;
  children: ReactNode;
}) {
  const t = translatorOf(locale);
  const categories = TOP_CATEGORIES.map(({ slug, name }) => ({
    href: shopPath({ category: name }),
    name: t(`categories.${slug as CategorySlug}`),
  }));
  const texts = {
    errorTitle: t('site.errorTitle'),
    errorText: t('site.errorText'),
    retry: t('common.retry'),
    notFoundTitle: t('site.notFoundTitle'),
    notFoundText: t('site.notFoundText'),
    catalogsFailed: t('home.catalogs.failed'),
    productNotFound: t('product.notFound'),
    productFailed: t('product.error', { message: t('product.fetchFailed') }),
    shop: { href: localizedPath(locale, '/shop'), label: t('product.backToShop') },
    home: { href: localizedPath(locale, '/'), label: t('site.backToHome') },
  };
  return (
    <SiteShell
      locale={locale}
      account={
        <AccountEntry locale={locale} labels={{ login: t('site.joinLogin'), dashboard: t('site.myDashboard') }} />
      }
      accountLink={<AccountLink href={localizedPath(locale, '/register')} text={t('site.joinLogin')} />}
      categories={categories}
      isPerRequest={isPerRequest}
    >
      <RfqLinks onlyBuyersTitle={t('shop.onlyBuyersTitle')} onlyBuyers={t('shop.onlyBuyers')} />
      <FallbackTextsProvider texts={texts}>{children}</FallbackTextsProvider>
    </SiteShell>
  );
}
