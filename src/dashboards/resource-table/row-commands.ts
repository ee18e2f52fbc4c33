import type { TableDefinition, TableRow } from '@/table/definition';
import type { Command } from '@/ui/command-dialog';
import { actionsOf, panelsOf, waitsFor } from './action-call';
import type { Words } from './column-values';
import type { RowActions } from './use-row-actions';
import type { Selection } from './use-selection';
import type { TableAddress } from './use-table-address';

interface RowContext {
  readonly definition: TableDefinition;
  readonly row: TableRow;
  readonly actions: RowActions;
  readonly selection: Selection;
  readonly address: TableAddress;
  readonly words: Pick<Words, 'message'>;
}

/** What the palette offers for the row on which the keyboard stands: its actions, its details, its place in the selection. */
export function rowCommands({ definition, row, actions, selection, address, words }: RowContext): Command[] {
  return [
    ...actionsOf(definition, row).filter((action) => waitsFor(action, row) === null).map((action) => ({ id: action.label, label: words.message(action.label), run: () => actions.start(action, row) })),
    ...panelsOf(definition, row).map((panel) => ({ id: panel.label, label: words.message(panel.label), run: () => actions.openPanel(panel, row) })),
    { id: 'open', label: words.message(definition.detail.open ?? 'common.view'), run: () => address.show(row.id) },
    { id: 'select', label: words.message('dashboard.keys.select'), run: () => selection.toggle(row.id) },
  ];
}
