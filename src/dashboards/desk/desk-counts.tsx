'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import type { DeskAnswer } from '@/modules/desk/desk.schema';
import { sinceOf, useCall, useReturn } from '@/table/use-call';
import { useOnRing } from '../notifications/use-on-ring';

interface Desk {
  readonly counts: DeskAnswer;
  /** Something of the reader's own was done. */
  readonly reload: () => Promise<void>;
}

const Context = createContext<Desk | null>(null);
const NONE: DeskAnswer = {};

/** How much waits for the reader on each list, asked for once for all tabs and kept live by the bell. */
export function DeskCounts({ children }: { children: ReactNode }) {
  const { state, reload } = useCall('GET /api/desk', {});
  useOnRing(reload, sinceOf(state));
  useReturn(reload);
  const counts = state.phase === 'ready' ? state.answer : NONE;
  const desk = useMemo(() => ({ counts, reload }), [counts, reload]);
  return <Context value={desk}>{children}</Context>;
}

/** The counts of the shell around. */
export function useDesk(): Desk {
  const desk = use(Context);
  if (!desk) throw new Error('useDesk needs DeskCounts around it');
  return desk;
}
