'use client';

import { useSyncExternalStore } from 'react';
import { readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { api } from '@/http/client';

const NONE: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Whose marks these are, and which; the marks of another session are not shown. */
let owner: string | undefined;
let ids: ReadonlySet<number> = NONE;

function show(next: ReadonlySet<number>): void {
  ids = next;
  listeners.forEach((listener) => listener());
}

/** The marks of the buyer who is signed in: asked for once, however many hearts the page has. Null for anybody else. */
function read(): ReadonlySet<number> | null {
  const session = readStoredSession();
  if (session?.role !== 'buyer') return null;
  if (owner !== session.vendorCode) {
    const asked = session.vendorCode;
    [owner, ids] = [asked, NONE];
    void api('GET /api/buyer/favourites/ids', {})
      .then((answer) => {
        // What was pressed while the answer was on its way stands.
        if (owner === asked) show(new Set([...answer, ...ids]));
      })
      .catch(() => undefined); // hearts stay empty; the next page asks again
  }
  return ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeStoredSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The products that the signed-in buyer has marked; null for anybody else, on the server, and before the page's scripts run. */
export function useFavourites(): ReadonlySet<number> | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

const changed = (id: number, isMarked: boolean) => new Set(isMarked ? [...ids, id] : [...ids].filter((other) => other !== id));

/**
 * Marks a product or takes its mark away; every heart of the page follows at once, and goes back where the server refuses.
 *
 * @throws ApiError
 */
export async function setFavourite(id: number, isMarked: boolean): Promise<void> {
  show(changed(id, isMarked));
  try {
    await api(isMarked ? 'PUT /api/buyer/favourites/{productId}' : 'DELETE /api/buyer/favourites/{productId}', { params: { productId: id } });
  } catch (error) {
    show(changed(id, !isMarked));
    throw error;
  }
}
