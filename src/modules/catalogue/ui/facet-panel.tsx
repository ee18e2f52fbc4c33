import { ChevronDown } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { log } from '@/server/log';
import { categoryByName, categoryBySlug, type CategorySlug } from '../category.schema';
import { MOQ_RANGES, PRICE_TYPES, type ShopQuery } from '../catalogue.schema';
import { certificateName } from '../certificate-name';
import type { Facet, FacetCounts } from '../facet.queries';
import { FILTERS_ID, shopPath } from '../shop-address';
import { findFacetValues, findShopFacets } from '../shop-facets.queries';
import { moqRange } from './moq-range';

/** Values of one facet that are offered at once, and behind "more". */
const OFFERED = 10;
const OFFERED_AT_MOST = 200;

export interface FacetPanelProps {
  query: ShopQuery;
  ports: readonly { id: number; code: string; name: string }[];
}

interface Offer {
  /** As the address names it. */
  value: string;
  name: string;
  count: number | undefined;
}

type Key = 'category' | 'port' | 'priceType' | 'currency' | 'moq' | 'verified' | 'certificate';

/**
 * The further filters, each value a link to the shop with it, and how many products it leaves. Where a search has too many
 * hits to be counted per filter, the numbers are left out. A database that fails leaves the panel out; the list says so.
 */
export async function FacetPanel({ query, ports }: FacetPanelProps) {
  const locale = await getLocale();
  const found = await Promise.all([findShopFacets(query, locale), findFacetValues()]).catch((error: unknown) => {
    log('error', 'shop.facets_failed', { error: String(error) });
    return null;
  });
  return found && <Panel query={query} ports={ports} counts={found[0]} values={found[1]} />;
}

interface PanelProps extends FacetPanelProps {
  counts: FacetCounts;
  values: NonNullable<FacetCounts>;
}

function Panel({ query, ports, counts, values }: PanelProps) {
  const t = useTranslations('shop');
  const names = useTranslations('categories');
  const locale = useLocale();
  const range = moqRange(locale);
  const same = (value: string) => ({ value, name: value });
  const namedPort = (id: string) => {
    const port = ports.find((each) => String(each.id) === id);
    return port && { value: port.code, name: port.name };
  };
  const namedCategory = (slug: string) => {
    const category = categoryBySlug(slug);
    return category && { value: category.name, name: names(category.slug as CategorySlug) };
  };
  const offers = (facet: Facet, name: (value: string) => Omit<Offer, 'count'> | undefined, order: readonly string[] = [...(counts ?? values)[facet].keys()]): Offer[] =>
    order.flatMap((each) => {
      const offer = name(each);
      const count = counts ? (counts[facet].get(each) ?? 0) : undefined;
      return offer && count !== 0 ? [{ ...offer, count }] : [];
    }).slice(0, OFFERED_AT_MOST);
  const groups: { key: Key; title: string; offers: Offer[] }[] = [
    { key: 'category', title: t('categoryLabel'), offers: offers('category', namedCategory) },
    { key: 'port', title: t('portLabel'), offers: offers('portId', namedPort) },
    { key: 'certificate', title: t('certificateLabel'), offers: offers('certificate', (value) => ({ value, name: certificateName(value, locale) })) },
    { key: 'moq', title: t('moqLabel'), offers: offers('moq', (value) => ({ value, name: range(value) }), MOQ_RANGES) },
    { key: 'priceType', title: t('priceTypeLabel'), offers: offers('priceType', same, PRICE_TYPES) },
    { key: 'currency', title: t('currencyLabel'), offers: offers('currency', same, CURRENCIES) },
    { key: 'verified', title: t('supplierLabel'), offers: offers('isVerified', () => ({ value: 'yes', name: t('verifiedOnly') }), ['true']) },
  ];
  return (
    <div className="card grid gap-x-6 gap-y-5 p-4 sm:grid-cols-2 lg:grid-cols-4">
      {groups.filter((group) => group.offers.length > 0).map((group) => (
        <FacetGroup key={group.key} facet={group.key} title={group.title} offers={group.offers} query={query} />
      ))}
    </div>
  );
}

/** Whether the address has chosen a value. */
function isChosen(query: ShopQuery, facet: Key, value: string): boolean {
  if (facet === 'category') return categoryByName(query.category)?.name === value;
  return query[facet] === value;
}

interface FacetGroupProps {
  facet: Key;
  title: string;
  offers: readonly Offer[];
  query: ShopQuery;
}

/** One facet's values, those beyond the first ten behind a press that needs no script; it lies open where one of them is chosen. */
function FacetGroup({ facet, title, offers, query }: FacetGroupProps) {
  const t = useTranslations('shop');
  const [first, rest] = [offers.slice(0, OFFERED), offers.slice(OFFERED)];
  return (
    <section className="min-w-0">
      <h2 className="font-sans text-sm font-semibold font-stretch-normal">{title}</h2>
      <Offers facet={facet} offers={first} query={query} />
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => isChosen(query, facet, value))} className="group flex flex-col">
          <summary className="-mx-1.5 flex min-h-7 w-fit cursor-pointer items-center gap-1.5 rounded-sm px-1.5 text-sm font-medium text-link underline-offset-4 hover:underline">
            <ChevronDown aria-hidden="true" size={14} className="transition-transform group-open:rotate-180" />
            <span className="sr-only">{title}: </span>
            {t('moreValues', { count: rest.length })}
          </summary>
          <Offers facet={facet} offers={rest} query={query} />
        </details>
      )}
    </section>
  );
}

function Offers({ facet, offers, query }: Omit<FacetGroupProps, 'title'>) {
  const format = useFormatter();
  return (
    <ul className="mt-1 grid grid-cols-1 text-sm">
      {offers.map(({ value, name, count }) => {
        const chosen = isChosen(query, facet, value);
        return (
          <li key={value}>
            <LocalLink
              href={shopPath({ ...query, page: 1, [facet]: chosen ? '' : value }, FILTERS_ID)}
              aria-current={chosen ? 'true' : undefined}
              rel="nofollow"
              className="flex min-h-7 items-center justify-between gap-3 rounded-sm px-1.5 -mx-1.5 hover:bg-neutral-bg aria-[current]:bg-neutral-bg aria-[current]:font-semibold"
            >
              <bdi className="truncate">{name}</bdi>
              {count !== undefined && <span className="tabular text-muted">{format.number(count)}</span>}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
