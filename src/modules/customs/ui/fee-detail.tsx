'use client';

import { useTranslations } from 'next-intl';
import { Instant, Money, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { shownStatus, type FeeAnswer } from '../customs.schema';

/** A fee offer as its agent reads it. */
export function FeeDetail({ row }: { row: FeeAnswer }) {
  const t = useTranslations('customs');
  const work = useTranslations('work');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{row.returned ? t('feeReturned') : t(`next.${row.status}`)}</p>
      <DefinitionList
        items={[
          { key: 'id', term: t('feeId'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: work('orderId'), value: <Code>{String(row.orderId)}</Code> },
          { key: 'catalog', term: work('catalog'), value: <TradeName>{row.catalog}</TradeName> },
          { key: 'buyer', term: work('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: work('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'fee', term: t('fee'), value: <strong><Money amount={row.fee} currency={row.currency} /></strong> },
          { key: 'status', term: work('status'), value: <Status status={shownStatus(row)} /> },
          { key: 'note', term: t('feeNote'), value: row.note ? <p dir="auto" className="whitespace-pre-line">{row.note}</p> : none },
          { key: 'created', term: t('feeCreated'), value: <Instant at={row.createdAt} /> },
          ...(row.decidedAt ? [{ key: 'decided', term: t('feeDecided'), value: <Instant at={row.decidedAt} /> }] : []),
        ]}
      />
    </div>
  );
}
