'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import type { Column, ColumnKind, TableDefinition, TableRow } from '@/table/definition';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Cell, HeadCell, RowHead, SortHeadCell, Table, type CellKind } from '@/ui/data-table';
import { IconButton } from '@/ui/icon-button';
import { isSpared } from './column-values';
import { RowButtons } from './row-buttons';
import { CellContent } from './table-cell';
import type { RowActions } from './use-row-actions';
import { useRoom, type Room } from './use-room';
import type { Selection } from './use-selection';
import type { TableAddress } from './use-table-address';

interface RowsTableProps {
  readonly definition: TableDefinition;
  /** Those of its columns that are shown. */
  readonly columns: readonly Column<TableRow>[];
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly address: TableAddress;
  readonly actions: RowActions;
  readonly selection: Selection;
}

function cellKind({ kind }: Column<TableRow>): CellKind {
  if (kind === 'money' || kind === 'quantity' || kind === 'count') return 'number';
  return kind === 'status' || kind === 'labels' ? kind : 'text';
}

/** Cells that give room, or keep some, beside the others. */
const CELL_CLASSES: Partial<Record<ColumnKind, string>> = { text: 'table-fill', email: 'table-reach', external: 'table-place', party: 'table-name' };

/** Up, down, and off again. */
function nextSort(address: TableAddress, id: string) {
  if (address.sort?.id !== id) return { id, desc: false };
  return address.sort.desc ? null : { id, desc: true };
}

/** One table of rows: heads that sort, cells by kind, buttons; on a phone each row is a card. */
export function RowsTable({ definition, columns, label, rows, address, actions, selection }: RowsTableProps) {
  const t = useTranslations();
  const { body, room } = useRoom();
  return (
    <Table label={label} className="table-cards" frameClassName="table-page" data-room={room}>
      <thead>
        <tr>
          <HeadCell kind="check"><PageCheck rows={rows} selection={selection} /></HeadCell>
          {columns.map((column) => {
            const head = t(column.header);
            const sorted = address.sort?.id === column.id ? (address.sort.desc ? 'descending' : 'ascending') : 'none';
            return (
              <SortHeadCell
                key={column.id} kind={cellKind(column)} sorted={sorted} title={t('dashboard.sortBy', { column: head })}
                onClick={() => address.sortBy(nextSort(address, column.id))}
              >
                {head}
              </SortHeadCell>
            );
          })}
          <HeadCell kind="actions">{t('common.actions')}</HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => <Row key={row.id} definition={definition} columns={columns} row={row} address={address} actions={actions} selection={selection} room={room} />)}
      </tbody>
    </Table>
  );
}

function Row({ definition, columns, row, address, actions, selection, room }: Omit<RowsTableProps, 'label' | 'rows'> & { row: TableRow; room: Room }) {
  const t = useTranslations();
  const [first, ...others] = columns;
  const open = address.open === row.id;
  const isTight = room !== 'enough' && room !== 'narrow';
  // For the mouse, the whole row is a target; the keyboard has the link and the button in it.
  const press = (event: MouseEvent) => {
    // The second press of two: the first has opened this row, or closed the dialog that lay over it.
    if (event.detail > 1) return;
    const onControl = event.target instanceof Element && event.target.closest('a, button, label') !== null;
    if (!onControl && window.getSelection()?.toString() === '') address.show(row.id);
  };
  return (
    <tr data-clickable data-row={row.id} data-current={open || undefined} aria-selected={selection.has(row.id) || undefined} onClick={press}>
      <Cell kind="check">
        <Checkbox hideLabel label={t('dashboard.selection.row', { id: String(row.id) })} checked={selection.has(row.id)} onChange={() => selection.toggle(row.id)} />
      </Cell>
      {first && (
        <RowHead data-label={t(first.header)}>
          <RowLink address={address} id={row.id}><CellContent column={first} row={row} /></RowLink>
        </RowHead>
      )}
      {others.map((column) => (
        <Cell key={column.id} kind={cellKind(column)} data-label={t(column.header)} data-spared={isSpared(column, row) || undefined} className={column.isWide ? 'table-fill' : CELL_CLASSES[column.kind]}><CellContent column={column} row={row} /></Cell>
      ))}
      <Cell kind="actions">
        <span className="table-actions" data-tight={isTight || undefined}>
          <OpenButton label={t(definition.detail.open ?? 'common.view')} tight={room !== 'enough' && room !== 'tight'} onOpen={() => address.show(row.id)} />
          <RowButtons definition={definition} row={row} actions={actions} tight={isTight} />
        </span>
      </Cell>
    </tr>
  );
}

/** Opens a row; an eye where there is no room for its words. */
function OpenButton({ label, tight, onOpen }: { label: string; tight: boolean; onOpen: () => void }) {
  if (tight) return <IconButton size="sm" label={label} onClick={onOpen}><Eye aria-hidden="true" size={16} /></IconButton>;
  return <Button size="sm" variant="quiet" onClick={onOpen}>{label}</Button>;
}

/** The box over a column of boxes: all rows of the page, some, or none. */
function PageCheck({ rows, selection }: { rows: readonly TableRow[]; selection: Selection }) {
  const t = useTranslations('dashboard.selection');
  const ticked = rows.filter(({ id }) => selection.has(id)).length;
  const all = ticked === rows.length;
  return <Checkbox hideLabel label={t('page')} checked={all} indeterminate={ticked > 0 && !all} onChange={() => selection.set(rows.map(({ id }) => id), !all)} />;
}

/** The address of an open row: a plain press opens it here, any other way of following a link works as well. */
function RowLink({ address, id, children }: { address: TableAddress; id: number; children: ReactNode }) {
  return (
    <a
      href={`?${address.openKey}=${id}`}
      className="link inline-flex min-h-6 items-center"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        address.show(id);
      }}
    >
      {children}
    </a>
  );
}
