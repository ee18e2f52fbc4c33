'use client';

import { useTranslations } from 'next-intl';
import { download, downloadFrom } from '@/ui/download';
import type { TableDefinition, TableRow } from '@/table/definition';
import { exportedCells, exportedHeads } from './column-values';
import { toCsv } from '@/table/csv';
import type { TableModel } from './use-table-model';

/** Gives a function that hands rows to the browser as a CSV file, in the order given; `all` are those of the list. */
export function useExport(definition: TableDefinition, all: readonly TableRow[], { words: known }: TableModel): (rows: readonly TableRow[]) => void {
  const t = useTranslations('dashboard');
  return (rows) => {
    if (definition.exportFile) return downloadFrom(definition.exportFile(rows.length === all.length ? null : rows.map(({ id }) => id)));
    const words = { ...known, extra: (kind: 'money' | 'quantity', column: string) => t(kind === 'money' ? 'csvCurrency' : 'csvUnit', { column }) };
    const head = definition.columns.flatMap((column) => exportedHeads(column, words));
    const lines = rows.map((row) => definition.columns.flatMap((column) => exportedCells(column, row, words)));
    download(`${definition.file}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv([head, ...lines]), 'text/csv');
  };
}
