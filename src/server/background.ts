import 'server-only';
import { closeDb } from './db';
import { beforeExit } from './lifecycle';
import { startOutboxWorker } from './outbox-worker';

const shared = globalThis as typeof globalThis & { marsaBackground?: true };

/** Starts the outbox worker, once in this process, and ends it and the pool with the process. */
export function startBackground(): void {
  if (shared.marsaBackground) return;
  shared.marsaBackground = true;
  const stopOutbox = startOutboxWorker();
  beforeExit(async () => {
    await stopOutbox();
    await closeDb();
  });
}
