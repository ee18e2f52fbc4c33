import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getReady } from '@/modules/platform/platform.endpoints';
import { call } from '@/test/call';
import { db } from './db';
import { drainOutbox, enqueue, type Deliver, type OutboxEntry } from './outbox';

beforeEach(() => db.outboxMessage.deleteMany());

async function put(...dedupes: readonly string[]): Promise<void> {
  await db.$transaction((tx) => enqueue(tx, dedupes.map((dedupe): OutboxEntry => ({ kind: 'test', dedupe, payload: { dedupe } }))));
}

/** Ends every lease and every wait for another try. */
async function timePasses(): Promise<void> {
  await db.outboxMessage.updateMany({ data: { lockedUntil: new Date(Date.now() - 1) } });
}

/** A way out that keeps what it was given. */
function recorder(work: (dedupe: string) => Promise<void> = () => Promise.resolve()) {
  const delivered: string[] = [];
  const deliver: Deliver = async (_, payload) => {
    const { dedupe } = payload as { dedupe: string };
    await work(dedupe);
    delivered.push(dedupe);
  };
  return { delivered, deliver };
}

const read = (dedupe: string) => db.outboxMessage.findUniqueOrThrow({ where: { dedupe } });

describe('the outbox', () => {
  it('delivers what waits, in order, and nothing twice', async () => {
    await put('a', 'b', 'c');
    const { delivered, deliver } = recorder();
    expect([await drainOutbox(deliver), await drainOutbox(deliver)]).toEqual([3, 0]);
    expect(delivered).toEqual(['a', 'b', 'c']);
    expect(await read('a')).toMatchObject({ attempts: 1, lockedUntil: null, sentAt: expect.any(Date) as Date });
  });

  it('takes the same message once, however often it is put in', async () => {
    await put('a', 'a');
    await put('a', 'b');
    expect((await db.outboxMessage.findMany({ orderBy: { id: 'asc' } })).map(({ dedupe }) => dedupe)).toEqual(['a', 'b']);
    await put();
    expect(await db.outboxMessage.count()).toBe(2);
  });

  it('holds nothing of a transaction that was taken back', async () => {
    await db.$transaction(async (tx) => {
      await enqueue(tx, [{ kind: 'test', dedupe: 'lost', payload: {} }]);
      throw new Error('changed my mind');
    }).catch(() => undefined);
    expect(await db.outboxMessage.count()).toBe(0);
  });

  it('takes twenty at a time', async () => {
    await put(...Array.from({ length: 45 }, (_, index) => `m${String(index).padStart(2, '0')}`));
    const { delivered, deliver } = recorder();
    expect([await drainOutbox(deliver), await drainOutbox(deliver), await drainOutbox(deliver), await drainOutbox(deliver)]).toEqual([20, 20, 5, 0]);
    expect(delivered).toEqual([...delivered].sort());
  });

  it('gives no message to two workers within its lease', async () => {
    await put(...Array.from({ length: 60 }, (_, index) => `m${index}`));
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
    const workers = Array.from({ length: 6 }, () => recorder(slow));
    await Promise.all(workers.map(async ({ deliver }) => { while ((await drainOutbox(deliver)) > 0); }));
    const all = workers.flatMap(({ delivered }) => delivered);
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
  });

  it('gives a message on when its worker has died, and minds no second delivery', async () => {
    await put('a');
    let release: () => void = () => undefined;
    const held = recorder(() => new Promise<void>((resolve) => { release = resolve; }));
    const first = drainOutbox(held.deliver);
    await vi.waitFor(async () => expect((await read('a')).attempts).toBe(1));
    const second = recorder();
    expect(await drainOutbox(second.deliver)).toBe(0);
    expect((await read('a')).lockedUntil?.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await timePasses();
    expect(await drainOutbox(second.deliver)).toBe(1);
    release();
    await first;
    expect([held.delivered, second.delivered]).toEqual([['a'], ['a']]);
  });

  it('tries a failed message again, later each time, and leaves it after ten tries', async () => {
    await put('bad');
    const { delivered, deliver } = recorder(() => Promise.reject(new Error('no route')));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await drainOutbox(deliver)).toBe(0);
      const { attempts, lockedUntil, sentAt } = await read('bad');
      expect([attempts, sentAt]).toEqual([attempt, null]);
      waits.push((lockedUntil?.getTime() ?? 0) - Date.now());
      expect(await drainOutbox(deliver)).toBe(0); // it waits
      expect((await read('bad')).attempts).toBe(attempt);
      await timePasses();
    }
    expect(waits.every((wait, index) => wait > 0 && (index === 0 || wait > (waits[index - 1] ?? 0)))).toBe(true);
    await drainOutbox(deliver);
    expect(await read('bad')).toMatchObject({ attempts: 10, sentAt: null });
    expect(delivered).toEqual([]);
    const { id } = await read('bad');
    expect(await db.auditEntry.findMany({ where: { action: 'outbox.given_up' }, select: { actor: true, entity: true, entityId: true, details: true } }))
      .toEqual([{ actor: 'system', entity: 'outbox', entityId: String(id), details: { kind: 'test', tries: 10 } }]);
  });

  it('delivers what stands behind a failing message', async () => {
    await put('bad', 'good');
    const { delivered, deliver } = recorder((dedupe) => (dedupe === 'bad' ? Promise.reject(new Error('no route')) : Promise.resolve()));
    expect(await drainOutbox(deliver)).toBe(1);
    expect(delivered).toEqual(['good']);
    await timePasses();
    const mended = recorder();
    expect(await drainOutbox(mended.deliver)).toBe(1);
    expect(mended.delivered).toEqual(['bad']);
  });
});

describe(`the answer of ${getReady.path}`, () => {
  const age = (minutes: number, data: object = {}) => db.outboxMessage.updateMany({ data: { createdAt: new Date(Date.now() - minutes * 60_000), ...data } });
  const status = async () => (await call('GET /api/ready')).status;

  it('is yes while messages are young, and no once one has waited five minutes', async () => {
    expect(await status()).toBe(200);
    await put('a');
    await age(4.9);
    expect(await status()).toBe(200);
    await age(5.1);
    const answer = await call('GET /api/ready');
    expect(answer).toMatchObject({ status: 503, body: { success: false, error: 'Service temporarily unavailable', code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await age(60, { sentAt: new Date() });
    expect(await status()).toBe(200);
  });

  it('is yes beside a message that is given up: no other process would deliver it either', async () => {
    await put('dead');
    await age(60, { attempts: 10 });
    expect(await status()).toBe(200);
  });
});
