'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FileLink } from '@/table/file-link';
import { useToday } from '@/table/use-today';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';

/**
 * A statement over a period as a file, from the first of the month on at first; `path` is that of the two calls, without what
 * they answer, `heading` the level of its heading where it stands.
 */
export function PeriodPanel({ path, heading: Heading }: { path: string; heading: 'h2' | 'h3' }) {
  const t = useTranslations('statement');
  const today = useToday();
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const from = period.from ?? `${today.slice(0, 8)}01`;
  const to = period.to ?? today;
  const href = (kind: 'csv' | 'pdf') => `${path}/${kind}?from=${from}&to=${to}`;
  const isPeriod = from !== '' && to !== '' && from <= to;
  return (
    <section className="grid gap-3">
      <Heading className="text-base">{t('period')}</Heading>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('from')}><DateField value={from} onChange={(event) => setPeriod({ ...period, from: event.target.value })} /></Field>
        <Field label={t('to')} error={isPeriod ? undefined : t('periodWrong')}><DateField value={to} onChange={(event) => setPeriod({ ...period, to: event.target.value })} /></Field>
      </div>
      {isPeriod && <p className="flex flex-wrap gap-3"><FileLink href={href('csv')} label="statement.csv" /><FileLink href={href('pdf')} label="statement.pdf" /></p>}
    </section>
  );
}
