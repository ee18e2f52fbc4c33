'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RoleSlug } from '@/access/roles';
import { api } from '@/http/client';
import type { NotificationAnswer } from '@/modules/notification/notification.schema';
import { useOpenThreads } from '@/table/open-thread';
import { useCall, type CallState } from '@/table/use-call';
import { notify } from '@/ui/notify';
import { useLiveStream } from './use-live-stream';
import { useRing } from './use-ring';

interface Centre {
  readonly role: RoleSlug;
  readonly state: CallState<NotificationAnswer[]>;
  readonly lines: readonly NotificationAnswer[];
  readonly unread: number;
  /** The sentence of the last reading that failed. */
  readonly failure: string | null;
  /** All are being marked as read. */
  readonly isBusy: boolean;
  readonly retry: () => void;
  readonly read: (id: number) => void;
  readonly readAll: () => void;
}

const Context = createContext<Centre | null>(null);
const NONE: readonly NotificationAnswer[] = [];

/** Buyers and sellers have documented calls of their own; all others share one set. */
function callsOf(role: RoleSlug) {
  if (role === 'buyer' || role === 'seller') {
    return { list: `GET /api/${role}/notifications`, one: `PUT /api/${role}/notifications/{notificationId}/read`, all: `PUT /api/${role}/notifications/read-all` } as const;
  }
  return { list: 'GET /api/notifications', one: 'PUT /api/notifications/{notificationId}/read', all: 'PUT /api/notifications/read-all' } as const;
}

/**
 * Lines as their reader has read them: a message whose thread stands before the eyes is read, which the thread tells the
 * server. While the page can't be seen nothing is before anybody's eyes.
 */
export function readWith(threads: readonly number[], lines: NotificationAnswer[]): NotificationAnswer[] {
  if (threads.length === 0 || document.visibilityState !== 'visible') return lines;
  return lines.map((line) => (line.kind === 'case_message' && threads.includes(Number(line.params['disputeId'])) ? { ...line, is_read: true } : line));
}

/** The notifications of who is signed in, asked for once for the bell, the menu, the tab and the list, and kept live. */
export function NotificationCentre({ role, children }: { role: RoleSlug; children: ReactNode }) {
  const t = useTranslations('notifications');
  const calls = callsOf(role);
  const { state, reload, retry, change } = useCall(calls.list, {});
  const threads = useOpenThreads();
  const lines = useMemo(() => (state.phase === 'ready' ? readWith(threads, state.answer) : undefined), [state, threads]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isMarking = useRef(false);
  useLiveStream(useCallback(() => void reload(), [reload]));
  useRing(lines);
  // What a thread has marked as read is asked for once it is left.
  const known = useRef(threads);
  useEffect(() => {
    if (known.current.length > threads.length) void reload();
    known.current = threads;
  }, [threads, reload]);

  /** Shows lines as read at once; what the server refuses is asked for again and said. */
  async function mark(which: (line: NotificationAnswer) => boolean, send: () => Promise<unknown>): Promise<void> {
    setFailure(null);
    change((before) => before.map((line) => (which(line) ? { ...line, is_read: true } : line)));
    try {
      await send();
    } catch {
      const text = t('readFailed');
      setFailure(text);
      notify.error(text);
      await reload();
    }
  }

  async function markAll(): Promise<void> {
    if (isMarking.current) return;
    isMarking.current = true;
    setBusy(true);
    await mark(() => true, () => api(calls.all, {}));
    isMarking.current = false;
    setBusy(false);
  }

  const unread = useMemo(() => (lines ?? NONE).filter((line) => !line.is_read).length, [lines]);
  const centre: Centre = {
    role, state, lines: lines ?? NONE, unread, failure, isBusy, retry,
    read: (id) => void mark((line) => line.id === id, () => api(calls.one, { params: { notificationId: id } })),
    readAll: () => void markAll(),
  };
  return <Context value={centre}>{children}</Context>;
}

/** The notifications of the shell around. */
export function useNotifications(): Centre {
  const centre = use(Context);
  if (!centre) throw new Error('useNotifications needs a NotificationCentre around it');
  return centre;
}
