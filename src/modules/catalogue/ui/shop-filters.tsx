import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { Field } from '@/ui/field';
import { GetForm } from '@/ui/get-form';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { categoryByName, CATEGORIES } from '../category.schema';
import { ALL_PORTS, SORTS, type ShopQuery } from '../catalogue.schema';
import { FILTERS_ID } from '../shop-address';

export interface ShopFiltersProps {
  query: ShopQuery;
  /** In picker order. */
  ports: readonly { code: string; name: string }[];
}

/** The code of the port that the address names by code or name. */
function portCode(text: string, ports: ShopFiltersProps['ports']): string {
  return ports.find(({ code, name }) => code === text.toUpperCase() || name === text)?.code ?? ALL_PORTS;
}

/** Search, category, port and order as one form that makes the shop's address. */
export function ShopFilters({ query, ports }: ShopFiltersProps) {
  const t = useTranslations('shop');
  const names = useTranslations('categories');
  const values = {
    search: query.search,
    category: categoryByName(query.category)?.name ?? '',
    port: portCode(query.port, ports),
    sort: query.sort,
  };
  const categories = CATEGORIES.map((category) => ({ value: category.name, label: names(category.slug) }));
  const portOptions = ports.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <GetForm
      id={FILTERS_ID}
      role="search"
      aria-label={t('filters')}
      action={localizedPath(useLocale(), '/shop')}
      values={values}
      defaults={{ port: ALL_PORTS, sort: 'featured' }}
      className="card grid grid-cols-2 items-end gap-x-3 gap-y-3 p-4 lg:grid-cols-[2fr_2fr_1.4fr_1.4fr_auto]"
    >
      <Field label={t('searchLabel')} className="max-lg:col-span-2">
        <Input
          id="filter-search"
          type="search"
          name="search"
          maxLength={100}
          defaultValue={values.search}
          placeholder={t('searchPlaceholder')}
        />
      </Field>
      <Field label={t('categoryLabel')} className="max-lg:col-span-2">
        <Select
          id="filter-category"
          name="category"
          defaultValue={values.category}
          options={[{ value: '', label: t('allCategories') }, ...categories]}
        />
      </Field>
      <Field label={t('portLabel')}>
        <Select
          id="filter-port"
          name="port"
          defaultValue={values.port}
          options={[{ value: ALL_PORTS, label: t('allPorts') }, ...portOptions]}
        />
      </Field>
      <Field label={t('sortLabel')}>
        <Select
          id="filter-sort"
          name="sort"
          defaultValue={values.sort}
          options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </Field>
      <button type="submit" className="btn btn-ink max-lg:col-span-2">
        {t('apply')}
      </button>
    </GetForm>
  );
}
