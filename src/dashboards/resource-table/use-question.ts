'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isolateLtr, isolateName } from '@/i18n/isolate-measures';
import type { MessageKey } from '@/i18n/message-key';
import { useInstantText } from '@/i18n/use-instant-text';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import type { AnyAction, TableRow } from '@/table/definition';

type Named = ReturnType<NonNullable<AnyAction['confirmWords']>>[string];

/** What an action asks about a row: its question, and a line of its own below it. */
interface Question {
  readonly question: string;
  readonly note: string | null;
}

/** Its lines; none where nothing is asked. */
export function saidOf(asked: Question | null): string[] {
  return asked === null ? [] : [asked.question, ...(asked.note === null ? [] : [asked.note])];
}

/** Asks an action's question about a row, with the sums and names of that row in it; null where it asks none. */
export function useQuestion(): (action: AnyAction, row: TableRow) => Question | null {
  const t = useTranslations();
  const locale = useLocale();
  const instant = useInstantText();
  /** A word that a question names, as a sentence of either direction holds it. */
  const spoken = (word: Named): string | number => {
    if (typeof word === 'number') return word;
    // A code that is broken over two lines is read as two.
    if (typeof word === 'string') return isolateLtr(word.replaceAll(' ', '\u00a0'));
    if ('at' in word) return word.at === '' ? '' : instant(word.at);
    return 'name' in word ? isolateName(word.name) : isolateLtr(`${formatMoney(word.amount, word.currency, locale)} ${word.currency}`);
  };
  return (action, row) => {
    const key = action.confirm?.(row);
    if (key === undefined) return null;
    const words = Object.fromEntries(Object.entries(action.confirmWords?.(row) ?? {}).map(([name, word]) => [name, spoken(word)]));
    const say = (message: MessageKey) => t(message, words);
    const note = action.confirmNote?.(row) ?? null;
    return { question: say(key), note: note && say(note) };
  };
}
