import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { CompareBar } from './compare-bar';

/** The shop's bar of products to compare, with its words. */
export function ShopCompareBar() {
  const t = useTranslations('compare');
  return (
    <CompareBar
      href={localizedPath(useLocale(), '/compare')}
      chosen={[1, 2, 3, 4].map((count) => t('chosen', { count }))}
      labels={{ title: t('title'), open: t('open'), clear: t('clear') }}
    />
  );
}
