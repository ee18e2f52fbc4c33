import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { RemovableChip } from '@/ui/chip';
import { DrawnIcon } from '@/ui/drawn-icon';
import { KeptMarkup } from '@/ui/kept-markup';
import { SOFT, SoftLink } from '@/ui/soft-link';
import { TextLink } from '@/ui/text-link';
import { categoryByName, type CategorySlug } from '../category.schema';
import { ALL_PORTS, type ShopQuery } from '../catalogue.schema';
import { certificateName } from '../certificate-name';
import { isNarrowed } from '../saved-search.schema';
import { FILTERS_ID, shopPath } from '../shop-address';
import { moqRange } from './moq-range';
import { SaveSearchAction } from './save-search-action';

export interface ActiveFiltersProps {
  locale: Locale;
  query: ShopQuery;
  ports: readonly { code: string; name: string; english: string }[];
}

/** The filters that are set, each with a cross that leads to the shop without it, and the way to the further ones. */
export function ActiveFilters({ locale, query, ports }: ActiveFiltersProps) {
  const range = moqRange(locale);
  const t = translatorOf(locale);
  const category = categoryByName(query.category);
  const port = ports.find(({ code, english }) => code === query.port.toUpperCase() || english === query.port);
  const set = [
    { key: 'search', text: query.search },
    { key: 'category', text: category ? t(`categories.${category.slug as CategorySlug}`) : query.category },
    { key: 'port', text: query.port === ALL_PORTS ? '' : (port?.name ?? query.port) },
    { key: 'priceType', text: query.priceType },
    { key: 'currency', text: query.currency },
    { key: 'moq', text: query.moq && `${t('shop.moqLabel')}: ${range(query.moq)}` },
    { key: 'certificate', text: query.certificate && certificateName(query.certificate, locale) },
    { key: 'verified', text: query.verified && t('shop.verifiedOnly') },
  ].filter(({ text }) => text !== '');
  const isOpen = query.filters === 'more';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {set.length > 0 && <Chips locale={locale} query={query} set={set} />}
      <KeptMarkup
        as="a" {...SOFT} href={localizedPath(locale, shopPath({ ...query, filters: isOpen ? '' : 'more' }, FILTERS_ID))} aria-expanded={isOpen} className="link ms-auto flex min-h-6 items-center gap-1.5 text-sm"
        markup={keptMarkup(`more filters ${locale} ${isOpen}`, () => <><DrawnIcon name="sliders" size={16} />{isOpen ? t('shop.fewerFilters') : t('shop.moreFilters')}</>)}
      />
    </div>
  );
}

function Chips({ locale, query, set }: { locale: Locale; query: ShopQuery; set: readonly { key: string; text: string }[] }) {
  const t = translatorOf(locale);
  return (
    <ul aria-label={t('shop.activeFilters')} className="flex flex-wrap items-center gap-2">
      {set.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <RemovableChip
            as={SoftLink}
            removeLabel={t('shop.removeFilter', { filter: text })}
            removeProps={{ href: localizedPath(locale, shopPath({ ...query, page: 1, [key]: '' })) }}
          >
            <bdi className="line-clamp-1 wrap-anywhere">{text}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li className="text-sm">
        <TextLink as={SoftLink} href={localizedPath(locale, shopPath({ sort: query.sort, prices: query.prices, filters: query.filters }))} className="inline-flex min-h-6 items-center">
          {t('shop.clearAll')}
        </TextLink>
      </li>
      {isNarrowed(query) && <li><SaveSearchAction query={query} name={set.map(({ text }) => text).join(' · ')} /></li>}
    </ul>
  );
}
