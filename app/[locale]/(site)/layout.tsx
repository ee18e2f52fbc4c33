import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pageLocale } from '@/i18n/page-locale';
import { AccountEntry } from '@/modules/account/ui/account-entry';
import { TOP_CATEGORIES, type CategorySlug } from '@/modules/catalogue/categories';
import { shopPath } from '@/modules/catalogue/shop-address';
import { ErrorTextsProvider } from '@/modules/platform/ui/error-texts';
import { SiteShell } from '@/modules/platform/ui/site-shell';

/** Header and footer of the public pages. It asks nothing of the request, so that pages below it can be static. */
export default async function SiteLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const locale = await pageLocale(params);
  const t = await getTranslations();
  const categories = TOP_CATEGORIES.map(({ slug, name }) => ({
    href: shopPath({ category: name }),
    name: t(`categories.${slug as CategorySlug}`),
  }));
  const errorTexts = {
    title: t('site.errorTitle'),
    text: t('site.errorText'),
    retry: t('common.retry'),
    backToShop: t('product.backToShop'),
    productFailed: t('product.error', { message: t('product.fetchFailed') }),
  };
  return (
    <SiteShell account={<AccountEntry locale={locale} labels={{ login: t('site.joinLogin'), dashboard: t('site.myDashboard') }} />} categories={categories}>
      <ErrorTextsProvider texts={errorTexts}>{children}</ErrorTextsProvider>
    </SiteShell>
  );
}
