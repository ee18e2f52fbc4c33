'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Day, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import type { BuyerSurveyAnswer } from '../survey.schema';
import { SurveyPanel } from './survey-panel';

/** The survey of an own order as its buyer reads it: how far it is, and the report once there is one. */
export function BuyerSurveyDetail({ row }: { row: BuyerSurveyAnswer }) {
  const t = useTranslations();
  const none = t('common.none');
  return (
    <div className="grid gap-6">
      {row.reportId === null && row.status !== 'cancelled' && <Alert live="none">{t('survey.buyerWaits')}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('order.surveyId'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('order.id'), value: <TextLink as={Link} href={`/dashboard/buyer/orders?open=${row.orderId}`}><Code>{String(row.orderId)}</Code></TextLink> },
          { key: 'product', term: t('order.product'), value: <TradeName>{row.product}</TradeName> },
          { key: 'status', term: t('order.status'), value: <Status status={row.status} /> },
          { key: 'planned', term: t('order.inspectOn'), value: row.plannedOn ? <Day day={row.plannedOn} /> : none },
        ]}
      />
      {row.reportId !== null && <SurveyPanel dpoId={row.orderId} />}
    </div>
  );
}
