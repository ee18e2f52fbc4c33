import 'server-only';
import { db } from './db';
import { log } from './log';
import { drainOutbox } from './outbox';

/** How long the worker rests when nothing waits, in milliseconds. */
const REST = 2000;

/** Postgres channel on which other processes hear that a party has something new; the payload is ids alone. */
export const NOTIFICATION_CHANNEL = 'marsa_notifications';

/** Where each kind of message goes. */
const ROUTES: Readonly<Record<string, (payload: unknown) => Promise<void>>> = {
  notification: async (payload) => {
    await db.$executeRaw`SELECT pg_notify(${NOTIFICATION_CHANNEL}, ${JSON.stringify(payload)})`;
  },
};

async function deliver(kind: string, payload: unknown): Promise<void> {
  const route = ROUTES[kind];
  if (!route) throw new Error(`No route for outbox messages of kind ${kind}`);
  await route(payload);
}

/**
 * Delivers outbox messages until stopped. Runs in every process; leases in the table keep them out of each other's way.
 * A database that is away is waited for.
 *
 * @returns a function that ends the worker after the message at hand
 */
export function startOutboxWorker(): () => Promise<void> {
  let running = true;
  let wake: () => void = () => undefined;
  const loop = (async () => {
    while (running) {
      const delivered = await drainOutbox(deliver).catch((error: unknown) => {
        log('warn', 'outbox.unreachable', { error: String(error) });
        return 0;
      });
      if (delivered === 0 && running) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, REST).unref();
        });
      }
    }
  })();
  return async () => {
    running = false;
    wake();
    await loop;
  };
}
