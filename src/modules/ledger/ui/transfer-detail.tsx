'use client';

import { useTranslations } from 'next-intl';
import { Instant, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { DefinitionList } from '@/ui/definition-list';
import type { TransferAnswer } from '../ledger.schema';

/** A transfer with what it did to each account. */
export function TransferDetail({ row }: { row: TransferAnswer }) {
  const t = useTranslations('ledger');
  const payment = useTranslations('payment');
  const system = useTranslations('history')('system');
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'id', term: t('transferId'), value: <Code>{String(row.id)}</Code> },
          { key: 'kind', term: t('kind'), value: t(`transferKinds.${row.kind}`) },
          { key: 'key', term: t('key'), value: <Code>{row.key}</Code> },
          ...(row.orderId === null ? [] : [{ key: 'order', term: payment('orderId'), value: <Code>{String(row.orderId)}</Code> }]),
          { key: 'at', term: t('at'), value: <Instant at={row.at} /> },
          { key: 'actor', term: t('actor'), value: <bdi>{row.actor ?? system}</bdi> },
        ]}
      />
      <Table label={t('transferDetails')} className="table-cards">
        <thead><tr><HeadCell>{t('account')}</HeadCell><HeadCell kind="number">{payment('amount')}</HeadCell><HeadCell kind="number">{t('balanceAfter')}</HeadCell></tr></thead>
        <tbody>
          {row.entries.map(({ account, owner, amount, balanceAfter }) => (
            <tr key={`${account}${owner}`}>
              <RowHead>
                {t(`kinds.${account}`)}
                {owner !== null && <bdi className="block text-xs font-normal text-muted">{account === 'escrow' ? t('order', { id: owner }) : owner}</bdi>}
              </RowHead>
              <Cell kind="number" data-label={payment('amount')}><Money amount={amount} currency={row.currency} /></Cell>
              <Cell kind="number" data-label={t('balanceAfter')}><Money amount={balanceAfter} currency={row.currency} /></Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
