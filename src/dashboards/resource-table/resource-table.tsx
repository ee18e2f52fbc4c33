'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useMemo } from 'react';
import type { CallName } from '@/http/client';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { Alert } from '@/ui/alert';
import { notify } from '@/ui/notify';
import { useStoredFlag } from '../stored-flag';
import { TABLES, type TableId } from '../tables';
import { ActionDialog } from './action-dialog';
import { exportedCells, exportedHeads } from './column-values';
import { download, toCsv } from './csv';
import type { TableDefinition, TableRow } from '@/table/definition';
import { DetailSheet } from './detail-sheet';
import { TablePart } from './table-part';
import { NoMatch, TableEmpty, TableFailed, TableLoading } from './table-states';
import { TableToolbar } from './table-toolbar';
import { useCall, useReturn } from '@/table/use-call';
import { useRowActions } from './use-row-actions';
import { useTableAddress } from './use-table-address';
import { useTableModel } from './use-table-model';

/**
 * A work list of a dashboard: its definition is looked up by id here in the browser, since it holds functions, which
 * can't cross from the server.
 */
export function ResourceTable({ table }: { table: TableId }) {
  return (
    <Suspense fallback={<TableLoading />}>
      <LoadedTable definition={TABLES[table]} />
    </Suspense>
  );
}

function LoadedTable({ definition }: { definition: TableDefinition }) {
  const t = useTranslations();
  const { state, retry, reload, change } = useCall(definition.rows as CallName, {} as never);
  useReturn(reload);
  // The definition's call answers rows (definition.ts, ListCall).
  const rows = state.phase === 'ready' ? (state.answer as readonly TableRow[]) : undefined;
  const address = useTableAddress(definition);
  const model = useTableModel(definition, rows, address);
  const actions = useRowActions(definition, { reload, change: change as never });
  const [compact, setCompact] = useStoredFlag('compactRows');
  const open = useMemo(() => rows?.find((row) => row.id === address.open), [rows, address.open]);

  const isMissing = rows !== undefined && address.open !== null && !open;
  useEffect(() => {
    if (!isMissing) return;
    notify.error(t(definition.missing ?? 'errors.not_found'));
    address.show(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each address that leads nowhere
  }, [isMissing]);

  function exportRows() {
    const words = { ...model.words, extra: (kind: 'money' | 'quantity', column: string) => t(kind === 'money' ? 'dashboard.csvCurrency' : 'dashboard.csvUnit', { column }) };
    const head = definition.columns.flatMap((column) => exportedHeads(column, words));
    const lines = model.rows.map((row) => definition.columns.flatMap((column) => exportedCells(column, row, words)));
    download(`${definition.file}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv([head, ...lines]));
  }

  if (state.phase === 'failed') return <TableFailed definition={definition} error={state.error} onRetry={retry} />;
  if (!rows) return <TableLoading />;
  return (
    <div className="grid grid-cols-1 gap-4" data-density={compact ? 'compact' : 'normal'}>
      {actions.failure && <Alert tone="bad" live="none">{actions.failure}</Alert>}
      {rows.length > 0 && (
        <TableToolbar
          definition={definition} rows={rows} shown={model.rows.length} address={address}
          compact={compact} onCompact={setCompact} onExport={exportRows}
        />
      )}
      {rows.length >= SETTINGS.listLimit && <Alert live="none">{t('dashboard.tooMany', { limit: SETTINGS.listLimit })}</Alert>}
      <Body definition={definition} all={rows} shown={model.rows} address={address} actions={actions} />
      {open && <DetailSheet key={open.id} definition={definition} row={open} actions={actions} onClose={() => address.show(null)} />}
      {actions.form && <ActionDialog form={actions.form} actions={actions} />}
    </div>
  );
}

interface BodyProps {
  readonly definition: TableDefinition;
  readonly all: readonly TableRow[];
  readonly shown: readonly TableRow[];
  readonly address: ReturnType<typeof useTableAddress>;
  readonly actions: ReturnType<typeof useRowActions>;
}

/** The rows in one table, or in one for each group. */
function Body({ definition, all, shown, address, actions }: BodyProps) {
  const t = useTranslations();
  if (all.length > 0 && shown.length === 0) return <NoMatch onClear={address.clear} />;
  if (!definition.groups) {
    if (all.length === 0) return <TableEmpty definition={definition} />;
    return <TablePart definition={definition} part="" label={t(definition.title)} rows={shown} address={address} actions={actions} />;
  }
  return (
    <>
      {all.length === 0 && <TableEmpty definition={definition} />}
      {definition.groups.map((group) => {
        const isIn = (row: TableRow) => group.statuses.includes(row.status);
        const rows = shown.filter(isIn);
        return (
          <section key={group.id} className="grid grid-cols-1 gap-2">
            <h2 className="flex items-center gap-2 text-lg">
              {t(group.title)}
              <span className="count font-sans">{rows.length}</span>
            </h2>
            {rows.length === 0
              ? <p className="card px-4 py-3 text-sm text-muted">{t(all.some(isIn) ? 'dashboard.noMatch' : group.empty)}</p>
              : <TablePart definition={definition} part={group.id} label={t(group.title)} rows={rows} address={address} actions={actions} />}
          </section>
        );
      })}
    </>
  );
}
