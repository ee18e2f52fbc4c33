'use client';

import { Download, Rows3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RowFilter, TableDefinition, TableRow } from '@/table/definition';
import { useStatusWord } from '@/table/values';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Toolbar } from '@/ui/toolbar';
import { shownColumns } from './column-values';
import { NEWEST, waitsFirst } from './default-order';
import { statusChoices } from './status-filter';
import type { TableAddress } from './use-table-address';

interface TableToolbarProps {
  readonly definition: TableDefinition;
  /** All rows, for the counts of the statuses. */
  readonly rows: readonly TableRow[];
  /** How many are left by search and filter. */
  readonly shown: number;
  readonly address: TableAddress;
  readonly compact: boolean;
  readonly onCompact: (compact: boolean) => void;
  readonly onExport: () => void;
}

/** Search and filters; count, density and export at the end. On a phone two filters stand beside each other. */
export function TableToolbar({ definition, rows, shown, address, compact, onCompact, onExport }: TableToolbarProps) {
  const t = useTranslations();
  const word = useStatusWord();
  return (
    <Toolbar
      end={
        <>
          <p role="status" className="text-sm text-muted">{t('dashboard.rows', { count: shown })}</p>
          <Chip as="button" aria-pressed={compact} onClick={() => onCompact(!compact)} className="max-sm:hidden">
            <Rows3 aria-hidden="true" size={14} />
            {t('common.density')}
          </Chip>
          <Button size="sm" onClick={onExport} disabled={shown === 0}>
            <Download aria-hidden="true" />
            {t('common.exportCsv')}
          </Button>
        </>
      }
    >
      <Field label={t('dashboard.searchRows')} hideLabel className="min-w-0 grow basis-40 max-sm:basis-full sm:max-w-64">
        <Input
          type="search" className="control-sm" placeholder={t('dashboard.searchRows')} value={address.query}
          onChange={(event) => address.search(event.target.value)}
        />
      </Field>
      {definition.machine && (
        <Field label={t('dashboard.filterStatus')} hideLabel className="min-w-0 grow basis-36 max-sm:basis-[calc(50%-0.25rem)] sm:max-w-56">
          <Select
            className="control-sm" value={address.status} placeholder={t('dashboard.allStatuses')} onChange={(event) => address.filter(event.target.value)}
            options={statusChoices(definition, rows, address.status).map(({ value, label, count }) => ({ value, label: `${label ? t(label) : word(value)} (${count})` }))}
          />
        </Field>
      )}
      {definition.filters?.map((filter) => <FilterSelect key={filter.id} filter={filter} rows={rows} address={address} />)}
      <SortSelect definition={definition} rows={rows} address={address} />
      {address.isNarrowed && (
        <Button size="sm" variant="quiet" onClick={address.clear}>{t('common.clear')}</Button>
      )}
    </Toolbar>
  );
}

/** How the list is sorted, in words; on a phone, where the heads of the columns do not stand, the way to sort it. */
function SortSelect({ definition, rows, address: { sort, sortBy } }: Pick<TableToolbarProps, 'definition' | 'rows' | 'address'>) {
  const t = useTranslations();
  const start = waitsFirst(definition) ? 'waiting' : definition.groups ? 'groups' : NEWEST;
  const named = (id: string, isDown: boolean) => {
    const column = definition.columns.find((one) => one.id === id);
    return column && { value: `${isDown ? '-' : ''}${id}`, label: t(isDown ? 'dashboard.sort.down' : 'dashboard.sort.up', { column: t(column.header) }) };
  };
  const value = sort ? `${sort.desc ? '-' : ''}${sort.id}` : '';
  const columns = shownColumns(definition.columns, rows).flatMap(({ id }) => [named(id, false), ...(value === `-${id}` ? [named(id, true)] : [])]);
  return (
    <Field label={t('dashboard.sort.label')} hideLabel className="min-w-0 grow basis-36 max-sm:basis-[calc(50%-0.25rem)] sm:max-w-56">
      <Select
        className="control-sm" value={value} title={t('dashboard.sort.label')}
        onChange={({ currentTarget: { value: chosen } }) => sortBy(chosen === '' ? null : { id: chosen.replace(/^-/, ''), desc: chosen.startsWith('-') })}
        options={[
          { value: '', label: t(`dashboard.sort.${start}`) },
          ...(start === 'waiting' ? [{ value: NEWEST, label: t('dashboard.sort.newest') }] : []),
          ...columns.filter((option) => option !== undefined),
        ]}
      />
    </Field>
  );
}

/** One of the table's own filters, with how many rows stand under each choice. */
function FilterSelect({ filter, rows, address }: { filter: RowFilter<TableRow>; rows: readonly TableRow[]; address: TableAddress }) {
  const t = useTranslations();
  const options = new Map<string, { label: string; count: number }>();
  for (const row of rows) {
    const option = filter.option(row);
    if (!option) continue;
    const label = typeof option.label === 'string' ? t(option.label) : option.label.text;
    options.set(option.value, { label, count: (options.get(option.value)?.count ?? 0) + 1 });
  }
  return (
    <Field label={t(filter.label)} hideLabel className="min-w-0 grow basis-36 max-sm:basis-[calc(50%-0.25rem)] sm:max-w-56">
      <Select
        className="control-sm" value={address.chosen[filter.id] ?? ''} placeholder={t('dashboard.allOf', { name: t(filter.label) })} onChange={(event) => address.choose(filter.id, event.target.value)}
        options={[...options].map(([value, { label, count }]) => ({ value, label: `${label} (${count})` }))}
      />
    </Field>
  );
}
