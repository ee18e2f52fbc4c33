import { useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { RemovableChip } from '@/ui/chip';
import { TextLink } from '@/ui/text-link';
import { categoryByName, type CategorySlug } from '../category.schema';
import { ALL_PORTS, type ShopQuery } from '../catalogue.schema';
import { shopPath } from '../shop-address';

export interface ActiveFiltersProps {
  query: ShopQuery;
  ports: readonly { code: string; name: string }[];
}

/** The filters that are set, each with a cross that leads to the shop without it. Nothing when none is. */
export function ActiveFilters({ query, ports }: ActiveFiltersProps) {
  const t = useTranslations('shop');
  const names = useTranslations('categories');
  const common = useTranslations('common');
  const category = categoryByName(query.category);
  const port = ports.find(({ code, name }) => code === query.port.toUpperCase() || name === query.port);
  const set = [
    { key: 'search', text: query.search },
    { key: 'category', text: category ? names(category.slug as CategorySlug) : query.category },
    { key: 'port', text: query.port === ALL_PORTS ? '' : (port?.name ?? query.port) },
  ].filter(({ text }) => text !== '');
  if (set.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {set.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <RemovableChip
            as={LocalLink}
            removeLabel={t('removeFilter', { filter: text })}
            removeProps={{ href: shopPath({ ...query, page: 1, [key]: '' }) }}
          >
            <bdi className="line-clamp-1 wrap-anywhere">{text}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li className="text-sm">
        <TextLink as={LocalLink} href={shopPath({ sort: query.sort })}>
          {common('clear')}
        </TextLink>
      </li>
    </ul>
  );
}
