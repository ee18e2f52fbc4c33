import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeParty, signedIn, type MadeParty } from '@/modules/account/account.factory';
import { openResetLink } from '@/modules/password/password.factory';
import { newestMail } from '@/modules/registration/registration.factory';
import { db } from '@/server/db';
import { call, type Answered } from '../call';
import { IS_FULL, PATIENCE, share } from '../effort';

/** The figures G11, G12 and G13 of reliability.md. */
const TRIES = share(1000);
const TIMED = share(100);
/** What a timing may differ by: a share of the median, or milliseconds; a short run on a busy machine says less. */
const MOST_MS = IS_FULL ? 20 : 60;
const PASSWORD = 'Harbour-7-crane';

/** Five passwords, and one more after each wait of 30 s, 60 s, 120 s … that an attack sits out. */
const weighable = (seconds: number) => 5 + Math.floor(Math.log2(seconds / 30 + 1));

const weighed = vi.hoisted(() => ({ count: 0 }));
vi.mock('argon2', async (original) => {
  const real = await original<typeof import('argon2')>();
  return { ...real, verify: (hash: string, password: string) => ((weighed.count += 1), real.verify(hash, password)) };
});

const figures: string[] = [];
afterAll(() => {
  process.stdout.write(`\n${figures.join('\n')}\n`);
});

/** Fifty addresses, taken in turn. */
const place = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 50}` });
const login = (vendorCode: string, password: string, headers: Record<string, string>) => call('POST /api/auth/login', { body: { vendorCode, password }, headers });

/** Makes a call many times, twenty at once. */
async function many(times: number, make: (index: number) => Promise<Answered>): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < times; from += 20) {
    const answers = await Promise.all(Array.from({ length: Math.min(20, times - from) }, (_, index) => make(from + index)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

describe('G11: brute force from fifty addresses', () => {
  it('weighs five passwords of an account in a window, and lets others in', async () => {
    const [party, bystander] = [await makeParty({ password: PASSWORD }), await makeParty({ password: PASSWORD })];
    weighed.count = 0;
    const began = performance.now();
    const statuses = await many(TRIES, (index) => login(index % 2 ? party.email : party.vendorCode, `Wrong-${index}-word`, place(index)));
    const [checks, seconds] = [weighed.count, (performance.now() - began) / 1000];
    const other = await login(bystander.vendorCode, PASSWORD, { 'x-forwarded-for': '203.0.113.9' });
    figures.push(`G11 login: ${TRIES} wrong passwords from 50 addresses in ${seconds.toFixed(0)} s, ${checks} weighed, ${statuses.filter((status) => status === 429).length} sent away; another account's login: ${other.status}`);
    expect(checks).toBeGreaterThanOrEqual(5);
    expect(checks).toBeLessThanOrEqual(weighable(seconds));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(other.status).toBe(200);
  }, PATIENCE);

  it('weighs five codes of an address', async () => {
    const email = 'brute@port.test';
    await call('POST /api/send-otp', { body: { email } });
    const code = String((await newestMail(email, 'email_code'))['code']);
    const statuses = await many(TRIES, (index) => call('POST /api/verify-otp', { body: { email, otp: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0') }, headers: place(index) }));
    const { attempts } = await db.proof.findFirstOrThrow({ where: { subject: email }, select: { attempts: true } });
    const right = await call('POST /api/verify-otp', { body: { email, otp: code }, headers: { 'x-forwarded-for': '203.0.113.9' } });
    figures.push(`G11 codes: ${TRIES} wrong codes from 50 addresses, ${attempts} weighed, the right one afterwards: ${right.status}`);
    expect(attempts).toBe(5);
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect(right.status).toBe(400);
  }, PATIENCE);
});

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(make: () => Promise<Answered>): Promise<number> {
  const began = performance.now();
  await make();
  return performance.now() - began;
}

describe('G12: known and unknown take equally long', () => {
  const ask: Readonly<Record<string, (email: string) => Promise<Answered>>> = {
    login: (email) => login(email, 'Wrong-1-word', somewhere()),
    'forgot-password': (email) => call('POST /api/auth/forgot-password', { body: { email }, headers: somewhere() }),
    'send-otp': (email) => call('POST /api/send-otp', { body: { email }, headers: somewhere() }),
  };
  const somewhere = () => ({ 'x-forwarded-for': `2001:db8::${randomBytes(4).toString('hex')}` });

  it.each(Object.entries(ask))('at %s', async (name, make) => {
    const known: MadeParty[] = [];
    while (known.length < TIMED) known.push(await makeParty({ password: PASSWORD }));
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [index, { email }] of known.entries()) {
      // In turn, so that a busy moment falls on both.
      const pair = [['known', email], ['unknown', `nobody-${name}-${index}@port.test`]] as const;
      for (const [kind, address] of index % 2 ? pair : [...pair].reverse()) times[kind].push(await timed(() => make(address)));
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    figures.push(`G12 ${name}: median of ${TIMED} known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, difference ${Math.abs(a - b).toFixed(1)} ms`);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(Math.max(MOST_MS, 0.15 * Math.max(a, b)));
  }, PATIENCE);
});

/** What ends the sessions of a party, and the party and session that it ends. */
const ENDINGS: Readonly<Record<string, (party: MadeParty) => Promise<unknown>>> = {
  'a change of the password': async (party) => call('PUT /api/auth/change-password', { as: await signedIn(party), body: { currentPassword: PASSWORD, newPassword: 'Quay.Tide.88-x' } }),
  'a reset of the password': async (party) => call('POST /api/auth/reset-password', { body: { token: await openResetLink(party.email, true), newPassword: 'Quay.Tide.88-x' } }),
  'a block by HR': async (party) => call('POST /api/hr/users/block-perm', { as: await signedIn(await makeParty({ roles: ['hr'] })), body: { userId: party.partyId, reason: 'Forged papers' } }),
  'another role by a captain': async (party) => {
    const { id } = await db.role.findUniqueOrThrow({ where: { slug: 'buyer' }, select: { id: true } });
    return call('POST /api/captain/users/assign-role', { as: await signedIn(await makeParty({ roles: ['captain'] })), body: { userId: party.partyId, roleId: id } });
  },
};

describe('G13: a session ends with its reason', () => {
  let refused = 0;
  afterAll(() => {
    figures.push(`G13 revocation: ${refused} of 10 refused at the very next request`);
  });

  it.each(Object.entries(ENDINGS).flatMap(([what, end]) => (['cookie', 'bearer'] as const).map((by) => [what, by, end] as const)))('%s, by %s', async (_, by, end) => {
    const party = await makeParty({ password: PASSWORD, roles: ['seller'] });
    const session = await signedIn(party);
    expect((await call('GET /api/seller/rfqs', { as: session, by })).status).toBe(200);
    expect(await end(party)).toMatchObject({ status: 200 });
    expect([401, 403]).toContain((await call('GET /api/seller/rfqs', { as: session, by })).status);
    refused += 1;
  }, PATIENCE);

  it.each(['cookie', 'bearer'] as const)('a logout, by %s', async (by) => {
    const session = await signedIn(await makeParty());
    expect((await call('POST /api/auth/logout', { as: session, by })).status).toBe(200);
    for (const way of ['cookie', 'bearer'] as const) expect((await call('GET /api/notifications', { as: session, by: way })).status).toBe(401);
    refused += 1;
  }, PATIENCE);
});
