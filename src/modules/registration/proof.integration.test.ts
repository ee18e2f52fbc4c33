import { beforeEach, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { newestMail } from './registration.factory';

let serial = 0;
let email: string;
const from = () => ({ 'x-forwarded-for': `198.51.${Math.floor(serial / 250)}.${(serial += 1) % 250}` });
const send = (body: object, headers = from()) => call('POST /api/send-otp', { body, headers });
const verify = (body: object, headers = from()) => call('POST /api/verify-otp', { body, headers });
const codeOf = async (to: string) => String((await newestMail(to, 'email_code'))['code']);
/** A code that is surely wrong. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const pauseIsOver = () => db.throttle.deleteMany({ where: { key: { startsWith: 'code:pause:' } } });

beforeEach(() => {
  email = `proof-${(serial += 1)}@port.test`;
});

describe('a code', () => {
  it('goes to the address by mail, is six digits, and stands nowhere in the table', async () => {
    expect(await send({ email })).toMatchObject({ status: 200, body: { success: true } });
    const code = await codeOf(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await db.proof.findMany())).not.toContain(code);
  });

  it('is asked for in the same way for an address that has an account', async () => {
    const party = await makeParty();
    const [known, unknown] = [await send({ email: party.email }), await send({ email })];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await codeOf(party.email)).toMatch(/^\d{6}$/);
  });

  it('proves the address in every form of it, once', async () => {
    await send({ email: `  ${email.toUpperCase()} ` });
    const answer = await verify({ email: email.replace('@', '＠'), otp: ` ${await codeOf(email)} ` });
    expect(answer).toMatchObject({ status: 200, body: { success: true, ticket: expect.stringMatching(/^[\w-]{43}$/) as string } });
    expect(await verify({ email, otp: await codeOf(email) })).toMatchObject({ status: 400, body: { error: 'Invalid OTP. Please try again.' } });
  });

  it('takes five wrong tries, also when fifty come at once, and then not the right one', async () => {
    await send({ email });
    const code = await codeOf(email);
    const answers = await atOnce(50, () => verify({ email, otp: wrong(code) }));
    expect([...answers.keys()]).toEqual([400]);
    expect(await db.proof.findFirst({ where: { subject: email }, select: { attempts: true } })).toEqual({ attempts: 5 });
    expect(await verify({ email, otp: code })).toMatchObject({ status: 400, body: { code: 'otp_invalid' } });
    // The log says once that the code is used up, whoever goes on.
    const { id } = await db.proof.findFirstOrThrow({ where: { subject: email }, select: { id: true } });
    const entries = () => db.auditEntry.findMany({ where: { entity: 'proof', entityId: String(id) }, select: { action: true, actor: true } });
    await expect.poll(entries).toEqual([{ action: 'code.used_up', actor: 'system' }]);
    expect(await verify({ email, otp: wrong(code) })).toMatchObject({ status: 400 });
    expect(await entries()).toHaveLength(1);
  });

  it('proves once also when ten type it at once', async () => {
    await send({ email });
    const code = await codeOf(email);
    const answers = await atOnce(10, () => verify({ email, otp: code }));
    expect([answers.get(200)?.length, answers.get(400)?.length]).toEqual([1, 9]);
  });

  it('is void after ten minutes, and when a new one was sent', async () => {
    await send({ email });
    const first = await codeOf(email);
    await pauseIsOver();
    await send({ email });
    const second = await codeOf(email);
    if (first !== second) expect(await verify({ email, otp: first })).toMatchObject({ status: 400 });
    await db.proof.updateMany({ where: { subject: email }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await verify({ email, otp: second })).toMatchObject({ status: 400 });
  });

  it('belongs to one address: that of another does not fit', async () => {
    const other = `other-${email}`;
    await send({ email });
    await send({ email: other });
    expect(await verify({ email: other, otp: wrong(await codeOf(other)) })).toMatchObject({ status: 400 });
    expect((await verify({ email, otp: await codeOf(email) })).status).toBe(200);
  });

  it('is sent once a minute, five times an hour to an address, twenty times from a place', async () => {
    expect((await send({ email })).status).toBe(200);
    const soon = await send({ email });
    expect(soon).toMatchObject({ status: 429 });
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    for (let time = 1; time < 5; time += 1) {
      await pauseIsOver();
      expect((await send({ email })).status).toBe(200);
    }
    await pauseIsOver();
    expect((await send({ email })).status).toBe(429);
    const place = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await send({ email: `many-${index}-${email}` }, place)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([[{}, 'Please enter your email first'], [{ email: '' }, 'Please enter your email first'], [{ email: 'ada' }, 'Please enter a valid email address'], [{ email: 'a@b.test', phone: '+4940123456' }, 'Please enter your email first']])(
    'is not sent for %j: %s', async (body, error) => expect(await send(body)).toMatchObject({ status: 400, body: { error } }));

  it.each([[{}, 'Please enter both email and OTP'], [{ email: 'a@b.test' }, 'Please enter both email and OTP'], [{ otp: '123456' }, 'Please enter both email and OTP'], [{ email: 'a@b.test', otp: '123456' }, 'Invalid OTP. Please try again.']])(
    'is not weighed for %j: %s', async (body, error) => expect(await verify(body)).toMatchObject({ status: 400, body: { error } }));
});

describe('a code for WhatsApp', () => {
  it('is six digits, which prove nothing while no sender is connected', async () => {
    const phone = '+49 40 123456';
    expect(await send({ phone })).toMatchObject({ status: 200, body: { success: true } });
    expect(await verify({ phone, otp: '12345' })).toMatchObject({ status: 400, body: { error: 'Invalid OTP format. Please enter a 6-digit code.' } });
    expect(await verify({ phone, otp: '123456' })).toMatchObject({ status: 200, body: { success: true, ticket: null } });
    expect(await db.proof.count({ where: { channel: 'phone' } })).toBe(0);
    expect((await send({ phone })).status).toBe(429);
  });
});

