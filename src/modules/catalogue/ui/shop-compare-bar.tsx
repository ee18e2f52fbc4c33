import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { CompareBar } from './compare-bar';

/** The shop's bar of products to compare, with its words. */
export function ShopCompareBar({ locale }: { locale: Locale }) {
  const t = translatorOf(locale);
  return (
    <CompareBar
      href={localizedPath(locale, '/compare')}
      chosen={[1, 2, 3, 4].map((count) => t('compare.chosen', { count }))}
      labels={{ title: t('compare.title'), open: t('compare.open'), clear: t('compare.clear') }}
    />
  );
}
