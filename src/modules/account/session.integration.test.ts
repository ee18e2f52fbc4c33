import { describe, expect, it } from 'vitest';
import { db } from '@/server/db';
import { sessionCookieName } from '@/access/session-cookie';
import { atOnce, call, type Answered } from '@/test/call';
import { makeCustomRole, makeParty, signedIn } from './account.factory';

const PASSWORD = 'Harbour-7-crane';
let lastAddress = 0;

/** A client's own address: attempts are counted by it, so tests must not share one. */
function newAddress(): string {
  lastAddress += 1;
  return `192.0.2.${lastAddress}`;
}

function login(vendorCode: unknown, password: unknown = PASSWORD, address = newAddress()): Promise<Answered> {
  return call('POST /api/auth/login', { body: { vendorCode, password }, headers: { 'x-forwarded-for': address, 'user-agent': 'Factory browser' } });
}

function tokenOf(answer: Answered): { token: string } {
  return { token: (answer.body as { token: string }).token };
}

/** Whether the session lets a buyer read the own RFQs, by cookie and by bearer. */
async function livesBy(session: { token: string }): Promise<number[]> {
  return [(await call('GET /api/buyer/rfqs', { as: session })).status, (await call('GET /api/buyer/rfqs', { as: session, by: 'bearer' })).status];
}

