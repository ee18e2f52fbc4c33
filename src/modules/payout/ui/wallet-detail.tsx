'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FileLink } from '@/table/file-link';
import { useToday } from '@/table/use-today';
import { Instant, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DateField } from '@/ui/date-field';
import { DefinitionList } from '@/ui/definition-list';
import { Field } from '@/ui/field';
import type { AccountantWalletAnswer } from '../payout.schema';

/** A wallet with where it may be paid out to, and its party's statement over a period. */
export function WalletDetail({ row }: { row: AccountantWalletAnswer }) {
  const t = useTranslations('payout');
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'party', term: t('party'), value: <bdi>{row.party}</bdi> },
          { key: 'code', term: t('code'), value: <Code>{row.vendorCode}</Code> },
          { key: 'balance', term: t('balance'), value: <strong><Money amount={row.balance} currency={row.currency} /></strong> },
          { key: 'bank', term: t('bank'), value: t(`states.${row.bank}`) },
          ...(row.lastFour === null ? [] : [{ key: 'account', term: t('account'), value: t('ending', { digits: row.lastFour }) }]),
          ...(row.bank === 'waiting' && row.usableFrom !== null ? [{ key: 'from', term: t('usableFrom'), value: <Instant at={row.usableFrom} /> }] : []),
        ]}
      />
      <StatementPeriod partyId={row.partyId} />
    </div>
  );
}

function StatementPeriod({ partyId }: { partyId: number }) {
  const t = useTranslations('statement');
  const today = useToday();
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const from = period.from ?? `${today.slice(0, 8)}01`;
  const to = period.to ?? today;
  const href = (kind: 'csv' | 'pdf') => `/api/accountant/statements/${partyId}/${kind}?from=${from}&to=${to}`;
  return (
    <section className="grid gap-3">
      <h3>{t('period')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('from')}><DateField value={from} onChange={(event) => setPeriod({ ...period, from: event.target.value })} /></Field>
        <Field label={t('to')}><DateField value={to} onChange={(event) => setPeriod({ ...period, to: event.target.value })} /></Field>
      </div>
      {from !== '' && to !== '' && from <= to && (
        <p className="flex flex-wrap gap-3"><FileLink href={href('csv')} label="statement.csv" /><FileLink href={href('pdf')} label="statement.pdf" /></p>
      )}
    </section>
  );
}
