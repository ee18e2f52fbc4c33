'use client';

import type { Answer, api, CallName } from '@/http/client';
import type { ListCall, TableRow } from '@/table/definition';
import { useCall, useReturn } from '@/table/use-call';
import { useOnRing } from '../notifications/use-on-ring';

type Options = Parameters<typeof api<CallName>>[1];

/** The rows of a table: asked for when it is opened, when the bell rings, and whenever the reader comes back to the window. */
export function useRows(call: ListCall) {
  const { state, retry, reload, change } = useCall<CallName>(call, {} as Options);
  useReturn(reload);
  useOnRing(reload);
  return {
    // A list call answers rows (definition.ts); by its general name TypeScript no longer knows.
    rows: state.phase === 'ready' ? (state.answer as readonly TableRow[]) : undefined,
    error: state.phase === 'failed' ? state.error : undefined,
    retry,
    reload,
    change: (update: (rows: readonly TableRow[]) => TableRow[]) => change((answer) => update(answer as readonly TableRow[]) as Answer<CallName>),
  };
}
