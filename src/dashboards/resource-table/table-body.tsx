'use client';

import { useTranslations } from 'next-intl';
import type { TableDefinition, TableRow } from '@/table/definition';
import { byDueDay } from './due-day';
import { TablePart } from './table-part';
import { NoMatch, TableEmpty } from './table-states';
import type { RowActions } from './use-row-actions';
import type { Selection } from './use-selection';
import type { TableAddress } from './use-table-address';

interface TableBodyProps {
  readonly definition: TableDefinition;
  readonly all: readonly TableRow[];
  /** What search and filter leave. */
  readonly shown: readonly TableRow[];
  readonly address: TableAddress;
  readonly actions: RowActions;
  readonly selection: Selection;
}

/** The rows in one table, or in one for each group. */
export function TableBody({ definition, all, shown, address, actions, selection }: TableBodyProps) {
  const t = useTranslations();
  if (all.length > 0 && shown.length === 0) return <NoMatch onClear={address.clear} />;
  if (!definition.groups) {
    if (all.length === 0) return <TableEmpty definition={definition} actions={actions} />;
    return <TablePart definition={definition} part="" label={t(definition.title)} rows={shown} address={address} actions={actions} selection={selection} />;
  }
  return (
    <>
      {all.length === 0 && <TableEmpty definition={definition} actions={actions} />}
      {definition.groups.map((group) => {
        const isIn = (row: TableRow) => group.statuses.includes(row.status ?? '');
        const rows = byDueDay(shown.filter(isIn), address.sort ? undefined : group.due);
        return (
          <section key={group.id} className="grid grid-cols-1 gap-2">
            <h2 className="flex items-center gap-2 text-lg">
              {t(group.title)}
              <span className="count font-sans">{rows.length}</span>
            </h2>
            {rows.length === 0
              ? <p className="card px-4 py-3 text-sm text-muted">{t(all.some(isIn) ? 'dashboard.noMatch' : group.empty)}</p>
              : <TablePart definition={definition} part={group.id} label={t(group.title)} rows={rows} address={address} actions={actions} selection={selection} />}
          </section>
        );
      })}
    </>
  );
}
