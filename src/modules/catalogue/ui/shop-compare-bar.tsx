import { localizedPath, type Locale } from '@/i18n/locales';
import { perLocale } from '@/i18n/per-locale';
import { translatorOf } from '@/i18n/translator';
import { CompareBar } from './compare-bar';

const wordsIn = perLocale((locale) => {
  const t = translatorOf(locale);
  return {
    href: localizedPath(locale, '/compare'),
    chosen: [1, 2, 3, 4].map((count) => t('compare.chosen', { count })),
    labels: { title: t('compare.title'), open: t('compare.open'), clear: t('compare.clear') },
  };
});

/** The shop's bar of products to compare, with its words. */
export function ShopCompareBar({ locale }: { locale: Locale }) {
  return <CompareBar {...wordsIn(locale)} />;
}
