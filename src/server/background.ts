import 'server-only';
import { closeDb } from './db';
import { startOutboxWorker } from './outbox-worker';

/** What server.mjs offers: functions that it runs after the last request, before the process ends. */
const shared = globalThis as typeof globalThis & { marsaLifecycle?: { draining: boolean; onStop: Set<() => Promise<void>> }; marsaBackground?: true };

/** Whether the process has been told to end and takes no new work. */
export function isDraining(): boolean {
  return shared.marsaLifecycle?.draining ?? false;
}

/** Starts the outbox worker once in this process, and hands its end to server.mjs. */
export function startBackground(): void {
  if (shared.marsaBackground) return;
  shared.marsaBackground = true;
  const stopOutbox = startOutboxWorker();
  shared.marsaLifecycle?.onStop.add(async () => {
    await stopOutbox();
    await closeDb();
  });
}
