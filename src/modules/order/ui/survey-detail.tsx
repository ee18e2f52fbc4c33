'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Day, Quantity, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import { TextLink } from '@/ui/text-link';
import type { AwaitedSurveyAnswer } from '../order.schema';

/** A survey that an order waits for, as its seller reads it: with what the surveyor was told. */
export function SurveyDetail({ row }: { row: AwaitedSurveyAnswer }) {
  const t = useTranslations('order');
  const none = useTranslations('common')('none');
  const { appointment } = row;
  return (
    <div className="grid gap-6">
      {!appointment && <Alert live="none">{t('surveyUnarranged')}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('surveyId'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('id'), value: <TextLink as={Link} href={`/dashboard/seller/orders?open=${row.dpoId}`}><Code>{String(row.dpoId)}</Code></TextLink> },
          { key: 'product', term: t('product'), value: <TradeName>{row.product}</TradeName> },
          { key: 'quantity', term: t('quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.unit}`} /> },
          { key: 'status', term: t('status'), value: <Status status={row.status} /> },
          { key: 'ready', term: t('readyOn'), value: row.goodsReadyOn ? <Day day={row.goodsReadyOn} /> : none },
        ]}
      />
      {appointment && (
        <section className="grid gap-1">
          <h3>{t('inspection')}</h3>
          <DefinitionList
            items={[
              { key: 'place', term: t('inspectionPlace'), value: <p dir="auto" className="whitespace-pre-line">{appointment.place}</p> },
              { key: 'date', term: t('inspectOn'), value: <Day day={appointment.date} /> },
              { key: 'contact', term: t('inspectionContact'), value: <bdi>{appointment.contactName}</bdi> },
              { key: 'phone', term: t('contactPhone'), value: appointment.phone ? <Ltr>{appointment.phone}</Ltr> : none },
              { key: 'email', term: t('contactEmail'), value: appointment.email ? <Ltr>{appointment.email}</Ltr> : none },
              { key: 'note', term: t('surveyNote'), value: appointment.note ? <p dir="auto" className="whitespace-pre-line">{appointment.note}</p> : none },
            ]}
          />
        </section>
      )}
    </div>
  );
}