describe('signing in', () => {
  it('works by vendor code in any case and by e-mail in any form', async () => {
    const party = await makeParty({ email: 'Anna.Port@Example.COM', vendorCode: 'BUY-7K3Q9M', password: PASSWORD });
    const forms = [
      'BUY-7K3Q9M', 'buy-7k3q9m', ' Buy-7K3q9m ', 'ＢＵＹ-7K3Q9M',
      'Anna.Port@Example.COM', 'anna.port@example.com', ' ANNA.PORT@EXAMPLE.COM ', 'anna.port＠example.com', 'ａｎｎａ.port@example.com', 'anna.port﹫example.com',
    ];
    for (const form of forms) {
      expect(await login(form), form).toMatchObject({ status: 200, body: { success: true, message: 'Login successful', user: { vendor_code: party.vendorCode } } });
    }
  });

  it('answers who it is, sets the cookie, keeps the session and writes it into the audit log', async () => {
    const party = await makeParty({ roles: ['buyer', 'seller'], password: PASSWORD });
    const address = newAddress();
    const answer = await login(party.vendorCode, PASSWORD, address);
    expect(answer.body).toMatchObject({ user: {
      first_name: party.firstName, last_name: party.lastName, vendor_code: party.vendorCode, company_name: party.companyName, role: 'buyer', roles: ['buyer', 'seller'],
    } });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie.split('; ').slice(0, 4)).toEqual([`${sessionCookieName()}=${tokenOf(answer).token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']);
    const [session] = await db.session.findMany({ where: { partyId: party.partyId } });
    expect(session).toMatchObject({ role: 'buyer', address, userAgent: 'Factory browser' });
    expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeCloseTo(12 * 3_600_000, -5);
    expect(new Date((answer.body as { expires: string }).expires)).toEqual(session?.expiresAt);
    expect(await db.auditEntry.findMany({ where: { actorId: party.partyId }, select: { action: true } })).toEqual([{ action: 'session.opened' }]);
    expect(await livesBy(tokenOf(answer))).toEqual([200, 200]);
  });

  it('has one answer for an unknown name, a wrong password and an account without one', async () => {
    const party = await makeParty({ password: PASSWORD });
    const withoutPassword = await makeParty();
    const answers = [
      await login('BUY-UNKNWN'), await login('nobody@example.com'), await login(party.vendorCode, 'wrong'), await login(party.email, `${PASSWORD} `),
      await login(withoutPassword.vendorCode, ''.padEnd(1)), await login(party.vendorCode, 'x'.repeat(129)), await login('x'.repeat(255)),
    ];
    const [first] = answers;
    expect(first).toMatchObject({ status: 401, body: { success: false, error: 'Invalid credentials. Please try again.', code: 'invalid_credentials' } });
    // A text that is too long for a name or a password names its field, which the sender knows anyway.
    for (const { status, text } of answers.slice(0, 5)) expect([status, text]).toEqual([401, first?.text]);
    for (const answer of answers.slice(5)) expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid credentials. Please try again.' } });
    expect(answers.some(({ headers }) => headers.has('set-cookie'))).toBe(false);
  });

  it.each(['____', '%', 'V-%', 'BUY-______', 'BUY-%', '_@pattern.test', '%@pattern.test', 'p_ttern@pattern.test', '.*', '*', '\\'])('never takes %j for a pattern', async (identifier) => {
    const email = 'pattern@pattern.test';
    if ((await db.party.count({ where: { emailNorm: email } })) === 0) await makeParty({ email, password: PASSWORD });
    expect(await login(identifier)).toMatchObject({ status: 401 });
  });

  it.each([
    [{}, 400], [{ vendorCode: 'BUY-7K3Q9M' }, 400], [{ vendorCode: '', password: '' }, 400], [{ vendorCode: '  ', password: 'x' }, 400], [{ vendorCode: { contains: '' }, password: 'x' }, 400],
    [{ vendorCode: ['a'], password: 'x' }, 400], [{ vendorCode: 'a', password: 5 }, 400],
  ])('answers %j with the documented sentence', async (body, status) => {
    const answer = await call('POST /api/auth/login', { body, headers: { 'x-forwarded-for': newAddress() } });
    expect(answer).toMatchObject({ status, body: { error: 'Please enter both Vendor Code/Email and Password' } });
  });

  it.each(['a\u0000b', 'BUY-\u0000', 'a\u0000@example.com', '\ud800', 'a\uffff@example.com'])('answers %j, which no database keeps, without falling over', async (identifier) => {
    expect((await login(identifier)).status).toBe(400);
  });

  it('answers a short name that grows when it is normalised without falling over', async () => {
    expect(await login('ﷺ㍿'.repeat(127))).toMatchObject({ status: 401 });
  });

  it('tells the right password alone that an account is blocked', async () => {
    for (const block of [{ status: 'permanently_blocked' }, { status: 'inactive' }, { status: 'temporarily_blocked' }, { status: 'temporarily_blocked', blockedUntil: new Date(Date.now() + 60_000) }] as const) {
      const party = await makeParty({ password: PASSWORD, ...block });
      expect(await login(party.vendorCode)).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
      expect(await login(party.vendorCode, 'wrong')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
      expect(await db.session.count({ where: { partyId: party.partyId } })).toBe(0);
    }
  });

  it('works again by itself once a temporary block is over', async () => {
    const party = await makeParty({ password: PASSWORD, status: 'temporarily_blocked', blockedUntil: new Date(Date.now() - 1000) });
    expect(await login(party.vendorCode)).toMatchObject({ status: 200 });
  });

  it('sweeps away the own sessions that are over', async () => {
    const party = await makeParty({ password: PASSWORD });
    const over = await signedIn(party, { expires: new Date(Date.now() - 1000) });
    const alive = await signedIn(party);
    await login(party.vendorCode);
    const kept = (await db.session.findMany({ where: { partyId: party.partyId }, select: { id: true } })).map(({ id }) => id);
    expect(kept).toHaveLength(2);
    expect(kept).toContain(alive.sessionId);
    expect(kept).not.toContain(over.sessionId);
  });
});

describe('the role at sign-in', () => {
  it.each([
    ['the last active one', ['buyer', 'seller', 'cha'], 'seller', 'seller'],
    ['the first registered one, when there is no last', ['seller', 'buyer'], null, 'seller'],
    ['the first registered one, when the last is granted no more', ['cha', 'buyer'], 'captain', 'cha'],
    ['none, when nothing is granted', [], 'buyer', null],
    ['a custom one', ['night-auditor'], null, 'night-auditor'],
  ] as const)('is %s', async (_, roles, lastRole, role) => {
    if (roles.some((slug) => slug === 'night-auditor')) await makeCustomRole('night-auditor');
    const party = await makeParty({ roles, lastRole, password: PASSWORD });
    const answer = await login(party.vendorCode);
    expect(answer).toMatchObject({ status: 200, body: { user: { role } } });
    expect(await db.session.findMany({ where: { partyId: party.partyId }, select: { role: true } })).toEqual([{ role }]);
    // Only built-in roles are offered for switching.
    expect((answer.body as { user: { roles: string[] } }).user.roles).toEqual(roles.filter((slug) => slug !== 'night-auditor'));
  });
});

describe('logging out', () => {
  it('ends the session at once for cookie and bearer, and no other session', async () => {
    const party = await makeParty();
    const here = await signedIn(party);
    const elsewhere = await signedIn(party);
    expect([await livesBy(here), await livesBy(elsewhere)]).toEqual([[200, 200], [200, 200]]);
    const answer = await call('POST /api/auth/logout', { as: here });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^${sessionCookieName()}=; .*Max-Age=0`));
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect([await livesBy(here), await livesBy(elsewhere)]).toEqual([[401, 401], [200, 200]]);
    expect((await call('POST /api/auth/logout', { as: here, by: 'bearer' })).status).toBe(401);
  });
});

