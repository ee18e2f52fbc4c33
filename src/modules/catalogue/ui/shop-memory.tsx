import { localizedPath, type Locale } from '@/i18n/locales';
import { perLocale } from '@/i18n/per-locale';
import { translatorOf } from '@/i18n/translator';
import { RememberedInShop } from './remembered-in-shop';

const wordsIn = perLocale((locale) => {
  const t = translatorOf(locale);
  return {
    compare: {
      href: localizedPath(locale, '/compare'),
      chosen: [1, 2, 3, 4].map((count) => t('compare.chosen', { count })),
      labels: { title: t('compare.title'), open: t('compare.open'), clear: t('compare.clear') },
    },
    recent: { title: t('shop.recent'), locale, products: localizedPath(locale, '/product') },
  };
});

/** What a visitor's browser remembers, below the shop's list, with its words. @param currency the one that the address names, or nothing */
export function ShopMemory({ locale, currency }: { locale: Locale; currency: string }) {
  return <RememberedInShop {...wordsIn(locale)} currency={currency} />;
}
