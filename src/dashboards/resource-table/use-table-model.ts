'use client';

import {
  columnFilteringFeature, createColumnHelper, createFilteredRowModel, createSortedRowModel, globalFilteringFeature, rowSortingFeature,
  tableFeatures, useTable,
} from '@tanstack/react-table';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import type { TableDefinition, TableRow } from '@/table/definition';
import { compareValues, matches, sortValue } from './column-values';
import { hasStatus } from './status-filter';
import { inDefaultOrder, NEWEST } from './default-order';
import type { TableAddress } from './use-table-address';
import { useWords } from './use-words';

const features = tableFeatures({
  columnFilteringFeature, globalFilteringFeature, filteredRowModel: createFilteredRowModel(),
  rowSortingFeature, sortedRowModel: createSortedRowModel(),
});
const helper = createColumnHelper<typeof features, TableRow>();
const NONE: TableRow[] = [];

/** The rows as the address asks for them: searched, filtered by status and sorted. */
export function useTableModel(definition: TableDefinition, rows: readonly TableRow[] | undefined, address: TableAddress) {
  const words = useWords();
  const locale = useLocale();
  const columns = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return helper.columns(definition.columns.map((column) => helper.accessor((row) => sortValue(column, row, words), {
      id: column.id,
      sortUndefined: 'last',
      sortFn: (a, b, id) => compareValues(a.getValue<string | number>(id), b.getValue<string | number>(id), collator),
    })));
  }, [definition, words, locale]);
  const searched = useMemo(() => definition.columns.filter((column) => definition.search.includes(column.id)), [definition]);

  const ordered = useMemo(() => inDefaultOrder(definition, rows ?? NONE, address.sort?.id === NEWEST), [definition, rows, address.sort?.id]);
  const known = definition.columns.some((column) => column.id === address.sort?.id);
  const table = useTable({
    features,
    columns,
    data: ordered,
    getRowId: (row) => String(row.id),
    state: {
      sorting: known && address.sort ? [{ ...address.sort }] : [],
      globalFilter: JSON.stringify([address.query, address.status, address.chosen]),
      columnFilters: [],
    },
    globalFilterFn: ({ original }) =>
      hasStatus(definition, original, address.status) && isChosen(definition, original, address.chosen) && matches(original, searched, address.query, words),
    getColumnCanGlobalFilter: (column) => column.id === definition.columns[0]?.id,
  });
  return { rows: table.getSortedRowModel().rows.map((row) => row.original), words };
}

/** Whether a row stands under what the table's own filters are set to. */
function isChosen(definition: TableDefinition, row: TableRow, chosen: TableAddress['chosen']): boolean {
  return (definition.filters ?? []).every(({ id, option }) => !chosen[id] || option(row)?.value === chosen[id]);
}

export type TableModel = ReturnType<typeof useTableModel>;

/** One page of some rows, and which it is: an address may name one that is not there any more. */
export function pageOf<T>(rows: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pages);
  const first = (current - 1) * size;
  return { rows: rows.slice(first, first + size), page: current, pages, from: rows.length === 0 ? 0 : first + 1, to: Math.min(first + size, rows.length) };
}
