import 'server-only';
import { closeDb } from './db';
import { beforeExit } from './lifecycle';
import { log } from './log';
import { startOutboxWorker, type OutboxRoutes } from './outbox-worker';

/** Something that is due again and again. It may run in several processes at once and must not mind. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<unknown>;
}

const shared = globalThis as typeof globalThis & { marsaBackground?: true };

/** Starts the outbox worker with the modules' routes, and the jobs, once in this process; ends them and the pool with it. */
export function startBackground(jobs: readonly Job[], routes: OutboxRoutes): void {
  if (shared.marsaBackground) return;
  shared.marsaBackground = true;
  const stopOutbox = startOutboxWorker(routes);
  const timers = jobs.map((job) => setInterval(() => void runJob(job), job.everySeconds * 1000).unref());
  beforeExit(async () => {
    timers.forEach((timer) => clearInterval(timer));
    await stopOutbox();
    await closeDb();
  });
}

/** A failed round is logged and made up for by the next one. */
async function runJob({ name, run }: Job): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('warn', 'job.failed', { job: name, error: String(error) });
  }
}
