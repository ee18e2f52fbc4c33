'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import type { TableDefinition } from '@/table/definition';
import { notify } from '@/ui/notify';
import { TABLES, type TableId } from '../tables';
import { TableFailed, TableLoading } from './table-states';
import { useRows } from './use-rows';
import { useTableAddress, type TableAddress } from './use-table-address';
import { WorkList } from './work-list';

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
  const { rows, error, retry, reload, change } = useRows(definition);
  const address = useTableAddress(definition);
  const acted = useRef<number | null>(null);
  useMissingRow(definition, rows !== undefined && address.open !== null && !rows.some(({ id }) => id === address.open), address, acted);
  /** What was done or refused has been said; a row that leaves the list with it needs no second word. */
  const afterAct = () => {
    acted.current = address.open;
    return reload();
  };

  if (error !== undefined) return <TableFailed definition={definition} error={error} onRetry={retry} />;
  if (!rows) return <TableLoading />;
  return <WorkList definition={definition} rows={rows} address={address} reload={afterAct} change={change} />;
}

/** Says that the address names a row that is not there, unless something was just done with it, and takes it out of the address. */
function useMissingRow(definition: TableDefinition, isMissing: boolean, address: TableAddress, acted: RefObject<number | null>): void {
  const t = useTranslations();
  useEffect(() => {
    if (!isMissing) return;
    if (acted.current !== address.open) notify.error(t(definition.missing ?? 'errors.not_found'));
    address.show(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each address that leads nowhere
  }, [isMissing]);
}
