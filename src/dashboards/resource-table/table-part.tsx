'use client';

import { useTranslations } from 'next-intl';
import type { TableDefinition, TableRow } from '@/table/definition';
import { Button } from '@/ui/button';
import { Chevron } from '@/ui/chevron';
import { shownColumns } from './column-values';
import { RowsTable } from './rows-table';
import { usePageSize } from './use-page-size';
import type { RowActions } from './use-row-actions';
import type { Selection } from './use-selection';
import type { TableAddress } from './use-table-address';
import { pageOf } from './use-table-model';

interface TablePartProps {
  readonly definition: TableDefinition;
  /** The id of the group; empty for a table without groups. */
  readonly part: string;
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly address: TableAddress;
  readonly actions: RowActions;
  readonly selection: Selection;
}

/** A table with its pages. */
export function TablePart({ part, rows, ...table }: TablePartProps) {
  const t = useTranslations();
  const { address } = table;
  const page = pageOf(rows, address.page(part), usePageSize());
  return (
    <div className="grid grid-cols-1 gap-2">
      <RowsTable {...table} columns={shownColumns(table.definition.columns, rows)} rows={page.rows} />
      {page.pages > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm" data-print="hide">
          <p className="text-muted">{t('dashboard.showingRows', { from: page.from, to: page.to, total: rows.length })}</p>
          <div className="flex items-center gap-2">
            <Button size="sm" disabled={page.page === 1} onClick={() => address.setPage(part, page.page - 1)}>
              <Chevron to="start" />
              {t('common.previous')}
            </Button>
            <span className="tabular">{t('common.pageOf', { page: page.page, pages: page.pages })}</span>
            <Button size="sm" disabled={page.page === page.pages} onClick={() => address.setPage(part, page.page + 1)}>
              {t('common.next')}
              <Chevron to="end" />
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
