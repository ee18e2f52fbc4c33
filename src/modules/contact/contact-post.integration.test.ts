import { describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { contactRequestOf } from './contact.factory';
import { answerContactPost, pruneRefusedForms } from './contact-post.commands';
import { readContactPrefill } from './contact-prefill.queries';
import type { ContactFormFields } from './contact.schema';

let place = 0;

/** Posts the form as a browser without JavaScript does; gives the address that it is sent to. */
async function post(over: Partial<ContactFormFields> = {}, headers: Record<string, string> = {}): Promise<URL> {
  const fields = { ...contactRequestOf(), ...over } as Record<string, string>;
  const response = await answerContactPost(new Request('http://localhost/de/contact/send', {
    method: 'POST', body: new URLSearchParams(fields), headers: { 'x-forwarded-for': `198.51.100.${(place += 1)}`, ...headers },
  }), 'de');
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', 'http://localhost');
}
const prefillAt = (address: URL) => readContactPrefill(Object.fromEntries(address.searchParams), 'de');

describe('the contact form without JavaScript', () => {
  it('is taken by the rules of the call, and the page says so', async () => {
    const email = `no-script-${Date.now()}@example.com`;
    const address = await post({ email, message: 'Line 1\r\nLine 2', phone: '+49 40 123456' });
    expect(`${address.pathname}${address.search}${address.hash}`).toBe('/de/contact?sent=yes#contact-form');
    expect(await db.contactFormSubmission.findFirst({ where: { email }, select: { message: true, phone: true } })).toEqual({ message: 'Line 1\nLine 2', phone: '+4940123456' });
    expect(await prefillAt(address)).toMatchObject({ isSent: true, faults: {} });
  });

  it('keeps what was typed where it is refused, and tells every fault', async () => {
    const message = 'ü'.repeat(15_000);
    const address = await post({ name: '', phone: 'call me', email: 'nobody', message });
    expect(await prefillAt(address)).toMatchObject({
      isSent: false, fields: { name: '', phone: 'call me', email: 'nobody', message },
      faults: { name: 'contact_name_required', phone: 'phone_invalid', email: 'email_invalid' },
    });
  });

  it('refuses another site’s page, too much, and nothing but a token shows what was kept', async () => {
    expect((await prefillAt(await post({}, { 'sec-fetch-site': 'cross-site' }))).faults).toEqual({ form: 'foreign_origin' });
    const whole = new Request('http://localhost/contact/send', { method: 'POST', body: 'x'.repeat(200_001) });
    expect((await answerContactPost(whole, 'en')).status).toBe(413);
    expect(await readContactPrefill({ kept: 'guessed' }, 'en')).toMatchObject({ fields: { name: '', message: '' }, faults: {} });
  });

  it('forgets what was kept after an hour', async () => {
    const address = await post({ name: '' });
    await db.refusedContactForm.updateMany({ data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
    expect(await prefillAt(address)).toMatchObject({ fields: { email: '' } });
    await pruneRefusedForms();
    expect(await db.refusedContactForm.count()).toBe(0);
  });
});

describe('a contact page about a product', () => {
  it('begins with it as the subject, in the reader’s language, and it can be sent', async () => {
    const product = await makeProduct(await makeParty({ roles: ['seller'], companyName: 'Crate Works' }), { name: `Reis 24 kg ${'lang '.repeat(60)}` });
    const { fields, about } = await readContactPrefill({ product: String(product.id) }, 'de');
    expect(fields.subject).toMatch(new RegExp(`^Produkt ${product.id}: Reis 24 kg lang .*… \\(.*\\)$`));
    expect(fields.subject.length).toBeLessThanOrEqual(200);
    expect(about?.href).toBe(`/product/${product.id}`);
    expect((await post({ subject: fields.subject })).search).toBe('?sent=yes');
  });

  it.each([{ product: '0' }, { product: '999999999' }, { product: 'x' }, { supplier: '-1' }, { subject: 'nonsense' }])('is the plain one for %j', async (asked) => {
    expect(await readContactPrefill(asked, 'en')).toMatchObject({ about: null, fields: { subject: '' } });
  });
});
