'use client';

import { useMemo } from 'react';
import type { Answer, api, CallName } from '@/http/client';
import type { TableDefinition, TableRow } from '@/table/definition';
import { sinceOf, useCall, useReturn } from '@/table/use-call';
import { useOnRing } from '../notifications/use-on-ring';

type Options = Parameters<typeof api<CallName>>[1];

/** The rows of a table: asked for when it is opened, when the bell rings, and whenever the reader comes back to the window. */
export function useRows({ rows: call, only }: TableDefinition) {
  const { state, retry, reload, change } = useCall<CallName>(call, {} as Options);
  useReturn(reload);
  useOnRing(reload, sinceOf(state));
  // A list call answers rows (definition.ts); by its general name TypeScript no longer knows.
  const answered = state.phase === 'ready' ? (state.answer as readonly TableRow[]) : undefined;
  const rows = useMemo(() => (only ? answered?.filter(only) : answered), [answered, only]);
  return {
    rows,
    error: state.phase === 'failed' ? state.error : undefined,
    retry,
    reload,
    change: (update: (rows: readonly TableRow[]) => TableRow[]) => change((answer) => update(answer as readonly TableRow[]) as Answer<CallName>),
  };
}
