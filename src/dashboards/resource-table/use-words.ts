'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
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
  return useMemo(() => ({ message: (key) => t(key), status, others, local }), [t, status, others, local]);
}
