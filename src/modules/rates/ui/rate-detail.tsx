'use client';

import { useTranslations } from 'next-intl';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { RateAnswer } from '../rates.schema';

/** A rate, and whether all prices follow it yet. */
export function RateDetail({ row }: { row: RateAnswer }) {
  const t = useTranslations('rates');
  return (
    <div className="grid gap-4">
      <p>{t('explain')}</p>
      {row.outdated > 0 && <Alert live="none">{t('recomputing', { count: row.outdated })}</Alert>}
      <DefinitionList
        items={[
          { key: 'currency', term: t('currency'), value: <CodeChip>{row.currency}</CodeChip> },
          { key: 'rate', term: t('rate'), value: <Code>{row.rate}</Code> },
          { key: 'changed', term: t('changed'), value: <Instant at={row.updatedAt} /> },
        ]}
      />
    </div>
  );
}
