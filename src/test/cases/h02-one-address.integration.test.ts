import { describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn } from '@/modules/account/account.factory';
import { openResetLink } from '@/modules/password/password.factory';
import { confirmationToken, newestMail, provenTicket, registerAs, registration } from '@/modules/registration/registration.factory';
import { adminUserRequest } from '@/modules/users/users.factory';
import { db } from '@/server/db';
import { atOnce, call } from '../call';

/** One mailbox written in several ways is one account: whoever looks it up finds it, and nobody makes a second one. */
const FORMS = ['Anna.Port@Example.COM', 'anna.port@example.com', ' ANNA.PORT@EXAMPLE.COM ', 'anna.port＠example.com', 'ａｎｎａ.port@example.com', 'anna.port﹫EXAMPLE.com'];
const NORM = 'anna.port@example.com';
let last = 0;
const from = () => ({ 'x-forwarded-for': `203.0.113.${(last += 1)}` });
const pauseIsOver = () => db.throttle.deleteMany({ where: { key: { startsWith: 'code:' } } });
const accounts = () => db.party.count({ where: { emailNorm: NORM } });
const body = registration({ email: 'Anna.Port@Example.COM' });

describe('an address that was registered as Anna.Port@Example.COM', () => {
  it('is one account', async () => {
    await provenTicket(NORM, '192.0.2.1');
    expect(await registerAs(body, '192.0.2.1')).toMatchObject({ status: 200, body: { requiresEmailConfirmation: false } });
    expect(await accounts()).toBe(1);
    // Mails go to the address as its owner wrote it.
    expect(await db.party.findFirst({ where: { emailNorm: NORM }, select: { email: true } })).toEqual({ email: 'Anna.Port@Example.COM' });
  });

  it.each(FORMS)('signs in as %j', async (form) => {
    expect(await call('POST /api/auth/login', { body: { vendorCode: form, password: body.password }, headers: from() })).toMatchObject({ status: 200 });
  });

  it.each(FORMS)('gets a link for its password as %j', async (form) => {
    await db.throttle.deleteMany({ where: { key: { startsWith: 'reset:' } } });
    await db.mail.deleteMany({ where: { kind: 'password_reset' } });
    await db.outboxMessage.deleteMany({ where: { kind: 'password_reset' } });
    expect(await call('POST /api/auth/forgot-password', { body: { email: form }, headers: from() })).toMatchObject({ status: 200 });
    expect(await openResetLink('Anna.Port@Example.COM')).toMatch(/^[\w-]{43}$/);
  });

  it.each(FORMS)('is proven by a code that was asked for as %j, typed beside any other form, and is taken', async (form) => {
    await pauseIsOver();
    expect(await call('POST /api/send-otp', { body: { email: form }, headers: from() })).toMatchObject({ status: 200 });
    const { code } = await newestMail(NORM, 'email_code');
    const other = FORMS[(FORMS.indexOf(form) + 1) % FORMS.length] ?? '';
    const place = from();
    expect(await call('POST /api/verify-otp', { body: { email: other, otp: code }, headers: place })).toMatchObject({ status: 200 });
    expect(await registerAs({ ...body, email: form }, place['x-forwarded-for'])).toMatchObject({ status: 409, body: { success: false, error: 'Email already registered' } });
    expect(await accounts()).toBe(1);
  });

  it('has no second one by a registration without a proof, of ten at once, nor by its links', async () => {
    const answers = await atOnce(4, (index) => registerAs({ ...body, email: FORMS[index] }));
    expect([...answers.keys()]).toEqual([200]);
    for (const answer of answers.get(200) ?? []) expect(answer.body).toMatchObject({ requiresEmailConfirmation: true });
    expect([await accounts(), await confirmationToken(NORM)]).toEqual([1, '']);
  });

  it('is nobody else’s: not an admin’s new user’s, and not by an edit of HR’s or an admin’s', async () => {
    const [admin, hr, other] = [await makeSignedIn({ roles: ['admin'] }), await makeSignedIn({ roles: ['hr'] }), await makeParty()];
    const taken = { status: 409, body: { success: false, code: 'email_registered' } };
    for (const email of FORMS) {
      expect(await call('POST /api/admin/users', { as: admin, body: { ...adminUserRequest(), email } }), email).toMatchObject(taken);
      expect(await call('PUT /api/hr/users/update', { as: hr, body: { userId: other.partyId, email } }), email).toMatchObject(taken);
      expect(await call('PUT /api/admin/users/{userId}', { as: admin, params: { userId: other.partyId }, body: { name: 'Ada Port', email, role: 'buyer' } }), email).toMatchObject(taken);
    }
    expect(await accounts()).toBe(1);
  });
});

describe('ten registrations of one address at once', () => {
  it('with a proof make one account; the others are told so, and nothing falls over', async () => {
    const forms = ['Ten.Ports@Example.COM', ' ten.ports@example.com ', 'ten.ports＠example.com', 'TEN.PORTS@EXAMPLE.COM'];
    await provenTicket('ten.ports@example.com', '192.0.2.9');
    const answers = await atOnce(10, (index) => registerAs(registration({ email: forms[index % 4] }), '192.0.2.9'));
    expect([[...answers.keys()].sort(), answers.get(200)?.length, answers.get(409)?.length]).toEqual([[200, 409], 1, 9]);
    for (const { body: refused } of answers.get(409) ?? []) expect(refused).toMatchObject({ success: false, error: 'Email already registered' });
    expect(await db.party.count({ where: { emailNorm: 'ten.ports@example.com' } })).toBe(1);
  });

  it('are kept apart by the database itself', async () => {
    const indexes = await db.$queryRaw<{ definition: string }[]>`SELECT indexdef AS definition FROM pg_indexes WHERE tablename = 'Party'`;
    expect(indexes.map(({ definition }) => definition)).toContainEqual(expect.stringMatching(/^CREATE UNIQUE INDEX .*\("emailNorm"\)$/));
  });
});
