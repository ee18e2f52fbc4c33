'use client';

import { useTranslations } from 'next-intl';
import type { TableDefinition } from '@/table/definition';
import { exportedCells, exportedHeads } from './column-values';
import { download, toCsv } from './csv';
import type { TableModel } from './use-table-model';

/** Hands the rows that search and filter leave, in the order shown and on every page, to the browser as a CSV file. */
export function useExport(definition: TableDefinition, model: TableModel): () => void {
  const t = useTranslations('dashboard');
  return () => {
    const words = { ...model.words, extra: (kind: 'money' | 'quantity', column: string) => t(kind === 'money' ? 'csvCurrency' : 'csvUnit', { column }) };
    const head = definition.columns.flatMap((column) => exportedHeads(column, words));
    const lines = model.rows.map((row) => definition.columns.flatMap((column) => exportedCells(column, row, words)));
    download(`${definition.file}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv([head, ...lines]));
  };
}
