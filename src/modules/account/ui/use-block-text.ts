'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ApiError } from '@/http/client';
import { instantText } from '@/i18n/instant-text';
import type { Locale } from '@/i18n/locales';

/** What the sign-in of a blocked account says: until when and why, as the party was told by mail. Null for any other refusal. */
export function useBlockText(): (error: unknown) => string | null {
  const t = useTranslations('account');
  const locale = useLocale() as Locale;
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'account_blocked') return null;
    const { reason, blocked_until: until } = error.details;
    if (typeof reason !== 'string') return null;
    if (typeof until !== 'string') return t('blocked', { reason });
    return t('blockedUntil', { reason, until: instantText(new Date(until), locale, Intl.DateTimeFormat().resolvedOptions().timeZone, 'long') });
  };
}
