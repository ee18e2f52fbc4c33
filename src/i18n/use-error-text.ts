'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ApiError } from '@/http/client';
import { joinTexts } from './locales';

/**
 * The sentence of a refusal in the page's language.
 * Gives a function over a problem code (from a schema or an answer); an unknown code gives the server's own sentence.
 */
export function useErrorText() {
  const t = useTranslations('errors');
  const locale = useLocale();
  const known = (code: string): code is Parameters<typeof t>[0] => t.has(code as Parameters<typeof t>[0]);
  // Faults of a value that belong together come as codes joined by commas, and are said as their sentences are.
  const ofCode = (code: string | undefined, fallback = ''): string =>
    joinTexts(locale, code?.split(',').flatMap((part) => (known(part) ? [t(part)] : [])) ?? []) || fallback || t('internal');
  const codeOf = ({ code, details: { why } }: ApiError) => (typeof why === 'string' ? why : code);
  return {
    /** The sentence of a form field's error, or undefined when it has none. */
    ofField: (code: string | undefined) => (code === undefined ? undefined : ofCode(code)),
    /** The sentence of a thrown refusal. */
    ofError: (error: unknown) => (error instanceof ApiError ? ofCode(codeOf(error), error.message) : t('internal')),
  };
}
