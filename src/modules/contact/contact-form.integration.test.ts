import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { contactRequestOf, makeContactForm } from './contact.factory';
import type { ContactFormAnswer } from './contact.schema';

const MARK = 'PUT /api/hr/contact-form-submissions/{submissionId}';
let hr: SignedIn;
let place = 0;

beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
});

function send(body: object, address = `192.0.2.${(place += 1) % 250}`) {
  return call('POST /api/contact', { body, headers: { 'x-forwarded-for': address } });
}
const kept = (email: string) => db.contactFormSubmission.count({ where: { email } });

describe('a visitor writes', () => {
  it('and is thanked, and HR reads it as it was written', async () => {
    const body = contactRequestOf({ name: 'Ümit <b>', phone: '+90 (212) 555-01.01', subject: 'partnerships', message: 'Line 1\nLine 2 <script>' });
    expect(await send(body)).toMatchObject({ status: 200, body: { success: true, message: 'Thank you for your message. We will get back to you soon.' } });
    const list = (await call('GET /api/hr/contact-form-submissions', { as: hr })).body as ContactFormAnswer[];
    const form = list.find(({ email }) => email === body.email);
    expect(await toldOf('contact_form_sent', 'contactFormId', form?.id ?? 0)).toEqual([hr.partyId]);
    expect(form).toEqual({ ...body, phone: '+902125550101', id: expect.any(Number) as number, created_at: expect.any(String) as string, status: 'pending' });
  });

  it.each([
    [{ name: '' }, 'contact_name_required'], [{ name: '  ' }, 'contact_name_required'], [{ name: null }, 'contact_name_required'], [{ name: 'a\nb' }, 'text_invalid'],
    [{ email: '' }, 'email_required'], [{ email: undefined }, 'email_required'], [{ email: 'nobody' }, 'email_invalid'], [{ email: 'a@b, c@d.example' }, 'email_invalid'],
    [{ email: 'a@b.example\r\nBcc: x@y.example' }, 'email_invalid'], [{ email: ['a@b.example'] }, 'email_required'],
    [{ subject: ' ' }, 'contact_subject_required'], [{ message: '' }, 'contact_message_required'], [{ message: 'a\u0000' }, 'text_invalid'],
    [{ message: 'x'.repeat(20_001) }, 'text_too_long'], [{ phone: 5 }, 'phone_invalid'], [{ phone: 'call me' }, 'phone_invalid'], [{ phone: '12345' }, 'phone_invalid'], [{ status: 'reviewed' }, 'invalid_input'],
  ])('and is refused %j', async (over, code) => {
    const before = await db.contactFormSubmission.count();
    expect(await send(contactRequestOf(over))).toMatchObject({ status: 400, body: { success: false, code } });
    expect(await db.contactFormSubmission.count()).toBe(before);
  });

  it('up to 20,000 characters, with or without a phone', async () => {
    for (const over of [{ message: 'x'.repeat(20_000) }, { phone: null }, { phone: undefined }, { subject: 'Anything else' }]) {
      expect(await send(contactRequestOf(over))).toMatchObject({ status: 200 });
    }
  });

  it('once, when the same comes again within a minute, also at the same moment', async () => {
    const body = contactRequestOf();
    const answers = await atOnce(4, () => send(body));
    expect([...answers.keys()]).toEqual([200]);
    await send({ ...body, email: ` ${body.email.toUpperCase()}` });
    expect(await kept(body.email)).toBe(1);
    await send({ ...body, message: 'Something else' });
    expect(await kept(body.email)).toBe(2);
    await db.contactFormSubmission.updateMany({ where: { email: body.email }, data: { createdAt: new Date(Date.now() - 61_000) } });
    await send(body);
    expect(await kept(body.email)).toBe(3);
  });

  it('in vain, as a program that fills in what people do not see', async () => {
    const body = contactRequestOf({ website: 'https://spam.example' });
    expect(await send(body)).toMatchObject({ status: 200, body: { success: true } });
    expect(await kept(body.email)).toBe(0);
  });

  it('five times a quarter of an hour with one e-mail, wherever from, and others are not held up', async () => {
    const { email } = contactRequestOf();
    for (let index = 0; index < 5; index += 1) expect((await send(contactRequestOf({ email, message: `No. ${index}` }), '198.51.100.7')).status).toBe(200);
    const refused = await send(contactRequestOf({ email, message: 'No. 5' }), '198.51.100.8');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(contactRequestOf(), '198.51.100.7')).status).toBe(200);
    expect(await kept(email)).toBe(5);
  });

  it('until the address has had its share', async () => {
    await db.throttle.create({ data: { key: 'contact:address:198.51.100.99', failures: 49 }, select: { key: true } });
    expect((await send(contactRequestOf(), '198.51.100.99')).status).toBe(200);
    expect((await send(contactRequestOf(), '198.51.100.99')).status).toBe(429);
    expect((await send(contactRequestOf(), '198.51.100.98')).status).toBe(200);
  });
});

describe('HR marks a message', () => {
  const mark = (submissionId: number, status: unknown, as = hr) => call(MARK, { as, params: { submissionId }, body: { status } });

  it('as reviewed and as pending again, and the log says so', async () => {
    const id = await makeContactForm();
    expect(await mark(id, 'reviewed')).toMatchObject({ status: 200, body: { success: true, submission: { id, status: 'reviewed' } } });
    expect(await mark(id, 'pending')).toMatchObject({ status: 200, body: { success: true, submission: { id, status: 'pending' } } });
    expect(await auditOf('contact_form', id)).toEqual([
      { action: 'contact_form.review', actorId: hr.partyId, actor: hr.vendorCode, details: { from: 'pending', to: 'reviewed' } },
      { action: 'contact_form.reopen', actorId: hr.partyId, actor: hr.vendorCode, details: { from: 'reviewed', to: 'pending' } },
    ]);
  });

  it('but not as what it is already, nor as anything else', async () => {
    const id = await makeContactForm();
    expect(await mark(id, 'pending')).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'pending' } });
    for (const status of ['approved', '', null, 'Reviewed', ['reviewed']]) expect(await mark(id, status)).toMatchObject({ status: 400 });
    expect(await mark(2_147_483_647, 'reviewed')).toMatchObject({ status: 404 });
  });

  it('once, when twenty mark it at once', async () => {
    const id = await makeContactForm();
    const answers = await atOnce(20, () => mark(id, 'reviewed'));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
    expect(await auditOf('contact_form', id)).toHaveLength(1);
  });

  it('and nobody else does', async () => {
    const id = await makeContactForm();
    for (const role of ['buyer', 'seller', 'captain', 'admin'] as const) {
      const as = await makeSignedIn({ roles: [role] });
      expect(await mark(id, 'reviewed', as)).toMatchObject({ status: 403 });
      expect(await call('GET /api/hr/contact-form-submissions', { as })).toMatchObject({ status: 403 });
    }
  });
});

describe('the list of messages', () => {
  it('comes in pages that say how many there are', async () => {
    await makeContactForm();
    await makeContactForm();
    const total = await db.contactFormSubmission.count();
    const page = await call('GET /api/hr/contact-form-submissions', { as: hr, query: 'page=2&pageSize=1' });
    expect([page.status, (page.body as unknown[]).length, page.headers.get('x-total-count')]).toEqual([200, 1, String(total)]);
  });
});
