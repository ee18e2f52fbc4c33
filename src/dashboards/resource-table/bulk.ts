import type { AnyAction, TableDefinition, TableRow } from '@/table/definition';
import type { Words } from './column-values';
import { actionsOf, waitsFor } from './action-call';

/** The actions that may be done with all of some rows at once: those that need no form and that every row offers. */
export function bulkActions(definition: TableDefinition, rows: readonly TableRow[]): AnyAction[] {
  const [first, ...others] = rows.map((row) => actionsOf(definition, row).filter((action) => !action.form && waitsFor(action, row) === null));
  return first?.filter((action) => others.every((offered) => offered.includes(action))) ?? [];
}

/** What must be said before an action is done with many rows, each thing once. */
export function bulkWarnings(action: AnyAction, rows: readonly TableRow[], words: Pick<Words, 'message'>): string[] {
  const keys = rows.flatMap((row) => action.bulkWarning?.(row) ?? []);
  return [...new Set(keys)].map(words.message);
}
