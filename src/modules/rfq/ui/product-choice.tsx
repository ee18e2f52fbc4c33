'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState, type Ref } from 'react';
import type { Answer } from '@/http/client';
import { CATEGORIES } from '@/modules/catalogue/category.schema';
import { useLocalName } from '@/table/local-name';
import { useCall } from '@/table/use-call';
import { useSettled } from '@/table/use-settled';
import { CodeChip } from '@/ui/code-chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';

/** A product as the shop lists it. */
export type ListedProduct = Answer<'GET /api/products'>[number];

/** A catalog of which a quotation is requested. */
export interface RequestedCatalog {
  readonly id: number;
  readonly title: string;
}

interface ProductChoiceProps {
  /** Whose products alone are offered. */
  readonly catalog?: RequestedCatalog | undefined;
  readonly value: ListedProduct | null;
  readonly onChange: (product: ListedProduct | null) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** Of the product's field. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** How many products are offered at once; typing narrows them. */
const OFFERED = 20;
/** How long the typing must rest before the shop is asked, in milliseconds. */
const REST_MS = 250;

/** A product of the shop: its category first, which may be left out, then the product by typing. */
export function ProductChoice({ catalog, value, onChange, required = false, error, ref }: ProductChoiceProps) {
  const t = useTranslations();
  const local = useLocalName();
  const reader = useLocale();
  const [category, setCategory] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const query = useSettled(typed, REST_MS);
  // What stands in the field after a choice is the product's own name, which is no search.
  const search = value && [value.name, local(value.name)].includes(query) ? '' : query.trim();
  const { state } = useCall('GET /api/products', {
    query: catalog ? { catalog: String(catalog.id) } : { pageSize: String(OFFERED), ...(category && { category }), ...(search && { search, reader, sort: 'featured' }) },
  });
  const listed = useMemo(() => (state.phase === 'ready' ? state.answer : []), [state]);
  // A catalog is a short list, which comes whole.
  const found = catalog ? listed.filter(({ name }) => `${name}\n${local(name)}`.toLowerCase().includes(search.toLowerCase())) : listed;
  const products = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  const categories = useMemo(() => CATEGORIES.map(({ slug, name }) => ({ value: name, label: t(`categories.${slug}`) })), [t]);

  const chooseCategory = (next: string | null) => {
    setCategory(next);
    if (next !== null && value && value.category !== next) onChange(null);
  };
  return (
    <>
      {catalog ? <p className="text-sm">{t('rfq.ofCatalog', { title: catalog.title })}</p> : (
        <Field label={t('rfq.category')}>
          {(wiring) => (
            <Combobox
              {...wiring} options={categories} value={category} onValueChange={chooseCategory} placeholder={t('rfq.allCategories')}
              labels={{ open: t('rfq.showCategories'), clear: t('rfq.allCategories'), empty: t('dashboard.noMatch') }}
            />
          )}
        </Field>
      )}
      <Field
        label={t('rfq.product')} required={required} error={error}
        hint={t(state.phase === 'failed' ? 'rfq.productsFailed' : required ? 'rfq.chooseProductHint' : 'rfq.productHint')}
      >
        {(wiring) => (
          <Combobox
            {...wiring} ref={ref} remote
            options={products.map((product) => ({ value: String(product.id), label: local(product.name), aside: <CodeChip>{`${t('shop.hsCode')} ${product.hs_code}`}</CodeChip> }))}
            value={value === null ? null : String(value.id)}
            onValueChange={(id) => onChange(products.find((product) => String(product.id) === id) ?? null)}
            onQueryChange={setTyped}
            placeholder={t('rfq.chooseProduct')}
            labels={{ open: t('rfq.showProducts'), clear: t('rfq.noProduct'), empty: t(state.phase === 'loading' ? 'common.loading' : 'rfq.noProductFound') }}
          />
        )}
      </Field>
    </>
  );
}
