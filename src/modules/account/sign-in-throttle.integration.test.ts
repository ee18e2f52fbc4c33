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

function login(vendorCode: string, password = PASSWORD, address = newAddress(), device: string | null = null): Promise<Answered> {
  return call('POST /api/auth/login', { body: { vendorCode, password }, headers: { 'x-forwarded-for': address, cookie: device } });
}

/** The cookie by which the browser of an answer is known again, as it sends it. */
function deviceOf(answer: Answered): string {
  return answer.headers.getSetCookie().find((line) => line.startsWith('marsa.device='))?.split(';')[0] ?? '';
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

describe('a device that the owner has signed in with', () => {
  it('lets the owner in while everybody else waits, from the same address too', async () => {
    const party = await makeParty({ password: PASSWORD });
    const address = newAddress();
    const device = deviceOf(await login(party.vendorCode, PASSWORD, address));
    for (let time = 0; time < 5; time += 1) expect((await login(party.vendorCode, 'wrong', address)).status).toBe(401);
    expect(await login(party.vendorCode, PASSWORD, address)).toMatchObject({ status: 429 });
    const answer = await login(party.email, PASSWORD, address, device);
    expect(answer).toMatchObject({ status: 200 });
    // The others wait on: the owner's success is none of theirs.
    expect(await login(party.vendorCode, PASSWORD, address)).toMatchObject({ status: 429 });
    expect(deviceOf(answer)).toBe(device);
  });

  it('stays known after a sign-out', async () => {
    const party = await makeParty({ password: PASSWORD });
    const answer = await login(party.vendorCode);
    const { token } = answer.body as { token: string };
    const out = await call('POST /api/auth/logout', { as: { token } });
    expect(out.headers.get('clear-site-data')).toBe('"storage"');
    expect(out.headers.getSetCookie().join()).not.toContain('marsa.device');
    await fail(party.vendorCode, 5);
    expect(await login(party.vendorCode, PASSWORD, newAddress(), deviceOf(answer))).toMatchObject({ status: 200 });
  });

  it('has five tries of its own, and no more', async () => {
    const party = await makeParty({ password: PASSWORD });
    const device = deviceOf(await login(party.vendorCode));
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await login(party.vendorCode, 'wrong', newAddress(), device)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
  });

  it('is one for the accounts that signed in there, and not for others; nobody makes one up', async () => {
    const [one, two, three] = [await makeParty({ password: PASSWORD }), await makeParty({ password: PASSWORD }), await makeParty({ password: PASSWORD })];
    const first = deviceOf(await login(one.vendorCode));
    const device = deviceOf(await login(two.vendorCode, PASSWORD, newAddress(), first));
    for (const party of [one, two, three]) await fail(party.vendorCode, 5);
    const made = `marsa.device=${'A'.repeat(22)}.${device.split('.').at(-1)}`;
    for (const cookie of [first, made, `${device}x`, 'marsa.device=', 'marsa.device=..']) expect(await login(two.vendorCode, PASSWORD, newAddress(), cookie), cookie).toMatchObject({ status: 429 });
    expect(await login(three.vendorCode, PASSWORD, newAddress(), device)).toMatchObject({ status: 429 });
    for (const party of [one, two]) expect(await login(party.vendorCode, PASSWORD, newAddress(), device)).toMatchObject({ status: 200 });
  });

  it('is forgotten with the password, and the one that changes it is known by the new one', async () => {
    const party = await makeParty({ password: PASSWORD });
    const old = deviceOf(await login(party.vendorCode));
    const own = await login(party.vendorCode);
    const { token } = own.body as { token: string };
    const next = 'Quay.Tide.88-x';
    const changed = await call('PUT /api/auth/change-password', { as: { token }, body: { currentPassword: PASSWORD, newPassword: next } });
    expect(changed).toMatchObject({ status: 200 });
    await fail(party.vendorCode, 5);
    expect(await login(party.vendorCode, next, newAddress(), old)).toMatchObject({ status: 429 });
    expect(await login(party.vendorCode, next, newAddress(), deviceOf(changed))).toMatchObject({ status: 200 });
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

describe('somebody who is signed in', () => {
  const change = (as: { token: string }, currentPassword: string, address: string) =>
    call('PUT /api/auth/change-password', { as, by: 'bearer', body: { currentPassword, newPassword: 'Quay.Tide.88-x' }, headers: { 'x-forwarded-for': address } });

  it('changes the password while strangers fail with the name and at the address, without a known device', async () => {
    const party = await makeParty({ password: PASSWORD });
    const session = await signedIn(party);
    const address = newAddress();
    await db.throttle.create({ data: { key: `sign-in:address:${address}`, failures: 49 }, select: { key: true } });
    await login('BUY-N0B0DY', 'wrong', address);
    await fail(party.vendorCode, 5);
    expect(await login(party.vendorCode, PASSWORD, address)).toMatchObject({ status: 429 });
    expect(await change(session, PASSWORD, address)).toMatchObject({ status: 200 });
  });

  it('has five tries all the same, from wherever', async () => {
    const party = await makeParty({ password: PASSWORD });
    const session = await signedIn(party);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await change(session, 'Wrong-1-word', newAddress())).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
  });
});

describe('the audit log', () => {
  const entriesOf = (entity: string, entityId: number | string) => db.auditEntry.findMany({
    where: { entity, entityId: String(entityId) }, select: { action: true, actorId: true, actor: true, details: true }, orderBy: { seq: 'asc' },
  });

  it('says once that a password was wrong and once that the account is held back, however many tries follow', async () => {
    const party = await makeParty({ password: PASSWORD });
    await login(party.vendorCode, 'wrong', '192.0.2.199');
    const wrong = { action: 'password.wrong', actorId: null, actor: 'system', details: { address: '192.0.2.199' } };
    await expect.poll(() => entriesOf('party', party.partyId)).toEqual([wrong]);
    await fail(party.vendorCode, 3);
    await login(party.vendorCode, 'wrong', '192.0.2.200');
    const held = { action: 'tries.held_back', actorId: null, actor: 'system', details: { of: 'password', failures: 5, address: '192.0.2.200' } };
    await expect.poll(() => entriesOf('party', party.partyId)).toEqual([wrong, held]);
    await atOnce(20, () => login(party.vendorCode, 'wrong'));
    for (let round = 0; round < 3; round += 1) {
      await waitIsOver();
      expect(await login(party.vendorCode, 'wrong')).toMatchObject({ status: 401 });
    }
    await waitIsOver();
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
    // The sign-in says how often it had failed before, so that no failure goes without an entry.
    expect(await entriesOf('party', party.partyId)).toEqual([wrong, held, expect.objectContaining({ action: 'session.opened', details: { role: 'buyer', failuresBefore: 8 } })]);
  });

  it('counts wrong current passwords among them', async () => {
    const party = await makeParty({ password: PASSWORD });
    for (let time = 0; time < 5; time += 1) {
      await call('PUT /api/auth/change-password', { as: await signedIn(party), body: { currentPassword: 'Wrong-1-word', newPassword: 'Quay.Tide.88-x' }, headers: { 'x-forwarded-for': newAddress() } });
    }
    await expect.poll(async () => (await entriesOf('party', party.partyId)).map(({ action }) => action)).toEqual(['password.wrong', 'tries.held_back']);
  });

  it('says once that an address is held back, and that it asks for names that nobody has', async () => {
    const address = newAddress();
    await db.throttle.create({ data: { key: `sign-in:address:${address}`, failures: 48 }, select: { key: true } });
    expect(await login('BUY-N0N3-2', 'wrong', address)).toMatchObject({ status: 401 });
    expect(await login('BUY-N0N3-3', 'wrong', address)).toMatchObject({ status: 401 });
    const actions = async () => (await entriesOf('address', address)).map(({ action, details }) => [action, details]);
    const entries = [['password.wrong', { of: 'unknown name', times: 1 }], ['tries.held_back', { of: 'sign-in', failures: 50 }]];
    await expect.poll(async () => (await actions()).sort()).toEqual(entries);
    await atOnce(10, (index) => login(`BUY-N0N3-${index}`, 'wrong', address));
    expect((await actions()).sort()).toEqual(entries);
  });

  it('says that a blocked account was turned away, and what it was told', async () => {
    const until = new Date(Date.now() + 86_400_000);
    const party = await makeParty({ password: PASSWORD, status: 'temporarily_blocked', blockedUntil: until });
    await db.party.update({ where: { id: party.partyId }, data: { blockReason: 'Unpaid invoices' } });
    expect((await login(party.vendorCode)).body).toEqual({
      success: false, error: 'This account is blocked. Please contact support.', code: 'account_blocked', reason: 'Unpaid invoices', blocked_until: until.toISOString(),
    });
    for (let time = 0; time < 3; time += 1) await login(party.vendorCode);
    await expect.poll(async () => (await entriesOf('party', party.partyId)).map(({ action, details }) => [action, details])).toEqual([
      ['session.refused', { code: 'account_blocked', address: expect.any(String) as string, times: 1 }],
    ]);
    expect(JSON.stringify((await login(party.vendorCode, 'wrong')).body)).not.toContain('Unpaid');
  });
});
