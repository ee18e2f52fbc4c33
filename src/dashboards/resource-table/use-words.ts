'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isolateName } from '@/i18n/isolate-measures';
import { directionOf, isLocale } from '@/i18n/locales';
import { useLocalName } from '@/table/local-name';
import { useOthersText } from '@/table/others-text';
import { useStatusWord } from '@/table/values';
import type { Words } from './column-values';

/** The words of the page's language as the readers of columns want them. */
export function useWords(): Words {
  const t = useTranslations();
  const status = useStatusWord();
  const others = useOthersText();
  const local = useLocalName();
  const format = useFormatter();
  const language = useLocale();
  const isRtl = isLocale(language) && directionOf(language) === 'rtl';
  return useMemo(() => {
    // A day is the same in every zone, an instant is one of the reader's days.
    const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', ...(iso.length === 10 && { timeZone: 'UTC' }) });
    const isolate = (text: string) => (isRtl ? isolateName(text) : text);
    return { message: (key) => t(key), status, others, local, day, isolate };
  }, [t, status, others, local, format, isRtl]);
}
