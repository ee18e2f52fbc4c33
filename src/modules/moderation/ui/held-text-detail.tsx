'use client';

import { useTranslations } from 'next-intl';
import { Instant, Status } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { HeldTextAnswer } from '../moderation.schema';

/** A held text in full, with what it seems to give away. */
export function HeldTextDetail({ row }: { row: HeldTextAnswer }) {
  const t = useTranslations();
  return (
    <div className="grid gap-6">
      <p dir="auto" className="card p-4 whitespace-pre-line">{row.text}</p>
      <DefinitionList
        items={[
          { key: 'status', term: t('common.status'), value: <Status status={row.status} /> },
          { key: 'found', term: t('moderation.found'), value: <ul>{row.kinds.map((kind) => <li key={kind}>{t(`moderation.kinds.${kind}`)}</li>)}</ul> },
          { key: 'author', term: t('moderation.author'), value: <bdi>{row.author}</bdi> },
          { key: 'vendorCode', term: t('users.vendorCode'), value: <Code>{row.vendorCode}</Code> },
          { key: 'where', term: t('moderation.where'), value: t(`moderation.entities.${row.entity}`) },
          { key: 'field', term: t('moderation.field'), value: t(`moderation.fields.${row.field}`) },
          ...(row.rfqId === null ? [] : [{ key: 'rfq', term: t('moderation.rfqId'), value: <Code>{String(row.rfqId)}</Code> }]),
          { key: 'since', term: t('moderation.since'), value: <Instant at={row.createdAt} /> },
          ...(row.decidedAt === null ? [] : [{ key: 'decided', term: t('moderation.decidedAt'), value: <Instant at={row.decidedAt} /> }]),
        ]}
      />
    </div>
  );
}
