'use client';

import { useTranslations } from 'next-intl';

/** The API's sentences in the place of a held text, in the one language that it answers. */
const HELD = 'This text is held back until it has been reviewed.';
const KEPT = 'This text is not shown because it holds contact details.';

/** A text that another party wrote, or in the page's language that it is held back. */
export function useOthersText(): (text: string) => string {
  const t = useTranslations('moderation');
  return (text) => (text === HELD ? t('held') : text === KEPT ? t('kept') : text);
}
