'use client';

import { useTranslations } from 'next-intl';
import { Instant } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { HrIssueAnswer } from '../help.schema';

/** A help request as HR reads it, with the answer that was given. */
export function IssueDetail({ row }: { row: HrIssueAnswer }) {
  const t = useTranslations();
  return (
    <div className="grid gap-6">
      <DefinitionList
        items={[
          { key: 'id', term: t('help.id'), value: <Code>{String(row.id)}</Code> },
          { key: 'title', term: t('help.issue'), value: <bdi>{row.title}</bdi> },
          { key: 'who', term: t('help.who'), value: <><bdi>{row.who}</bdi> <Code>{row.vendor_code}</Code></> },
          { key: 'created', term: t('help.created'), value: <Instant at={row.created} /> },
          { key: 'resolved', term: t('help.resolvedOn'), value: row.resolved ? <Instant at={row.resolved} /> : t('common.none') },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('help.description')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.text}</p>
      </section>
      {row.answer && (
        <section className="grid gap-1">
          <h3>{t('help.answer')}</h3>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.answer}</p>
        </section>
      )}
    </div>
  );
}
