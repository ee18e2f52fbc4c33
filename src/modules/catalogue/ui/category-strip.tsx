import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { CATEGORIES } from '../category.schema';
import { useCategoryChoices } from './category-choices';
import { CategoryTiles } from './category-tiles';

/** All 40 categories in one row that scrolls. */
export function CategoryStrip({ current }: { current: string | undefined }) {
  const t = useTranslations('shop');
  const common = useTranslations('common');
  return (
    <nav aria-label={t('categories')}>
      <CategoryTiles
        tiles={useCategoryChoices()}
        current={CATEGORIES.findIndex(({ slug }) => slug === current)}
        shop={localizedPath(useLocale(), '/shop')}
        labels={{ back: common('scrollBack'), on: common('scrollOn') }}
      />
    </nav>
  );
}
