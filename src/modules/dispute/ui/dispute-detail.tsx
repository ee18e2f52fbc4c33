'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import type { DisputeAnswer } from '../dispute.schema';

/** A dispute as the captain reads it, with the way to its order. */
export function DisputeDetail({ row }: { row: DisputeAnswer }) {
  const t = useTranslations('dispute');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      {row.status !== 'resolved' && <Alert tone="warn" live="none">{t('frozen')}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('orderId'), value: <TextLink as={Link} href={`/dashboard/captain/dpos?open=${row.orderId}`}><Code>{String(row.orderId)}</Code></TextLink> },
          { key: 'product', term: t('product'), value: <bdi>{row.product}</bdi> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'by', term: t('openedBy'), value: t(row.openedBy) },
          { key: 'created', term: t('opened'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('reason')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.reason}</p>
      </section>
    </div>
  );
}
