import 'server-only';
import { Prisma } from './generated/client';
import { CHANNELS, listen } from './listen';
import { log } from './log';
import { drainOutbox, type Deliver } from './outbox';
import { runPrepared } from './prepared';

/** How long the worker rests at most when nothing waits, in milliseconds: a failed message is due again, or a call to wake was lost. */
const REST = 2000;

/** Where each kind of message goes. */
export type OutboxRoutes = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

const OWN_ROUTES: OutboxRoutes = {
  notification: async (payload) => {
    await runPrepared(Prisma.sql`SELECT pg_notify(${CHANNELS.notification}, ${JSON.stringify(payload)})`);
  },
};

function deliverBy(routes: OutboxRoutes): Deliver {
  return async (kind, payload) => {
    const route = routes[kind];
    if (!route) throw new Error(`No route for outbox messages of kind ${kind}`);
    await route(payload);
  };
}

/**
 * Delivers outbox messages until stopped, as soon as they are committed. Runs in every process; leases in the table keep them out of each other's way.
 * A database that is away is waited for.
 *
 * @param routes where kinds go that the modules know
 * @returns a function that ends the worker after the message at hand
 */
export function startOutboxWorker(routes: OutboxRoutes = {}): () => Promise<void> {
  const deliver = deliverBy({ ...OWN_ROUTES, ...routes });
  let running = true;
  let isCalled = false;
  let wake: () => void = () => undefined;
  const nudge = () => {
    isCalled = true;
    wake();
  };
  const unlisten = listen(CHANNELS.outbox, { onMessage: nudge, onReady: nudge });
  const loop = (async () => {
    while (running) {
      isCalled = false;
      const delivered = await drainOutbox(deliver).catch((error: unknown) => {
        log('warn', 'outbox.unreachable', { error: String(error) });
        return 0;
      });
      if (delivered === 0 && running && !isCalled) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, REST).unref();
        });
      }
    }
  })();
  return async () => {
    running = false;
    unlisten();
    wake();
    await loop;
  };
}
