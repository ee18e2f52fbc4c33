import { beforeEach, describe, expect, it } from 'vitest';
import { makeParty, signedIn, type MadeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call, type Answered } from '@/test/call';
import { auditOf } from '@/test/effects';
import { openResetLink, openSetLink } from './password.factory';

const OLD = 'Harbour-7-crane';
const NEW = 'Quay.Tide.88-x';
let party: MadeParty;
let hop = 0;

/** Every request from a place of its own, so that only what is meant to be counted is. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${(hop += 1) % 250}` });
const login = (password: string, who = party.vendorCode) => call('POST /api/auth/login', { body: { vendorCode: who, password }, headers: from() });
const reset = (token: string, newPassword = NEW): Promise<Answered> => call('POST /api/auth/reset-password', { body: { token, newPassword }, headers: from() });
const change = (as: { token: string } | null, body: object, by: 'cookie' | 'bearer' = 'cookie') => call('PUT /api/auth/change-password', { as, by, body, headers: from() });
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, select: { kind: true, locale: true }, orderBy: { id: 'asc' } });

beforeEach(async () => {
  party = await makeParty({ password: OLD, roles: ['seller'] });
});

describe('forgot-password', () => {
  it('answers the same to a known and an unknown address, and makes a link for the known one alone', async () => {
    const [known, unknown] = [await call('POST /api/auth/forgot-password', { body: { email: party.email } }), await call('POST /api/auth/forgot-password', { body: { email: 'nobody@port.test' } })];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(known.body).toEqual({ success: true, message: 'If the email is registered, reset instructions will arrive shortly. Please check your spam folder.' });
    const token = await openResetLink(party.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await mailsTo('nobody@port.test')).toEqual([]);
    expect(JSON.stringify(await db.passwordLink.findMany())).not.toContain(token);
  });

  it('finds the account by its e-mail in every form', async () => {
    for (const form of [` ${party.email.toUpperCase()} `, party.email.replace('@', '＠')]) {
      expect(await call('POST /api/auth/forgot-password', { body: { email: form }, headers: from() })).toMatchObject({ status: 200 });
      expect(await openResetLink(party.email)).toMatch(/\S/);
    }
  });

  it.each([[{}, 'Please enter your email address'], [{ email: ' ' }, 'Please enter your email address'], [{ email: 'ada' }, 'Please enter a valid email address'], [{ email: 'a@b@c.test' }, 'Please enter a valid email address'], [{ email: 'a,b@c.test' }, 'Please enter a valid email address']])('refuses %j: %s', async (body, error) => {
    expect(await call('POST /api/auth/forgot-password', { body })).toMatchObject({ status: 400, body: { success: false, error } });
  });

  it('sends five mails to an address within an hour, known or not', async () => {
    for (const email of [party.email, 'nobody2@port.test']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await call('POST /api/auth/forgot-password', { body: { email }, headers: from() })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('a reset link', () => {
  it('chooses a password once, voids the others and ends every session', async () => {
    const sessions = [await signedIn(party), await signedIn(party)];
    const [first, second] = [await openResetLink(party.email, true), await openResetLink(party.email, true)];
    expect(await reset(second)).toMatchObject({ status: 200, body: { success: true } });
    for (const token of [second, first]) expect(await reset(token)).toMatchObject({ status: 400, body: { error: 'Invalid or missing reset token. Please request a new password reset.' } });
    for (const as of sessions) expect((await call('GET /api/notifications', { as })).status).toBe(401);
    expect((await login(OLD)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
    await expect.poll(async () => (await auditOf('party', party.partyId)).map(({ action }) => action).sort()).toEqual(['password.reset', 'password.wrong', 'session.opened']);
    expect((await mailsTo(party.email)).map(({ kind }) => kind)).toEqual(['password_reset', 'password_reset', 'password_changed']);
  });

  it('is used once also when ten come at once', async () => {
    const token = await openResetLink(party.email, true);
    const answers = await atOnce(10, () => reset(token));
    expect([answers.get(200)?.length, answers.get(400)?.length]).toEqual([1, 9]);
  });

  it('is void after half an hour, and when it is none', async () => {
    const token = await openResetLink(party.email, true);
    await db.passwordLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    for (const wrong of [token, 'x'.repeat(43), '', '../1', undefined]) expect(await reset(wrong as string)).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } });
    expect((await login(OLD)).status).toBe(200);
  });

  it('is void after the password was changed', async () => {
    const token = await openResetLink(party.email, true);
    expect((await change(await signedIn(party), { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
    expect(await reset(token, 'Pier-9-lantern')).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } });
  });

  it.each([
    ['', 'Please enter both password fields'],
    ['abc', 'Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one special character, Password must contain at least one digit'],
    ['Password1!', 'This password is too common. Please choose another one.'],
  ])('refuses the password %j and stays good', async (password, error) => {
    const token = await openResetLink(party.email, true);
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { success: false, error, field: 'newPassword' } });
    expect((await reset(token)).status).toBe(200);
  });

  it('opens an account that an admin has made, and no account that was blocked', async () => {
    const made = await makeParty({ status: 'inactive' });
    expect((await reset(await openSetLink(made))).status).toBe(200);
    expect((await login(NEW, made.vendorCode)).status).toBe(200);
    const blocked = await makeParty({ status: 'permanently_blocked' });
    expect((await reset(await openSetLink(blocked))).status).toBe(200);
    expect((await login(NEW, blocked.vendorCode)).status).toBe(403);
  });

  it('lets a party in that had to wait after wrong passwords', async () => {
    for (let time = 0; time < 6; time += 1) await login('wrong');
    expect((await login(OLD)).status).toBe(429);
    expect((await reset(await openResetLink(party.email, true))).status).toBe(200);
    expect((await login(NEW)).status).toBe(200);
  });
});

describe('change-password', () => {
  it.each(['cookie', 'bearer'] as const)('by %s ends all other sessions and goes on with a new one', async (by) => {
    const [own, other] = [await signedIn(party), await signedIn(party)];
    const answer = await change(own, { currentPassword: OLD, newPassword: NEW }, by);
    expect(answer).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) as string } });
    const { token } = answer.body as { token: string };
    expect(answer.headers.get('set-cookie')).toContain(token);
    for (const old of [own, other]) for (const way of ['cookie', 'bearer'] as const) expect((await call('GET /api/notifications', { as: old, by: way })).status).toBe(401);
    for (const way of ['cookie', 'bearer'] as const) expect((await call('GET /api/seller/rfqs', { as: { token }, by: way })).status).toBe(200);
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200]);
    expect((await mailsTo(party.email)).map(({ kind }) => kind)).toEqual(['password_changed']);
  });

  it.each([[{}, 'All fields are required'], [{ currentPassword: OLD }, 'All fields are required'], [{ currentPassword: '', newPassword: NEW }, 'All fields are required'],
    [{ currentPassword: OLD, newPassword: 'Abcdefgh' }, 'Password must contain at least one special character, Password must contain at least one digit'],
    [{ currentPassword: 'Wrong-1-word', newPassword: NEW }, 'Current password is incorrect']])('refuses %j: %s', async (body, error) => {
    expect(await change(await signedIn(party), body)).toMatchObject({ status: 400, body: { success: false, error } });
    expect((await login(OLD)).status).toBe(200);
  });

  it('weighs five wrong passwords of all sessions together, and then lets them wait', async () => {
    const [as, elsewhere] = [await signedIn(party), await signedIn(party)];
    for (let time = 0; time < 5; time += 1) expect((await change(time % 2 ? as : elsewhere, { currentPassword: 'wrong', newPassword: NEW })).status).toBe(400);
    for (const session of [as, elsewhere]) expect(await change(session, { currentPassword: OLD, newPassword: NEW })).toMatchObject({ status: 429 });
    expect((await login(OLD)).status).toBe(200);
  });

  it('tells an expired session from none, and a forged one is none', async () => {
    const over = await signedIn(party);
    await db.session.deleteMany({ where: { id: over.sessionId } });
    const body = { currentPassword: OLD, newPassword: NEW };
    for (const by of ['cookie', 'bearer'] as const) {
      expect(await change(over, body, by)).toMatchObject({ status: 403, body: { error: 'Your session has expired. Please log in again.', code: 'session_expired' } });
      expect((await change({ token: `${over.token}x` }, body, by)).status).toBe(401);
    }
    expect((await change(null, body)).status).toBe(401);
  });

  it('changes once of three that come at once', async () => {
    const as = await signedIn(party);
    const answers = await atOnce(3, (index) => change(as, { currentPassword: OLD, newPassword: `Quay.Tide.${index}88-x` }));
    expect(answers.get(200)).toHaveLength(1);
    expect([...answers.keys()].filter((status) => ![200, 400, 401, 403, 409].includes(status))).toEqual([]);
  });
});
