import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { CATEGORIES } from '../category.schema';
import { CategoryTiles } from './category-tiles';

/** All 40 categories in one row that scrolls. */
export function CategoryStrip({ current }: { current: string | undefined }) {
  const t = useTranslations('shop');
  const names = useTranslations('categories');
  const common = useTranslations('common');
  return (
    <nav aria-label={t('categories')}>
      <CategoryTiles
        tiles={CATEGORIES.map(({ slug, name, picture }) => [name, names(slug), picture])}
        current={CATEGORIES.findIndex(({ slug }) => slug === current)}
        shop={localizedPath(useLocale(), '/shop')}
        labels={{ back: common('scrollBack'), on: common('scrollOn') }}
      />
    </nav>
  );
}
