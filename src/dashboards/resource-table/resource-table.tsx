'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect } from 'react';
import { SETTINGS } from '@/modules/platform/settings.schema';
import type { TableDefinition, TableRow } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { notify } from '@/ui/notify';
import { useStoredFlag } from '../stored-flag';
import { TABLES, type TableId } from '../tables';
import { ActionDialog } from './action-dialog';
import { CreateButton } from './create-button';
import { DetailSheet } from './detail-sheet';
import { TableBody } from './table-body';
import { TableFailed, TableLoading } from './table-states';
import { TableToolbar } from './table-toolbar';
import { useExport } from './use-export';
import { useRowActions, type OpenForm, type RowActions } from './use-row-actions';
import { useRows } from './use-rows';
import { useTableAddress, type TableAddress } from './use-table-address';
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
  const { rows, error, retry, reload, change } = useRows(definition.rows);
  const address = useTableAddress(definition);
  const model = useTableModel(definition, rows, address);
  const actions = useRowActions(definition, { reload, change });
  const [compact, setCompact] = useStoredFlag('compactRows');
  const exportRows = useExport(definition, model);
  const open = rows?.find((row) => row.id === address.open);
  useMissingRow(definition, rows !== undefined && address.open !== null && !open, address);

  if (error !== undefined) return <TableFailed definition={definition} error={error} onRetry={retry} />;
  if (!rows) return <TableLoading />;
  return (
    <div className="grid grid-cols-1 gap-4" data-density={compact ? 'compact' : 'normal'}>
      {actions.failure && <Alert tone="bad" live="none">{actions.failure}</Alert>}
      {definition.create && rows.length > 0 && <CreateButton action={definition.create} actions={actions} className="justify-self-start" />}
      {rows.length > 0 && (
        <TableToolbar
          definition={definition} rows={rows} shown={model.rows.length} address={address}
          compact={compact} onCompact={setCompact} onExport={exportRows}
        />
      )}
      {rows.length >= SETTINGS.listLimit && <Alert live="none">{t('dashboard.tooMany', { limit: SETTINGS.listLimit })}</Alert>}
      <TableBody definition={definition} all={rows} shown={model.rows} address={address} actions={actions} />
      {open && <DetailSheet key={open.id} definition={definition} row={open} actions={actions} onClose={() => address.show(null)} />}
      {actions.form && <FormDialog form={actions.form} rows={rows} actions={actions} />}
    </div>
  );
}

/** The open dialog with its row as the list has it now. */
function FormDialog({ form, rows, actions }: { form: OpenForm; rows: readonly TableRow[]; actions: RowActions }) {
  const row = rows.find(({ id }) => id === form.row.id) ?? form.row;
  return <ActionDialog key={`${form.action.label}:${row.id}`} form={form} row={row} actions={actions} />;
}

/** Says that the address names a row that is not there, and takes it out of the address. */
function useMissingRow(definition: TableDefinition, isMissing: boolean, address: TableAddress): void {
  const t = useTranslations();
  useEffect(() => {
    if (!isMissing) return;
    notify.error(t(definition.missing ?? 'errors.not_found'));
    address.show(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each address that leads nowhere
  }, [isMissing]);
}
