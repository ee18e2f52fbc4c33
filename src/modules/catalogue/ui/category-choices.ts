import { useTranslations } from 'next-intl';
import { cache } from 'react';
import { CATEGORIES } from '../category.schema';

/** A category: its English name, which addresses carry, its name in the page's language, and its picture. */
export type CategoryChoice = readonly [name: string, label: string, picture: string];

/** One list per page: strip and form take the same one, which the page's data then hold once. */
const choicesIn = cache((names: ReturnType<typeof useTranslations<'categories'>>) => CATEGORIES.map(({ slug, name, picture }): CategoryChoice => [name, names(slug), picture]));

/** All 40 categories in the page's language. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  return choicesIn(useTranslations('categories'));
}
