import { statesOf } from '@/machine/machine';
import type { MessageKey } from '@/i18n/message-key';
import type { TableDefinition, TableRow } from '@/table/definition';

/** One choice of the status filter; `label` where it is a set of statuses with a name of its own. */
export interface StatusChoice {
  readonly value: string;
  readonly count: number;
  readonly label?: MessageKey;
}

const setOf = (definition: TableDefinition, chosen: string) => definition.statusSets?.find(({ id }) => id === chosen);

/** The name of a chosen set, or undefined for a single status. */
export function labelOfSet(definition: TableDefinition, chosen: string): MessageKey | undefined {
  return setOf(definition, chosen)?.label;
}

/** Whether a row stands under what the filter is set to; everything does while it is not. */
export function hasStatus(definition: TableDefinition, { status = '' }: TableRow, chosen: string): boolean {
  return chosen === '' || (setOf(definition, chosen)?.statuses.includes(status) ?? status === chosen);
}

/** What the filter offers: sets first, then the statuses in the machine's order. Without sets only those that rows have, or that is chosen. */
export function statusChoices(definition: TableDefinition, rows: readonly TableRow[], chosen: string): StatusChoice[] {
  const { statusSets = [], machine } = definition;
  const countOf = (value: string) => rows.filter((row) => hasStatus(definition, row, value)).length;
  const single = (machine ? statesOf(machine) : []).map((value) => ({ value, count: countOf(value) }));
  return [
    ...statusSets.map(({ id, label }) => ({ value: id, label, count: countOf(id) })),
    ...single.filter(({ value, count }) => statusSets.length > 0 || count > 0 || value === chosen),
  ];
}
