import { getTranslations } from 'next-intl/server';
import { countsByCategory } from '../catalogue.queries';
import { TOP_CATEGORIES } from '../category.schema';
import { CategoryTile } from './category-tile';

/** Nine categories with their numbers of products. */
export async function TopCategories() {
  const t = await getTranslations('site');
  const counts = await countsByCategory();
  return (
    <section className="grid gap-4">
      <h2>{t('topCategories')}</h2>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-9">
        {TOP_CATEGORIES.map((category) => (
          <li key={category.slug}>
            <CategoryTile
              category={category}
              note={t('productCount', { count: counts.get(category.slug) ?? 0 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
