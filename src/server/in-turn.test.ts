import { describe, expect, it } from 'vitest';
import { Problem } from '@/http/problem';
import { inTurn } from './in-turn';

const rule = (key: string) => ({ key, atOnce: 2, waiting: 2 });

/** Something that lasts until it is let go. */
function held() {
  let release = () => undefined as void;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
}

describe('what is done in turn', () => {
  it('happens so often at once and no more, then in the order in which it was asked for', async () => {
    const { until, release } = held();
    const begun: number[] = [];
    const work = (index: number) => inTurn(rule('a'), async () => {
      begun.push(index);
      await until;
      return index;
    });
    const all = [0, 1, 2, 3].map(work);
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    await expect(work(4)).rejects.toMatchObject({ code: 'too_many_attempts', status: 429, retryAfter: 2 });
    release();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(await work(5)).toBe(5);
  });

  it('leaves its place also when it fails, and keeps nobody else waiting', async () => {
    const { until, release } = held();
    const slow = [1, 2].map(() => inTurn(rule('b'), () => until));
    const failed = inTurn(rule('b'), () => Promise.reject(new Problem('not_found')));
    expect(await inTurn(rule('c'), async () => 'another')).toBe('another');
    release();
    await Promise.all(slow);
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
    expect(await inTurn(rule('b'), async () => 'free')).toBe('free');
  });
});
