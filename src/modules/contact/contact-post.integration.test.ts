import { describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { contactRequestOf } from './contact.factory';
import { contactCookieOf } from './contact-cookie';
import { answerContactPost, pruneRefusedForms } from './contact-post.commands';
import { readContactPrefill } from './contact-prefill.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import type { ContactFormFields } from './contact.schema';

let place = 0;

interface Posted { readonly address: URL; readonly cookie: string }

const send = (fields: Partial<ContactFormFields>, headers: Record<string, string>) => answerContactPost(new Request('http://localhost/de/contact/send', {
  method: 'POST', body: new URLSearchParams({ ...contactRequestOf(), ...fields } as Record<string, string>), headers: { 'x-forwarded-for': `198.51.100.${(place += 1)}`, ...headers },
}), 'de');

/** Posts the form as a browser without JavaScript does; gives the address that it is sent to, and the cookie it gets. */
async function post(over: Partial<ContactFormFields> = {}, headers: Record<string, string> = {}): Promise<Posted> {
  const response = await send(over, headers);
  expect(response.status).toBe(303);
  const line = response.headers.get('set-cookie') ?? '';
  expect(line).toMatch(/^marsa\.contact=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
  return { address: new URL(response.headers.get('location') ?? '', 'http://localhost'), cookie: line.split(';')[0] ?? '' };
}
const prefillAt = ({ address, cookie }: Posted) => readContactPrefill(Object.fromEntries(address.searchParams), 'de', contactCookieOf(cookie));

describe('the contact form without JavaScript', () => {
  it('is taken by the rules of the call, and the page says so', async () => {
    const email = `no-script-${Date.now()}@example.com`;
    const posted = await post({ email, message: 'Line 1\r\nLine 2', phone: '+49 40 123456' });
    const { address } = posted;
    expect(`${address.pathname}${address.search}${address.hash}`).toBe('/de/contact?sent=yes#contact-form');
    expect(await db.contactFormSubmission.findFirst({ where: { email }, select: { message: true, phone: true } })).toEqual({ message: 'Line 1\nLine 2', phone: '+4940123456' });
    expect(await prefillAt(posted)).toMatchObject({ isSent: true, faults: {} });
  });

  it('keeps what was typed where it is refused, and tells every fault', async () => {
    const message = 'ü'.repeat(15_000);
    const posted = await post({ name: '', phone: 'call me', email: 'nobody', message });
    expect(await prefillAt(posted)).toMatchObject({
      isSent: false, fields: { name: '', phone: 'call me', email: 'nobody', message },
      faults: { name: 'contact_name_required', phone: 'phone_invalid', email: 'email_invalid' },
    });
  });

  it('keeps it also when too much was sent, of each address the newest', async () => {
    const [email, from] = ['often@example.com', { 'x-forwarded-for': '203.0.113.9' }];
    for (let time = 0; time < SETTINGS.contactFormsPerEmail; time += 1) await post({ email, message: `Letter ${time}` }, from);
    const held = await post({ email, message: 'One more' }, from);
    expect(await prefillAt(held)).toMatchObject({ fields: { message: 'One more' }, faults: { form: 'too_many_attempts' } });
    for (let time = 0; time < SETTINGS.contactFormsPerAddress; time += 1) await post({ name: '', message: `Refused ${time}` }, from);
    expect(await db.refusedContactForm.count({ where: { address: '203.0.113.9' } })).toBe(SETTINGS.contactFormsPerAddress);
    expect(await prefillAt(await post({ email, message: 'The last' }, from))).toMatchObject({ fields: { message: 'The last' } });
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }, { origin: 'null' }])('refuses another site’s page with %j, and says so', async (headers) => {
    const email = `foreign-${(place += 1)}@example.com`;
    const response = await send({ email }, headers);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type'), response.headers.get('location')]).toEqual([403, 'text/html; charset=utf-8', null]);
    expect(text).toContain('lang="de"');
    expect(text).toContain('href="/de/contact"');
    expect(await db.contactFormSubmission.count({ where: { email } })).toBe(0);
  });

  it('refuses too much', async () => {
    const whole = new Request('http://localhost/contact/send', { method: 'POST', body: 'x'.repeat(200_001) });
    expect((await answerContactPost(whole, 'en')).status).toBe(413);
  });

  it('shows what was kept to the browser that sent it alone, and tells nobody of what was not sent', async () => {
    const posted = await post({ name: '' });
    const other = await post({ name: '' });
    const nothing = { fields: { name: '', message: '' }, faults: {}, isSent: false };
    for (const cookie of ['', other.cookie, 'marsa.contact=x']) expect(await prefillAt({ ...posted, cookie })).toMatchObject(nothing);
    for (const asked of [{ kept: 'guessed' }, { sent: 'no' }]) expect(await readContactPrefill(asked, 'en', contactCookieOf(posted.cookie))).toMatchObject(nothing);
    expect(await readContactPrefill({ sent: 'yes' }, 'en', null)).toMatchObject(nothing);
    expect((await post({ name: '' }, { cookie: posted.cookie })).cookie).toBe(posted.cookie);
  });

  it('forgets what was kept after an hour', async () => {
    const posted = await post({ name: '' });
    await db.refusedContactForm.updateMany({ data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
    expect(await prefillAt(posted)).toMatchObject({ fields: { email: '' } });
    await pruneRefusedForms();
    expect(await db.refusedContactForm.count()).toBe(0);
  });
});

describe('a contact page about a product', () => {
  it('begins with it as the subject, in the reader’s language, and it can be sent', async () => {
    const product = await makeProduct(await makeParty({ roles: ['seller'], companyName: 'Crate Works' }), { name: `Reis 24 kg ${'lang '.repeat(60)}` });
    const { fields, about } = await readContactPrefill({ product: String(product.id) }, 'de', null);
    expect(fields.subject).toMatch(new RegExp(`^Produkt ${product.id}: Reis 24 kg lang .*… \\(.*\\)$`));
    expect(fields.subject.length).toBeLessThanOrEqual(200);
    expect(about?.href).toBe(`/product/${product.id}`);
    expect((await post({ subject: fields.subject })).address.search).toBe('?sent=yes');
  });

  it.each([{ product: '0' }, { product: '999999999' }, { product: 'x' }, { supplier: '-1' }, { subject: 'nonsense' }])('is the plain one for %j', async (asked) => {
    expect(await readContactPrefill(asked, 'en', null)).toMatchObject({ about: null, fields: { subject: '' } });
  });
});
