import { getTranslations } from 'next-intl/server';
import { countsByCategory } from '../catalogue.queries';
import { CATEGORIES } from '../category.schema';
import { CategoryTile } from './category-tile';

/** How many tiles a wide window shows before it is scrolled. */
const IN_SIGHT = 16;

/** All categories in the order of the shop's strip, with their numbers of products. */
export async function AllCategories() {
  const t = await getTranslations('site');
  const counts = await countsByCategory();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-8">
      {CATEGORIES.map((category, index) => (
        <li key={category.slug}>
          <CategoryTile category={category} eager={index < IN_SIGHT} note={t('productCount', { count: counts.get(category.slug) ?? 0 })} />
        </li>
      ))}
    </ul>
  );
}
