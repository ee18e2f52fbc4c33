import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeParty, signedIn } from '@/modules/account/account.factory';
import { register } from '../../instrumentation';
import type { Job } from './background';
import { db } from './db';

const given = vi.hoisted(() => ({ jobs: [] as readonly Job[] }));
vi.mock('./background', () => ({ startBackground: (jobs: readonly Job[]) => {
  given.jobs = jobs;
} }));

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const ahead = new Date(Date.now() + HOUR);

beforeAll(async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  await register();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What is over and what is not, of each kind of row that somebody's going away would leave behind; gives how many are kept. */
const ROWS: Readonly<Record<string, (partyId: number) => Promise<() => Promise<number>>>> = {
  'sessions, expired or idle': async (partyId) => {
    const party = { ...(await makeParty()), partyId };
    await signedIn(party, { expires: ago(1) });
    await signedIn(party, { lastSeenAt: ago(3) });
    await signedIn(party);
    return () => db.session.count();
  },
  'counts of attempts': async () => {
    await db.throttle.createMany({ data: [{ key: 'over', windowStart: ago(25) }, { key: 'fresh', windowStart: ago(1) }] });
    return () => db.throttle.count();
  },
  'codes and proofs': async () => {
    const proof = { channel: 'email', subject: 'a@port.test', codeHash: '' } as const;
    await db.proof.createMany({ data: [{ ...proof, createdAt: ago(25), expiresAt: ago(24) }, { ...proof, createdAt: ago(25), expiresAt: ago(24), provenAt: ago(24) }, { ...proof, expiresAt: ahead }] });
    return () => db.proof.count();
  },
  'waiting registrations': async () => {
    const waiting = { emailNorm: 'a@port.test', vendorCode: 'BUY-WAITER', form: {} };
    await db.pendingRegistration.createMany({ data: [{ ...waiting, tokenHash: 'over', expiresAt: ago(25) }, { ...waiting, tokenHash: 'fresh', expiresAt: ahead }] });
    return () => db.pendingRegistration.count();
  },
  'password links': async (partyId) => {
    const link = { partyId, purpose: 'reset' } as const;
    await db.passwordLink.createMany({ data: [{ ...link, tokenHash: 'over', expiresAt: ago(25) }, { ...link, tokenHash: 'fresh', expiresAt: ahead }] });
    return () => db.passwordLink.count();
  },
  'idempotency keys': async (partyId) => {
    const key = { partyId, route: 'POST /x', bodyHash: '' };
    await db.idempotencyKey.createMany({ data: [{ ...key, key: 'over', createdAt: ago(25) }, { ...key, key: 'fresh' }] });
    return () => db.idempotencyKey.count();
  },
};

describe('the jobs', () => {
  it.each(Object.entries(ROWS))('forget %s that are over, and no others', async (_, make) => {
    const left = await make((await makeParty()).partyId);
    for (const { run } of given.jobs) await run();
    expect(await left()).toBe(1);
  });

  it('have names of their own, and are due again and again', () => {
    expect(new Set(given.jobs.map(({ name }) => name)).size).toBe(given.jobs.length);
    for (const { everySeconds } of given.jobs) expect(everySeconds).toBeGreaterThan(0);
  });
});
