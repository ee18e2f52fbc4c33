'use client';

import { useTranslations } from 'next-intl';
import { Instant, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { StatementLine } from '../ledger.schema';

/** A line of a party's statement. */
export function StatementDetail({ row }: { row: StatementLine }) {
  const t = useTranslations('ledger');
  const payment = useTranslations('payment');
  return (
    <DefinitionList
      items={[
        { key: 'id', term: t('transferId'), value: <Code>{String(row.id)}</Code> },
        { key: 'kind', term: t('kind'), value: t(`transferKinds.${row.kind}`) },
        ...(row.orderId === null ? [] : [{ key: 'order', term: payment('orderId'), value: <Code>{String(row.orderId)}</Code> }]),
        { key: 'at', term: t('at'), value: <Instant at={row.at} /> },
        ...(row.deductions === null ? [] : [
          { key: 'gross', term: payment('gross'), value: <Money amount={row.deductions.gross} currency={row.currency} /> },
          ...(row.deductions.customs > 0 ? [{ key: 'customs', term: payment('customsFees'), value: <Money amount={0 - row.deductions.customs} currency={row.currency} /> }] : []),
          { key: 'fee', term: payment('platformFee'), value: <Money amount={0 - row.deductions.fee} currency={row.currency} /> },
        ]),
        { key: 'amount', term: payment('amount'), value: <strong><Money amount={row.amount} currency={row.currency} /></strong> },
        { key: 'balance', term: t('balance'), value: <Money amount={row.balance} currency={row.currency} /> },
      ]}
    />
  );
}
