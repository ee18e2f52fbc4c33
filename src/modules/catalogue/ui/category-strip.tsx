import { useTranslations } from 'next-intl';
import { ScrollStrip } from '@/ui/scroll-strip';
import { CATEGORIES } from '../category.schema';
import { CategoryTile } from './category-tile';

/** How many tiles a wide window shows at once. */
const IN_SIGHT = 9;

/** All 40 categories in one row that scrolls. */
export function CategoryStrip({ current }: { current: string | undefined }) {
  const t = useTranslations('shop');
  const common = useTranslations('common');
  return (
    <nav aria-label={t('categories')}>
      <ScrollStrip
        labels={{ back: common('scrollBack'), on: common('scrollOn') }}
        className="-mx-1 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin]"
      >
        <ul className="flex w-max gap-2">
          {CATEGORIES.map((category, index) => (
            <li key={category.slug} className="w-31">
              <CategoryTile category={category} isCurrent={category.slug === current} eager={index < IN_SIGHT} />
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </nav>
  );
}
