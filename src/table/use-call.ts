'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Answer, type CallName } from '@/http/client';

export type CallState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | {
    readonly phase: 'ready';
    readonly answer: T;
    /** A moment of the server's clock (ISO 8601) before which nothing had happened that the answer does not know; null where the server did not say. */
    readonly since: string | null;
  };

/** How far a database's clock may be from the server's, and what the whole seconds of an answer's date hide, in milliseconds. */
const CLOCK_SLACK_MS = 2000;

/** From when on the bell may know what an answer does not; null without one. An answer whose time nobody said counts as all-knowing. */
export function sinceOf(state: CallState<unknown>): string | null {
  return state.phase === 'ready' ? (state.since ?? '9999') : null;
}

type Options<C extends CallName> = Parameters<typeof api<C>>[1];

/**
 * Reads from the API for as long as a component stands. `reload` asks again in the background: what is there stays until
 * the new answer comes, also when it does not. `change` puts a known new answer in place at once.
 */
export function useCall<C extends CallName>(name: C, options: Options<C>) {
  const [state, setState] = useState<CallState<Answer<C>>>({ phase: 'loading' });
  const latest = useRef(0);
  const key = JSON.stringify(options);

  const load = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const begun = performance.now();
    let since: string | null = null;
    try {
      const answer = await api(name, {
        ...(JSON.parse(key) as Options<C>),
        onServerTime: (at) => {
          since = new Date(at - (performance.now() - begun) - CLOCK_SLACK_MS).toISOString();
        },
      });
      if (turn === latest.current) setState({ phase: 'ready', answer, since });
    } catch (error) {
      if (turn === latest.current) setState((before) => (before.phase === 'ready' ? before : { phase: 'failed', error }));
    }
  }, [name, key]);

  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    void load();
  }, [load]);

  const change = useCallback((update: (answer: Answer<C>) => Answer<C>) => {
    latest.current += 1; // an answer that is on its way knows less
    setState((before) => (before.phase === 'ready' ? { ...before, answer: update(before.answer) } : before));
  }, []);

  return { state, reload: load, retry, change };
}

/** Calls back when the reader comes back to the window, at most every ten seconds. */
export function useReturn(callback: () => void): void {
  useEffect(() => {
    let last = Date.now();
    const back = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < 10_000) return;
      last = Date.now();
      callback();
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [callback]);
}
