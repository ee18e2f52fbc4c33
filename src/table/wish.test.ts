import { describe, expect, it } from 'vitest';
import { ApiError } from '@/http/client';
import { callOnce } from './wish';

/** The keys under which calls went out; each ends as it is told to. */
function line() {
  const keys: string[] = [];
  const go = (place: string, wanted: unknown, end: ApiError | 'done') => callOnce(place, wanted, (key) => {
    keys.push(key);
    return end === 'done' ? Promise.resolve('done') : Promise.reject(end);
  }).catch((error: unknown) => (error as ApiError).code);
  return { keys, go };
}
const lost = new ApiError('network', 'network', 0);

describe('a call whose answer never came', () => {
  it.each([lost, new ApiError('unavailable', '', 503), new ApiError('idempotency_in_progress', '', 409)])('goes out again under its key: $code', async (end) => {
    const { keys, go } = line();
    await go(`a ${end.code}`, { amount: 1 }, end);
    await go(`a ${end.code}`, { amount: 1 }, 'done');
    expect(keys[1]).toBe(keys[0]);
  });

  it('has another key where something else is wanted, elsewhere, or after an answer', async () => {
    const { keys, go } = line();
    await go('b', { amount: 1 }, lost);
    await go('c', { amount: 1 }, lost);
    await go('b', { amount: 2 }, lost);
    // The first wish is not the last one any more.
    await go('b', { amount: 1 }, new ApiError('status_changed', '', 409));
    await go('b', { amount: 1 }, 'done');
    await go('b', { amount: 1 }, 'done');
    expect(new Set(keys).size).toBe(6);
  });
});
