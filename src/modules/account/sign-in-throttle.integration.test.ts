import { describe, expect, it } from 'vitest';
import { db } from '@/server/db';
import { atOnce, call, type Answered } from '@/test/call';
import { makeParty, signedIn } from './account.factory';

const PASSWORD = 'Harbour-7-crane';
let lastAddress = 0;

function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

function login(vendorCode: string, password = PASSWORD, address = newAddress()): Promise<Answered> {
  return call('POST /api/auth/login', { body: { vendorCode, password }, headers: { 'x-forwarded-for': address } });
}

/** Fails so many times, each from an address of its own; gives the statuses. */
async function fail(name: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await login(name, 'wrong')).status);
  return statuses;
}

/** Lets the wait of every key end. */
async function waitIsOver(): Promise<void> {
  await db.throttle.updateMany({ data: { blockedUntil: new Date(Date.now() - 1) } });
}

const retryAfter = (answer: Answered) => Number(answer.headers.get('retry-after'));

describe('five failures with a name', () => {
  it('let it wait, also with the right password and from elsewhere, and other names do not', async () => {
    const party = await makeParty({ password: PASSWORD });
    const bystander = await makeParty({ password: PASSWORD });
    expect(await fail(party.vendorCode, 5)).toEqual([401, 401, 401, 401, 401]);
    const waiting = await login(party.vendorCode);
    expect(waiting).toMatchObject({ status: 429, body: { success: false, code: 'too_many_attempts' } });
    expect(retryAfter(waiting)).toBeGreaterThan(25);
    expect(retryAfter(waiting)).toBeLessThanOrEqual(30);
    expect(await login(bystander.vendorCode)).toMatchObject({ status: 200 });
  });

  it('look the same for a name that nobody has', async () => {
    const party = await makeParty({ password: PASSWORD });
    expect(await fail(party.vendorCode, 5)).toEqual(await fail('BUY-N0B0DY', 5));
    const [known, unknown] = [await login(party.vendorCode), await login('BUY-N0B0DY')];
    expect([unknown.status, unknown.text]).toEqual([429, known.text]);
    expect(Math.abs(retryAfter(known) - retryAfter(unknown))).toBeLessThanOrEqual(5);
  });

  it('count together in every spelling of the name', async () => {
    const party = await makeParty({ email: 'throttled.port@example.com', password: PASSWORD });
    const spellings = ['throttled.port@example.com', 'THROTTLED.PORT@EXAMPLE.COM', ' throttled.port＠example.com', 'Ｔhrottled.port@example.com', 'THROTTLED.port﹫example.com'];
    for (const spelling of spellings) expect((await login(spelling, 'wrong')).status, spelling).toBe(401);
    for (const spelling of spellings) expect((await login(spelling)).status, spelling).toBe(429);
    const code = party.vendorCode;
    // The vendor code is another name of the same account: it has no tries of its own.
    expect(await fail(` ${code.toLowerCase()}`, 1)).toEqual([429]);
    expect(await fail(code, 1)).toEqual([429]);
  });

  it('are five also when twenty come at once', async () => {
    const party = await makeParty({ password: PASSWORD });
    const answers = await atOnce(20, () => login(party.vendorCode, 'wrong'));
    expect([answers.get(401)?.length, answers.get(429)?.length]).toEqual([5, 15]);
    expect(await login(party.vendorCode)).toMatchObject({ status: 429 });
  });

  it('let it wait longer each time, at most a quarter of an hour', async () => {
    const waits: number[] = [];
    await fail('BUY-SL0WER', 5);
    for (let round = 0; round < 7; round += 1) {
      waits.push(retryAfter(await login('BUY-SL0WER', 'wrong')));
      await waitIsOver();
      expect(await login('BUY-SL0WER', 'wrong')).toMatchObject({ status: 401 });
    }
    for (const [round, most] of [30, 60, 120, 240, 480, 900, 900].entries()) {
      expect(waits[round]).toBeLessThanOrEqual(most);
      expect(waits[round]).toBeGreaterThan(most - 5);
    }
  });

  it('are forgotten after a quarter of an hour', async () => {
    const party = await makeParty({ password: PASSWORD });
    await fail(party.vendorCode, 5);
    await waitIsOver();
    await db.throttle.updateMany({ data: { windowStart: new Date(Date.now() - 15 * 60_000 - 1000) } });
    expect(await fail(party.vendorCode, 4)).toEqual([401, 401, 401, 401]);
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
  });
});

