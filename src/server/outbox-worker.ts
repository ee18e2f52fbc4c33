import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Prisma } from './generated/client';
import { CHANNELS, listen } from './listen';
import { log } from './log';
import { drainOutbox, OUTBOX_BATCH, type Deliver, type DeliverTogether } from './outbox';
import { runPrepared } from './prepared';

/** How long the worker rests at most when nothing waits, in milliseconds: a failed message is due again, or a call to wake was lost. */
const REST = 2000;
/** How long it waits for company once a message is there, in milliseconds: what many requests leave behind goes out together. */
const GATHERING = 20;

/** Where each kind of message goes. */
export type OutboxRoutes = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

const TOGETHER: Readonly<Record<string, DeliverTogether>> = {
  notification: async (payloads) => {
    await runPrepared(Prisma.sql`SELECT pg_notify(${CHANNELS.notification}, "said") FROM unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) AS "said"`);
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
  const deliver = deliverBy(routes);
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
      const delivered = await drainOutbox(deliver, TOGETHER).catch((error: unknown) => {
        log('warn', 'outbox.unreachable', { error: String(error) });
        return 0;
      });
      if (delivered === 0 && running && !isCalled) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, REST).unref();
        });
      }
      if (running && delivered < OUTBOX_BATCH) await sleep(GATHERING);
    }
  })();
  return async () => {
    running = false;
    unlisten();
    wake();
    await loop;
  };
}
