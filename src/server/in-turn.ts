import 'server-only';
import { Problem } from '@/http/problem';

/** How much of the same kind may happen at once in this process, and how many may wait for it. */
export interface TurnRule {
  readonly key: string;
  readonly atOnce: number;
  readonly waiting: number;
}

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/** Development reloads modules, and pages and calls are bundled apart, hence the global. */
const shared = globalThis as typeof globalThis & { marsaTurns?: Map<string, Turns> };
const turns = (shared.marsaTurns ??= new Map<string, Turns>());

/**
 * Does something when it is its turn, in the order in which it was asked for. What would wait for a row anyway waits
 * here, where it takes no connection from everybody else's work.
 *
 * @throws Problem too_many_attempts (429) when too many wait already
 */
export async function inTurn<T>({ key, atOnce, waiting }: TurnRule, work: () => Promise<T>): Promise<T> {
  const of = turns.get(key) ?? { running: 0, waiting: [] };
  turns.set(key, of);
  if (of.running < atOnce) of.running += 1;
  else if (of.waiting.length < waiting) await new Promise<void>((begin) => of.waiting.push(begin));
  else throw new Problem('too_many_attempts', {}, 2);
  try {
    return await work();
  } finally {
    // A place goes on to who waits longest without becoming free in between.
    const next = of.waiting.shift();
    if (next) next();
    else {
      of.running -= 1;
      if (of.running === 0) turns.delete(key);
    }
  }
}
