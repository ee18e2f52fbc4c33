import 'server-only';
import { hash, verify, argon2id } from 'argon2';
import { Problem } from '@/http/problem';

/** reliability.md, Facts: 140–250 ms on two busy cores. */
const PARAMETERS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of nothing that anybody knows: verifying against it costs an unknown name as much as a known one. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$bWFyc2EtbWFydC1kdW1teQ$YkVoV9vXJkq7m1hY5w8iYF1K9d4cV2uQ0c5o8n3xWlE';

const PARALLEL = 2;
const QUEUE = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** At most two hashes at once, so that a flood of logins leaves the cores to everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= PARALLEL) {
    if (waiting.length >= QUEUE) throw new Problem('too_many_attempts', {}, 5);
    // Whoever ends hands its place on, so that nobody who comes in that moment takes it as well.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Whether a password fits a kept hash; takes equally long when there is none. */
export async function passwordFits(kept: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(kept ?? DUMMY, password));
  return kept !== null && fits;
}
