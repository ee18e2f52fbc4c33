import type { TableDefinition, TableRow } from '@/table/definition';
import { isWaiting } from './action-call';

/** The order that a list can be put in beside those of its columns. */
export const NEWEST = 'newest';

/** Whether rows of a list can wait for its reader: then they stand first. */
export const waitsFirst = ({ machine, actions, groups }: TableDefinition): boolean => (machine !== null || actions.some(({ due }) => due)) && actions.length > 0 && !groups;

/** Rows by their number, the highest and so the newest first, where that is what they are known by; as they came otherwise. */
function newestFirst({ columns: [first] }: TableDefinition, rows: readonly TableRow[]): TableRow[] {
  const isNumbered = first?.kind === 'code' && rows.every((row) => first.value(row) === row.id);
  return isNumbered ? rows.toSorted((a, b) => b.id - a.id) : [...rows];
}

/**
 * The rows of a list of which no column was chosen to sort by: what waits for the reader before all else, and the newest
 * first; what is urgent before both, in the order in which it came. `onlyNewest` leaves out all but the newest.
 */
export function inDefaultOrder(definition: TableDefinition, rows: readonly TableRow[], onlyNewest: boolean): TableRow[] {
  if (definition.groups) return [...rows];
  const newest = newestFirst(definition, rows);
  if (onlyNewest || !waitsFirst(definition)) return newest;
  const waiting = new Set(newest.filter((row) => isWaiting(definition, row)));
  const first = new Set([...rows.filter((row) => definition.urgent?.(row) ?? false), ...waiting]);
  return [...first, ...newest.filter((row) => !first.has(row))];
}