describe('a session', () => {
  const MINUTE = 60_000;

  it('ends after two idle hours, counted from the last request', async () => {
    const party = await makeParty();
    const idle = await signedIn(party, { lastSeenAt: new Date(Date.now() - 120 * MINUTE) });
    expect(await livesBy(idle)).toEqual([401, 401]);
    const busy = await signedIn(party, { lastSeenAt: new Date(Date.now() - 119 * MINUTE) });
    expect(await livesBy(busy)).toEqual([200, 200]);
    const { lastSeenAt } = await db.session.findUniqueOrThrow({ where: { id: busy.sessionId } });
    expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(MINUTE);
  });

  it('ends at its time whatever the token says, and with the token whatever the row says', async () => {
    const party = await makeParty();
    const rowOver = await signedIn(party);
    await db.session.update({ where: { id: rowOver.sessionId }, data: { expiresAt: new Date() }, select: { id: true } });
    expect(await livesBy(rowOver)).toEqual([401, 401]);
    const tokenOver = await signedIn(party, { expires: new Date(Date.now() - 1000) });
    await db.session.update({ where: { id: tokenOver.sessionId }, data: { expiresAt: new Date(Date.now() + MINUTE) }, select: { id: true } });
    expect(await livesBy(tokenOver)).toEqual([401, 401]);
  });

  it('ends with its row, and with a block of its party', async () => {
    const party = await makeParty();
    const gone = await signedIn(party);
    await db.session.delete({ where: { id: gone.sessionId }, select: { id: true } });
    expect(await livesBy(gone)).toEqual([401, 401]);
    const session = await signedIn(party);
    for (const status of ['temporarily_blocked', 'permanently_blocked', 'inactive'] as const) {
      await db.party.update({ where: { id: party.partyId }, data: { status }, select: { id: true } });
      expect(await livesBy(session)).toEqual([401, 401]);
    }
  });
});

describe('switching the role', () => {
  it('makes a granted role the active one, for the old token too, and remembers it', async () => {
    const party = await makeParty({ roles: ['seller', 'buyer'], password: PASSWORD });
    const session = await signedIn(party);
    expect(await livesBy(session)).toEqual([403, 403]);
    const answer = await call('POST /api/auth/switch-role', { as: session, body: { role: 'buyer' } });
    expect(answer).toMatchObject({ status: 200, body: { success: true, role: 'buyer' } });
    expect(answer.headers.get('set-cookie')).toContain(tokenOf(answer).token);
    expect([await livesBy(tokenOf(answer)), await livesBy(session)]).toEqual([[200, 200], [200, 200]]);
    expect(await login(party.vendorCode)).toMatchObject({ body: { user: { role: 'buyer' } } });
    expect(await db.auditEntry.findFirst({ where: { actorId: party.partyId, action: 'session.role_switched' } })).toMatchObject({ details: { role: 'buyer' } });
  });

  it('refuses a role that is not granted, and leaves all as it was', async () => {
    const party = await makeParty({ roles: ['buyer'] });
    const session = await signedIn(party);
    expect(await call('POST /api/auth/switch-role', { as: session, body: { role: 'captain' } })).toMatchObject({ status: 403, body: { code: 'role_not_granted' } });
    expect(await livesBy(session)).toEqual([200, 200]);
    expect(await db.party.findUniqueOrThrow({ where: { id: party.partyId } })).toMatchObject({ lastRole: 'buyer' });
    expect(await db.auditEntry.count({ where: { actorId: party.partyId, entity: 'party' } })).toBe(0);
  });

  it.each([{}, { role: '' }, { role: 'Captain' }, { role: 'superuser' }, { role: null }, { role: ['buyer'] }, { role: 'buyer', partyId: 1 }])('refuses the body %j', async (body) => {
    const session = await signedIn(await makeParty());
    expect(await call('POST /api/auth/switch-role', { as: session, body })).toMatchObject({ status: 400 });
  });

  it('changes the session that asks, and no other', async () => {
    const party = await makeParty({ roles: ['buyer', 'seller'] });
    const [here, elsewhere] = [await signedIn(party), await signedIn(party)];
    await call('POST /api/auth/switch-role', { as: here, body: { role: 'seller' } });
    expect([await livesBy(here), await livesBy(elsewhere)]).toEqual([[403, 403], [200, 200]]);
  });
});

describe('many sign-ins at once', () => {
  it('are all answered', async () => {
    const party = await makeParty({ password: PASSWORD });
    // Four at once stay below the five that one name may fail.
    const answers = await atOnce(4, () => login(party.vendorCode));
    expect([...answers.keys()]).toEqual([200]);
    expect(await db.session.count({ where: { partyId: party.partyId } })).toBe(4);
  });
});
