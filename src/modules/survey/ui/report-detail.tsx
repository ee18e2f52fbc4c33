'use client';

import { useTranslations } from 'next-intl';
import { OwnHeldTexts } from '@/table/own-held-notice';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { SurveyReportAnswer } from '../survey.schema';
import { ReportPanel } from './report-panel';

/** A report as its surveyor reads it. */
export function ReportDetail({ row }: { row: SurveyReportAnswer }) {
  const t = useTranslations('survey');
  const none = useTranslations('common')('none');
  const own = [row.place, row.remarks, row.lines.flatMap(({ remark }) => (remark === '' ? [] : [remark])).join('\n')];
  return (
    <div className="grid gap-6">
      <OwnHeldTexts among={({ entity, text }) => entity === 'survey' && own.includes(text)} />
      <Alert live="none">{t(row.isOpen ? 'mayEdit' : 'mayNotEdit')}</Alert>
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('order'), value: <Code>{String(row.orderId)}</Code> },
          { key: 'catalog', term: t('catalog'), value: <TradeName>{row.catalog}</TradeName> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
        ]}
      />
      <ReportPanel report={row} />
    </div>
  );
}
