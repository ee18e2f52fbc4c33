'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Answer, type CallName } from '@/http/client';

export type CallState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'ready'; readonly answer: T };

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
    try {
      const answer = await api(name, JSON.parse(key) as Options<C>);
      if (turn === latest.current) setState({ phase: 'ready', answer });
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
    setState((before) => (before.phase === 'ready' ? { phase: 'ready', answer: update(before.answer) } : before));
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