describe('a success', () => {
  it('clears the name’s count', async () => {
    const party = await makeParty({ password: PASSWORD });
    for (let round = 0; round < 3; round += 1) {
      expect(await fail(party.vendorCode, 4)).toEqual([401, 401, 401, 401]);
      expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
    }
  });

  it('takes its own count back from the address, and leaves the failures of others there', async () => {
    const party = await makeParty({ password: PASSWORD });
    const address = newAddress();
    await login('BUY-0THER1', 'wrong', address);
    await login(party.vendorCode, PASSWORD, address);
    expect(await db.throttle.findUniqueOrThrow({ where: { key: `sign-in:address:${address}` } })).toMatchObject({ failures: 1 });
  });
});

describe('fifty failures from an address', () => {
  it('let it wait whatever the name, and other addresses do not', async () => {
    const party = await makeParty({ password: PASSWORD });
    const address = newAddress();
    await db.throttle.create({ data: { key: `sign-in:address:${address}`, failures: 49 }, select: { key: true } });
    expect(await login('BUY-LAST01', 'wrong', address)).toMatchObject({ status: 401 });
    const waiting = await login(party.vendorCode, PASSWORD, address);
    expect(waiting).toMatchObject({ status: 429 });
    expect(retryAfter(waiting)).toBeGreaterThan(0);
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
  });
});

describe('the audit log', () => {
  const entriesOf = (entity: string, entityId: number | string) => db.auditEntry.findMany({
    where: { entity, entityId: String(entityId) }, select: { action: true, actorId: true, actor: true, details: true }, orderBy: { seq: 'asc' },
  });

  it('says once that an account is held back, however many tries follow', async () => {
    const party = await makeParty({ password: PASSWORD });
    await fail(party.vendorCode, 4);
    expect(await entriesOf('party', party.partyId)).toEqual([]);
    await login(party.vendorCode, 'wrong', '192.0.2.200');
    const held = { action: 'tries.held_back', actorId: null, actor: 'system', details: { of: 'password', failures: 5, address: '192.0.2.200' } };
    await expect.poll(() => entriesOf('party', party.partyId)).toEqual([held]);
    await atOnce(20, () => login(party.vendorCode, 'wrong'));
    for (let round = 0; round < 3; round += 1) {
      await waitIsOver();
      expect(await login(party.vendorCode, 'wrong')).toMatchObject({ status: 401 });
    }
    await waitIsOver();
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
    // The sign-in says how often it had failed before, so that no failure goes without an entry.
    expect(await entriesOf('party', party.partyId)).toEqual([held, expect.objectContaining({ action: 'session.opened', details: { role: 'buyer', failuresBefore: 8 } })]);
  });

  it('counts wrong current passwords among them', async () => {
    const party = await makeParty({ password: PASSWORD });
    for (let time = 0; time < 5; time += 1) {
      await call('PUT /api/auth/change-password', { as: await signedIn(party), body: { currentPassword: 'Wrong-1-word', newPassword: 'Quay.Tide.88-x' }, headers: { 'x-forwarded-for': newAddress() } });
    }
    await expect.poll(async () => (await entriesOf('party', party.partyId)).map(({ action }) => action)).toEqual(['tries.held_back']);
  });

  it('says once that an address is held back, and nothing of names that nobody has', async () => {
    const address = newAddress();
    await db.throttle.create({ data: { key: `sign-in:address:${address}`, failures: 48 }, select: { key: true } });
    const before = await db.auditEntry.count();
    await fail('BUY-N0N3-1', 6);
    expect(await login('BUY-N0N3-2', 'wrong', address)).toMatchObject({ status: 401 });
    expect(await login('BUY-N0N3-3', 'wrong', address)).toMatchObject({ status: 401 });
    await expect.poll(() => entriesOf('address', address)).toEqual([{ action: 'tries.held_back', actorId: null, actor: 'system', details: { of: 'sign-in', failures: 50 } }]);
    await atOnce(10, (index) => login(`BUY-N0N3-${index}`, 'wrong', address));
    expect(await db.auditEntry.count()).toBe(before + 1);
  });
});
