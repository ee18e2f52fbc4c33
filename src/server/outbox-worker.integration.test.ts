import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { notify } from '@/modules/notification/notification.commands';
import { db } from './db';
import { env } from './env';
import { CHANNELS } from './listen';
import { enqueue } from './outbox';
import { startOutboxWorker } from './outbox-worker';

const listener = new Client({ connectionString: env.databaseUrl });
const heard: string[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query(`LISTEN ${CHANNELS.notification}`);
});
afterAll(() => listener.end());

const unsent = () => db.outboxMessage.count({ where: { sentAt: null } });

describe('the outbox worker', () => {
  it('tells every listener who has a new line in the bell, by ids alone', async () => {
    const [buyer, seller] = [await makeParty(), await makeParty({ roles: ['seller'] })];
    await db.$transaction((tx) => notify(tx, { kind: 'order_confirmed', params: { dpoId: 7, title: 'Steel' }, to: [buyer.partyId, seller.partyId, buyer.partyId, null] }));
    const stop = startOutboxWorker();
    const other = startOutboxWorker();
    await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 5000 });
    await Promise.all([stop(), other()]);
    const rows = await db.notification.findMany({ orderBy: { id: 'asc' }, select: { id: true, partyId: true, isRead: true } });
    expect(rows.map(({ partyId, isRead }) => [partyId, isRead])).toEqual([[buyer.partyId, false], [seller.partyId, false]]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard.map((payload) => JSON.parse(payload) as object)).toEqual(rows.map(({ id, partyId }) => ({ notificationId: id, partyId })));
  });

  it('is woken by a commit, and does not wait for its next round', async () => {
    const stop = startOutboxWorker();
    await new Promise((resolve) => setTimeout(resolve, 300));
    heard.length = 0;
    const began = performance.now();
    await db.$transaction((tx) => enqueue(tx, [{ kind: 'notification', dedupe: 'at once', payload: { partyId: 2 } }]));
    await vi.waitFor(() => expect(heard).toEqual(['{"partyId":2}']), { timeout: 5000, interval: 10 });
    expect(performance.now() - began).toBeLessThan(1000);
    await stop();
  });

  it('keeps what it has no route for, and goes on with the rest', async () => {
    heard.length = 0;
    await db.$transaction((tx) => enqueue(tx, [{ kind: 'telegram', dedupe: 'unknown', payload: {} }, { kind: 'notification', dedupe: 'known', payload: { partyId: 1 } }]));
    const stop = startOutboxWorker();
    await vi.waitFor(() => expect(heard).toEqual(['{"partyId":1}']), { timeout: 5000 });
    await stop();
    expect(await db.outboxMessage.findUniqueOrThrow({ where: { dedupe: 'unknown' } })).toMatchObject({ sentAt: null, attempts: 1 });
  });

  it('ends at once when it is told to, and takes nothing more', async () => {
    const stop = startOutboxWorker();
    const began = performance.now();
    await stop();
    expect(performance.now() - began).toBeLessThan(1500);
    await db.$transaction((tx) => enqueue(tx, [{ kind: 'notification', dedupe: 'late', payload: { partyId: 1 } }]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await db.outboxMessage.findUniqueOrThrow({ where: { dedupe: 'late' } })).toMatchObject({ attempts: 0, sentAt: null });
  });
});
