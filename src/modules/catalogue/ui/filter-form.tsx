'use client';

import { Field } from '@/ui/field';
import { GetForm } from '@/ui/get-form';
import { Input } from '@/ui/input';
import type { Markup } from '@/ui/kept-markup';
import { Select } from '@/ui/select';
import { FILTERS_ID } from '../shop-anchor.schema';
import { chooseCurrency, useChosenCurrency } from './display-currency';

interface Choice {
  label: string;
  value: string;
  options: Markup;
}

export interface FilterFormProps {
  action: string;
  label: string;
  apply: string;
  search: { label: string; placeholder: string; value: string };
  category: Choice;
  port: Choice;
  sort: Choice;
  prices: Choice;
  /** Filters that have no field here, carried along. */
  kept: Readonly<Record<string, string>>;
}

const PLACES = [['category', 'max-lg:col-span-2'], ['port', ''], ['sort', ''], ['prices', '']] as const;
const DEFAULTS = { port: 'All Ports', sort: 'featured' };

/** The shop's form: a plain one without JavaScript; with it, the list follows each letter and each choice. */
export function FilterForm(props: FilterFormProps) {
  const remembered = useChosenCurrency();
  const { action, label, apply, search, kept } = props;
  const chosen = Object.fromEntries(PLACES.map(([name]) => [name, props[name].value]));
  return (
    <GetForm
      id={FILTERS_ID}
      role="search"
      aria-label={label}
      action={action}
      values={{ search: search.value, ...chosen, prices: props.prices.value || remembered }}
      defaults={DEFAULTS}
      isLive
      className="card grid grid-cols-2 items-end gap-x-3 gap-y-3 p-4 scroll-mt-20 lg:grid-cols-[1.7fr_1.8fr_1.3fr_1.4fr_1.2fr_auto]"
    >
      <Field label={search.label} className="max-lg:col-span-2">
        <Input id="filter-search" type="search" name="search" maxLength={100} defaultValue={search.value} placeholder={search.placeholder} />
      </Field>
      {PLACES.map(([name, className]) => (
        <Field key={name} label={props[name].label} className={className}>
          <Select id={`filter-${name}`} name={name} defaultValue={props[name].value} markup={props[name].options} onChange={name === 'prices' ? (event) => chooseCurrency(event.currentTarget.value) : undefined} />
        </Field>
      ))}
      {Object.entries(kept).map(([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} readOnly />)}
      <button type="submit" className="btn btn-ink">
        {apply}
      </button>
    </GetForm>
  );
}
