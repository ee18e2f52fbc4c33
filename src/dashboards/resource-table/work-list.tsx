'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef } from 'react';
import { SETTINGS } from '@/modules/platform/settings.schema';
import type { TableDefinition, TableRow } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { useRowSource } from '../commands/command-centre';
import { useDesk } from '../desk/desk-counts';
import { useStoredFlag } from '../stored-flag';
import { ActionDialog } from './action-dialog';
import { BulkBar } from './bulk-bar';
import { CreateButtons } from './create-button';
import { DetailSheet } from './detail-sheet';
import { FilterChips } from './filter-chips';
import { rowCommands } from './row-commands';
import { TableBody } from './table-body';
import { TableToolbar } from './table-toolbar';
import { useBulk } from './use-bulk';
import { useExport } from './use-export';
import { useRowActions, type OpenForm, type OpenPanel, type RowActions, type RowsChange } from './use-row-actions';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';
import type { TableAddress } from './use-table-address';
import { useTableModel } from './use-table-model';

interface WorkListProps extends Pick<RowsChange, 'reload' | 'change'> {
  readonly definition: TableDefinition;
  readonly rows: readonly TableRow[];
  readonly address: TableAddress;
}

/** A list with its rows: tools above, tables, the open row, the selection, the keys. */
export function WorkList({ definition, rows, address, reload, change }: WorkListProps) {
  const t = useTranslations();
  const list = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const model = useTableModel(definition, rows, address);
  const taken = { reload, change, onDone: desk.reload, show: address.show };
  const actions = useRowActions(definition, taken);
  const selection = useSelection(model.rows);
  const bulk = useBulk(selection, taken);
  const [compact, setCompact] = useStoredFlag('compactRows');
  const exportRows = useExport(definition, rows, model);
  const current = useRowKeys({ list, onSelect: selection.toggle, onOpen: address.show, onClose: () => clearAny(selection) });
  useRowSource(() => {
    const row = model.rows.find(({ id }) => id === current());
    return row ? { id: row.id, commands: rowCommands({ definition, row, actions, selection, address, words: { message: (key) => t(key) } }) } : null;
  });
  const open = rows.find((row) => row.id === address.open);

  return (
    <div ref={list} className="grid grid-cols-1 gap-4" data-density={compact ? 'compact' : 'normal'}>
      {actions.failure && actions.failure.rowId !== address.open && <Alert tone="bad" live="none">{actions.failure.text}</Alert>}
      {rows.length > 0 && <CreateButtons definition={definition} actions={actions} />}
      {rows.length > 0 && (
        <TableToolbar
          definition={definition} rows={rows} shown={model.rows.length} address={address}
          compact={compact} onCompact={setCompact} onExport={() => exportRows(model.rows)}
        />
      )}
      <FilterChips definition={definition} rows={rows} address={address} />
      {rows.length >= SETTINGS.listLimit && <Alert live="none">{t('dashboard.tooMany', { limit: SETTINGS.listLimit })}</Alert>}
      <TableBody definition={definition} all={rows} shown={model.rows} address={address} actions={actions} selection={selection} />
      <BulkBar definition={definition} selection={selection} bulk={bulk} onExport={() => exportRows(selection.rows)} />
      {open && <DetailSheet key={open.id} definition={definition} row={open} actions={actions} onClose={() => address.show(null)} />}
      {actions.panel && <PanelDialog {...actions.panel} onClose={actions.closePanel} />}
      {actions.form && <FormDialog form={actions.form} rows={rows} actions={actions} />}
    </div>
  );
}

/** Takes back the selection; `false` when there is none. */
function clearAny({ rows, clear }: ReturnType<typeof useSelection>): boolean {
  if (rows.length === 0) return false;
  clear();
  return true;
}

/** The panel that a row has opened. */
function PanelDialog({ panel: { view: View }, row, onClose }: OpenPanel & { onClose: () => void }) {
  return <Suspense><View row={row} onClose={onClose} /></Suspense>;
}

/** The open dialog with its row as the list has it now. */
function FormDialog({ form, rows, actions }: { form: OpenForm; rows: readonly TableRow[]; actions: RowActions }) {
  const row = rows.find(({ id }) => id === form.row.id) ?? form.row;
  return <ActionDialog key={`${form.action.label}:${row.id}`} form={form} row={row} actions={actions} />;
}
