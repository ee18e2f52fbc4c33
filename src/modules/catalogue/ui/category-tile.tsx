import { useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { Emoji } from '@/ui/emoji';
import type { Category } from '../category.schema';
import type { CategorySlug } from '../category.schema';
import { FILTERS_ID, shopPath } from '../shop-address';

export interface CategoryTileProps {
  category: Category;
  /** Below the name, e.g. how many products it has. */
  note?: string;
  isCurrent?: boolean;
  eager?: boolean;
}

/** A category as picture and name; leads to the shop's products of it. */
export function CategoryTile({ category, note, isCurrent = false, eager = false }: CategoryTileProps) {
  const t = useTranslations('categories');
  return (
    <LocalLink
      href={shopPath({ category: category.name }, FILTERS_ID)}
      aria-current={isCurrent ? 'true' : undefined}
      className="card tile"
    >
      <Emoji name={category.picture} size={48} eager={eager} />
      <span>{t(category.slug as CategorySlug)}</span>
      {note && <span className="mt-0! font-normal text-muted">{note}</span>}
    </LocalLink>
  );
}
