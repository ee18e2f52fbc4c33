import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Argon2 takes its time; for everything but the first test the hashing itself is replaced. */
const argon = vi.hoisted(() => ({ verify: vi.fn<(hash: string, password: string) => Promise<boolean>>() }));
const real = await vi.importActual<typeof import('argon2')>('argon2');
vi.mock('argon2', async (original) => ({ ...(await original<typeof import('argon2')>()), verify: argon.verify }));

const { hashPassword, passwordFits } = await import('./password');

beforeEach(() => {
  argon.verify.mockReset();
});

describe('a password', () => {
  it('fits its own hash alone, exactly as it was typed', async () => {
    argon.verify.mockImplementation((hash, password) => real.verify(hash, password));
    const hash = await hashPassword('Pässword 1 🚢');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('Pässword 1 🚢')).not.toBe(hash);
    expect(await passwordFits(hash, 'Pässword 1 🚢')).toBe(true);
    for (const other of ['pässword 1 🚢', 'Pässword 1 🚢 ', 'Pa\u0308ssword 1 🚢', '']) expect(await passwordFits(hash, other)).toBe(false);
  });

  it('is weighed as long where no hash is kept, with the same settings, and never fits', async () => {
    argon.verify.mockImplementation((hash, password) => real.verify(hash, password));
    expect(await passwordFits(null, 'anything')).toBe(false);
    const [dummy] = argon.verify.mock.calls.at(-1) ?? [];
    expect(dummy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    argon.verify.mockResolvedValue(true);
    expect(await passwordFits(null, 'the dummy’s own password')).toBe(false);
  });
});

describe('many at once', () => {
  it('are weighed two at a time, whenever the next one comes', async () => {
    let running = 0;
    let most = 0;
    argon.verify.mockImplementation(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
      running -= 1;
      return true;
    });
    const asked: Promise<boolean>[] = [];
    for (let index = 0; index < 200; index += 1) {
      asked.push(passwordFits('hash', 'x').catch(() => false));
      // Some come in the very moment in which another one ends.
      if (index % 3 === 0) await Promise.resolve();
      if (index % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(asked);
    expect(most).toBe(2);
  });

  it('gives a place that becomes free to who waits longest, and to nobody beside', async () => {
    const ends: (() => void)[] = [];
    argon.verify.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(true))));
    const asked = [passwordFits('a', ''), passwordFits('b', ''), passwordFits('c', '')];
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[0]?.();
    // A newcomer at each of the moments in which the place changes hands.
    for (let moment = 0; moment < 20; moment += 1) {
      asked.push(passwordFits('late', ''));
      await Promise.resolve();
    }
    expect(argon.verify.mock.calls.map(([hash]) => hash)).toEqual(['a', 'b', 'c']);
    while (argon.verify.mock.calls.length < asked.length) {
      ends.forEach((end) => end());
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    ends.forEach((end) => end());
    await Promise.all(asked);
  });

  it('beyond fifty who wait are sent away with a time to come back', async () => {
    const ends: (() => void)[] = [];
    argon.verify.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(true))));
    const asked = Array.from({ length: 60 }, () => passwordFits('hash', 'x'));
    const refused = (await Promise.allSettled(asked.slice(52))).map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as object) : null));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'too_many_attempts', status: 429, retryAfter: 5 });
    const served = Promise.all(asked.slice(0, 52));
    const timer = setInterval(() => ends.splice(0).forEach((end) => end()), 1);
    expect(await served).toEqual(Array.from({ length: 52 }, () => true));
    clearInterval(timer);
  });

  it('goes on after one that failed', async () => {
    argon.verify.mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(true);
    await expect(passwordFits('hash', 'x')).rejects.toThrow('no memory');
    expect(await Promise.all([passwordFits('hash', 'x'), passwordFits('hash', 'x'), passwordFits('hash', 'x')])).toEqual([true, true, true]);
  });
});
