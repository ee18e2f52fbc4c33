import { ApiError } from '@/http/client';

/** Wishes whose answer never came, by their place: what was wanted, and the key under which it went out. */
const unanswered = new Map<string, { readonly wish: string; readonly key: string }>();

/** Whether the server has said what became of a call; a broken line, a server that is away and a first try still at work have not. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'idempotency_in_progress' && error.status < 500;
}

/**
 * Makes a call under a key of its own (Idempotency-Key). Where no answer came and the same is wanted again at the same place,
 * it goes out under the same key: what the server had done already is answered as done, and not done or refused a second time.
 *
 * @param place what is acted on and how; another wish at it forgets the one before
 */
export async function callOnce<T>(place: string, wanted: unknown, make: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const wish = JSON.stringify(wanted ?? null);
  const before = unanswered.get(place);
  const key = before?.wish === wish ? before.key : crypto.randomUUID();
  unanswered.set(place, { wish, key });
  try {
    const answer = await make(key);
    unanswered.delete(place);
    return answer;
  } catch (error) {
    if (isAnswered(error)) unanswered.delete(place);
    throw error;
  }
}
