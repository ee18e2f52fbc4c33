'use client';

import { useLocale, useTranslations } from 'next-intl';
import { api, ApiError } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { normalizeEmail } from '@/modules/account/identity.schema';
import type { Said } from './code-field';
import { plainPhone, type Proven } from './register-form.values';

/** Sends and weighs the codes of an e-mail and of a WhatsApp number. */
export function useCodes(prove: (change: Partial<Proven>) => void) {
  const t = useTranslations('registration');
  const locale = useLocale();
  const errorText = useErrorText();
  const refusal = (code: string): Said => ({ tone: 'bad', text: errorText.ofField(code) ?? '' });

  async function tried(act: () => Promise<Said | null>, unreached: string): Promise<Said | null> {
    try {
      return await act();
    } catch (error) {
      return { tone: 'bad', text: error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : unreached };
    }
  }

  return {
    sendEmail: (email: string) => (email.trim() === '' ? Promise.resolve(refusal('otp_email_required')) : said(tried(async () => {
      await api('POST /api/send-otp', { body: { email, locale } });
      return { tone: 'info', text: t('otpSent', { email: email.trim() }) };
    }, t('otpFailed')))),
    verifyEmail: (email: string, otp: string) => (email.trim() === '' || otp.trim() === '' ? Promise.resolve(refusal('otp_fields_required')) : tried(async () => {
      const { ticket } = await api('POST /api/verify-otp', { body: { email, otp } });
      prove({ email: normalizeEmail(email), ticket: ticket ?? '', at: Date.now() });
      return null;
    }, t('verifyFailed'))),
    sendPhone: (phone: string) => (phone.trim() === '' ? Promise.resolve(refusal('register_phone_required')) : said(tried(async () => {
      await api('POST /api/send-otp', { body: { phone } });
      return { tone: 'info', text: t('phoneStub') };
    }, t('otpFailed')))),
    verifyPhone: (phone: string, otp: string) => (/^\d{6}$/.test(otp.trim()) ? tried(async () => {
      await api('POST /api/verify-otp', { body: { phone, otp } });
      prove({ phone: plainPhone(phone) });
      return null;
    }, t('verifyFailed')) : Promise.resolve(refusal('otp_format'))),
  };
}

/** Sending always says something. */
async function said(answer: Promise<Said | null>): Promise<Said> {
  return (await answer) ?? { tone: 'info', text: '' };
}
