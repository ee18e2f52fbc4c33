'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';

/** A text that another party wrote, or in the page's language that it is held back: the one place that says so, for cells and details alike. */
export function useOthersText(): (text: string) => string {
  const t = useTranslations('moderation');
  return useCallback((text) => (text === HELD_SENTENCE.held ? t('held') : text === HELD_SENTENCE.kept ? t('kept') : text), [t]);
}
