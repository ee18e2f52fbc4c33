import { afterEach, expect, it, vi } from 'vitest';
import { remembered } from './remembered';

afterEach(() => vi.useRealTimers());

it('asks once per key within its time, and again after it', async () => {
  vi.useFakeTimers();
  const read = vi.fn((key: string) => Promise.resolve(`${key}!`));
  const get = remembered(1000, read);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a!', 'a!', 'b!']);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1001);
  await get('a');
  expect(read).toHaveBeenCalledTimes(3);
});

it('keeps no failure', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const get = remembered(1000, read);
  await expect(get('a')).rejects.toThrow('down');
  expect(await get('a')).toBe('up');
});

it('keeps only so many', async () => {
  const read = vi.fn((key: string) => Promise.resolve(key));
  const get = remembered(1000, read);
  for (let index = 0; index <= 300; index += 1) await get(String(index));
  await get('300');
  expect(read).toHaveBeenCalledTimes(301);
  await get('0');
  expect(read).toHaveBeenCalledTimes(302);
});
