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
      className="card flex h-full flex-col items-center gap-2 px-1.5 py-3 text-center text-xs font-medium transition-colors hover:border-ink aria-[current]:border-sea aria-[current]:shadow-[inset_0_0_0_1px_var(--sea)]"
    >
      <Emoji name={category.picture} size={48} eager={eager} />
      <span className="flex w-full flex-1 flex-col justify-center">
        <span className="line-clamp-4 hyphens-auto wrap-anywhere">{t(category.slug as CategorySlug)}</span>
        {note && <span className="mt-0.5 font-normal text-muted">{note}</span>}
      </span>
    </LocalLink>
  );
}
