import type { TableRow } from '@/table/definition';

/** Behind every day that somebody plans with. */
const NEVER = '9999-12-31';

/** Rows by the day (YYYY-MM-DD) on which they are due, those without one last; equal ones, and all without `due`, stay as they came. */
export function byDueDay(rows: readonly TableRow[], due: ((row: TableRow) => string | null) | undefined): readonly TableRow[] {
  return due ? rows.toSorted((one, other) => (due(one) ?? NEVER).localeCompare(due(other) ?? NEVER)) : rows;
}
