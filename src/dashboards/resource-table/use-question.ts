'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isolateLtr, isolateName } from '@/i18n/isolate-measures';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import type { AnyAction, TableRow } from '@/table/definition';

type Named = ReturnType<NonNullable<AnyAction['confirmWords']>>[string];

/** A word that a question names, as a sentence of either direction holds it. */
function spoken(word: Named, locale: string): string {
  if (typeof word === 'string') return isolateLtr(word);
  return 'name' in word ? isolateName(word.name) : isolateLtr(`${formatMoney(word.amount, word.currency, locale)} ${word.currency}`);
}

/** The question that an action asks about a row, with the sums and names of that row in it; null where it asks none. */
export function useQuestion(): (action: AnyAction, row: TableRow) => string | null {
  const t = useTranslations();
  const locale = useLocale();
  return (action, row) => {
    const question = action.confirm?.(row);
    const words = Object.entries(action.confirmWords?.(row) ?? {}).map(([key, word]) => [key, spoken(word, locale)]);
    return question === undefined ? null : t(question, Object.fromEntries(words));
  };
}
