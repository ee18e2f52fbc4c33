'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useInstantText } from '@/i18n/use-instant-text';
import { formatMoney, type Currency } from '@/modules/ledger/money.schema';
import { Ltr } from '@/ui/ltr';
import { StatusBadge } from '@/ui/status-badge';
import type { CellValues } from './definition';
import { statusTone } from './status-tone';

/** An amount with its sign and its code, from left to right in every language. `amount` may be exact decimal text. */
export function Money({ amount, currency }: { amount: number | string; currency: Currency }) {
  return (
    <Ltr className="whitespace-nowrap">
      {formatMoney(amount, currency, useLocale())} <span className="text-xs font-normal text-muted">{currency}</span>
    </Ltr>
  );
}

/** A quantity with its unit; `unit` is the key of the unit's word. It runs the way of that word, never of the page: kg to the right, an Arabic word to the left. */
export function Quantity({ amount, unit }: { amount: number; unit: MessageKey }) {
  const t = useTranslations();
  return <bdi className="tabular whitespace-nowrap">{`${useFormatter().number(amount)} ${t(unit)}`}</bdi>;
}

/** A calendar day (YYYY-MM-DD), which no time zone shifts. */
export function Day({ day }: { day: string }) {
  const format = useFormatter();
  return <time dateTime={day} className="whitespace-nowrap">{format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}

/** An instant (ISO 8601) in the party's time zone, which a time of day names. */
export function Instant({ at, withTime = true }: { at: string; withTime?: boolean }) {
  const format = useFormatter();
  const withZone = useInstantText();
  const date = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(date, { dateStyle: 'full', timeStyle: 'long' })} className="whitespace-nowrap">
      {withTime ? withZone(at) : format.dateTime(date, { dateStyle: 'medium' })}
    </time>
  );
}

/** Writes a status in words; one without a word of its own with spaces for its underscores. */
export function useStatusWord(): (status: string) => string {
  const t = useTranslations();
  return useCallback((status: string) => {
    // HR's calls word the states of accounts as titles ("Temporarily Blocked"); they are the same states.
    const key = `status.${status.toLowerCase().replaceAll(' ', '_')}`;
    return t.has(key as MessageKey) ? t(key as MessageKey) : status.replaceAll('_', ' ');
  }, [t]);
}

/** A state whose words count something, such as how many lines of a passed survey failed; a plain one as `Status` shows it. */
export function CountedStatus({ status }: { status: Exclude<CellValues['status'], null> }) {
  const t = useTranslations();
  return typeof status === 'string' ? <Status status={status} /> : <StatusBadge tone={statusTone(status.status)} label={t(status.label, { count: status.count })} />;
}

export function Status({ status }: { status: string }) {
  return <StatusBadge tone={statusTone(status)} label={useStatusWord()(status)} />;
}
