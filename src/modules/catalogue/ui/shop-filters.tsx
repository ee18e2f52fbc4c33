import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { categoryByName } from '../category.schema';
import { ALL_PORTS, SORTS, type ShopQuery } from '../catalogue.schema';
import { useCategoryChoices } from './category-choices';
import { FilterForm } from './filter-form';

export interface ShopFiltersProps {
  query: ShopQuery;
  /** In picker order. */
  ports: readonly { code: string; name: string; english: string }[];
}

/** The code of the port that the address names by code or name. */
function portCode(text: string, ports: ShopFiltersProps['ports']): string {
  return ports.find(({ code, english }) => code === text.toUpperCase() || english === text)?.code ?? ALL_PORTS;
}

/** Search, category, port, order and currency as one form that makes the shop's address. */
export function ShopFilters({ query, ports }: ShopFiltersProps) {
  const t = useTranslations('shop');
  const { search, sort, prices, priceType, currency, moq, verified, certificate, filters } = query;
  return (
    <FilterForm
      action={localizedPath(useLocale(), '/shop')}
      label={t('filters')}
      apply={t('apply')}
      search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder'), value: search }}
      category={{
        label: t('categoryLabel'), value: categoryByName(query.category)?.name ?? '', none: t('allCategories'), options: useCategoryChoices(),
      }}
      port={{ label: t('portLabel'), value: portCode(query.port, ports), options: [[ALL_PORTS, t('allPorts')], ...ports.map(({ code, name }): [string, string] => [code, name])] }}
      sort={{ label: t('sortLabel'), value: sort, options: SORTS.map((each) => [each, t(`sort.${each}`)]) }}
      prices={{ label: t('pricesLabel'), value: prices, options: [['', t('pricesAsQuoted')], ...CURRENCIES.map((code): [string, string] => [code, code])] }}
      kept={{ priceType, currency, moq, verified, certificate, filters }}
    />
  );
}
