import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { keptContent } from '@/server/kept-markup';
import type { Markup } from '@/ui/kept-markup';
import { CATEGORIES, categoryByName } from '../category.schema';
import { ALL_PORTS, SORTS, type ShopQuery } from '../catalogue.schema';
import { FilterForm } from './filter-form';

export interface ShopFiltersProps {
  locale: Locale;
  query: ShopQuery;
  /** In picker order. */
  ports: readonly { code: string; name: string; english: string }[];
}

/** The code of the port that the address names by code or name. */
function portCode(text: string, ports: ShopFiltersProps['ports']): string {
  return ports.find(({ code, english }) => code === text.toUpperCase() || english === text)?.code ?? ALL_PORTS;
}

type Option = readonly [value: string, label: string];

/** @param part names the options in one language */
function optionsOf(part: string, chosen: string, options: () => readonly Option[]): Markup {
  const select = () => (
    <select defaultValue={chosen}>
      {options().map(([value, label]) => <option key={value} value={value}>{label}</option>)}
    </select>
  );
  return keptContent(`${part} ${chosen}`, select);
}

/** Search, category, port, order and currency as one form that makes the shop's address. */
export function ShopFilters({ locale, query, ports }: ShopFiltersProps) {
  const t = translatorOf(locale);
  const { search, sort, prices, priceType, currency, moq, verified, certificate, filters } = query;
  const chosen = { category: categoryByName(query.category)?.name ?? '', port: portCode(query.port, ports), sort, prices };
  const named = ports.map(({ code, name }): Option => [code, name]);
  const categories = optionsOf(`categories ${locale}`, chosen.category, () => [['', t('shop.allCategories')], ...CATEGORIES.map(({ slug, name }): Option => [name, t(`categories.${slug}`)])]);
  const harbours = optionsOf(`ports ${locale} ${named.flat().join(' ')}`, chosen.port, () => [[ALL_PORTS, t('shop.allPorts')], ...named]);
  const sorts = optionsOf(`sorts ${locale}`, chosen.sort, () => SORTS.map((each): Option => [each, t(`shop.sort.${each}`)]));
  const currencies = optionsOf(`currencies ${locale}`, chosen.prices, () => [['', t('shop.pricesAsQuoted')], ...CURRENCIES.map((code): Option => [code, code])]);
  return (
    <FilterForm
      action={localizedPath(locale, '/shop')}
      label={t('shop.filters')}
      apply={t('shop.apply')}
      search={{ label: t('shop.searchLabel'), placeholder: t('shop.searchPlaceholder'), value: search }}
      category={{ label: t('shop.categoryLabel'), value: chosen.category, options: categories }}
      port={{ label: t('shop.portLabel'), value: chosen.port, options: harbours }}
      sort={{ label: t('shop.sortLabel'), value: chosen.sort, options: sorts }}
      prices={{ label: t('shop.pricesLabel'), value: chosen.prices, options: currencies }}
      kept={{ priceType, currency, moq, verified, certificate, filters }}
    />
  );
}
