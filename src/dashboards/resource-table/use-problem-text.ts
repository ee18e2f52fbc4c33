'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/http/client';
import type { MessageKey } from '@/i18n/message-key';

/** The sentence of a refusal in the page's language, or the server's own where the language has none. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations();
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.network');
    const key = `errors.${error.code}`;
    return t.has(key as MessageKey) ? t(key as MessageKey) : error.message || t('errors.internal');
  };
}

/** Whether the server was never reached, so that there is nothing of its own to show. */
export function isNetworkFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network';
}

/** Whether a refusal says that what the screen shows is no longer so. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
