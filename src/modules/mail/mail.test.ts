import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/i18n/locales';
import { MAILS, type MailKind } from './mail.schema';
import { renderMail } from './mail.render';

const LINK = 'http://localhost:3000/reset-password?token=abc';
/** Something for every placeholder; each schema takes what it knows. */
const VALUES = {
  name: 'Ada & <b>Co</b>', code: '012345', minutes: 10, hours: 24, link: LINK, vendorCode: 'BUY-7K3Q9M', email: 'ada@port.test', role: 'buyer', reason: 'Blurred.\nPage 2 is missing.',
  document: 'tax_registration', until: '2026-12-24T18:00:00.000Z', timeZone: 'Asia/Kolkata', party: 'Sahyadri', title: 'Login', answer: 'Try again.', notice: 'order_confirmed',
  values: { dpoId: 7, title: 'Basmati' },
};
const KINDS = Object.keys(MAILS) as MailKind[];

describe.each(LOCALES)('mails in %s', (locale) => {
  it.each(KINDS)('%s says everything, and no key or placeholder is left', async (kind) => {
    const { subject, html, text } = await renderMail(kind, VALUES, locale);
    for (const part of [subject, text, html]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/mail\.kinds|undefined|\{\w+[,}]/);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).not.toContain('<b>Co</b>');
    if ('link' in MAILS[kind].shape) expect([html.includes(LINK), text.includes(LINK)]).toEqual([true, true]);
  });
});

describe('a mail', () => {
  it('shows a day in the reader’s zone and language', async () => {
    expect((await renderMail('account_blocked_until', VALUES, 'en')).text).toContain('Thursday, December 24, 2026 at 11:30 PM GMT+5:30');
  });

  it('names a role as the reader does', async () => {
    expect((await renderMail('role_changed', VALUES, 'de')).subject).toBe('Ihre Rolle ist jetzt Käufer');
    expect((await renderMail('role_changed', { ...VALUES, role: 'Quality Auditor' }, 'de')).subject).toBe('Ihre Rolle ist jetzt Quality Auditor');
  });

  it('of the bell carries the line’s own words', async () => {
    expect((await renderMail('notice', VALUES, 'en')).subject).toBe('Order 7 confirmed');
  });

  it('is English in a language that nobody knows', async () => {
    expect((await renderMail('welcome', VALUES, 'xx')).subject).toBe('Welcome to Marsa Mart: BUY-7K3Q9M');
  });
});
