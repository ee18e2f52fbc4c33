'use client';

import { useTranslations } from 'next-intl';
import { Packed } from '@/modules/order/ui/packing-panel';
import { WorkflowButton } from '@/modules/order/ui/workflow-panel';
import { SurveyPanel } from '@/modules/survey/ui/survey-panel';
import { OrderWaySection } from '@/modules/tracking/ui/order-way-panel';
import { DetailSkeleton } from '@/table/detail-skeleton';
import { FileLink } from '@/table/file-link';
import { Incoterm } from '@/table/incoterm';
import { useCall } from '@/table/use-call';
import { Day, Instant, Money, Quantity, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { useLocalName } from '@/table/local-name';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { DefinitionList } from '@/ui/definition-list';

/** What a case is about, for its arbitrator: what was agreed and what became of it, with the papers of it. */
export function CaseOrder({ disputeId }: { disputeId: number }) {
  const t = useTranslations();
  const local = useLocalName();
  const none = t('common.none');
  const { state, retry } = useCall('GET /api/arbitrator/cases/{disputeId}/order', { params: { disputeId } });
  if (state.phase === 'loading') return <DetailSkeleton />;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dispute.orderFailed')}</Alert>;
  const { answer: order } = state;
  return (
    <section className="grid gap-4">
      <h3>{t('dispute.order')}</h3>
      <DefinitionList
        items={[
          { key: 'status', term: t('order.status'), value: <Status status={order.status} /> },
          { key: 'quantity', term: t('order.quantity'), value: <Quantity amount={order.quantity} unit={`units.${order.unit}`} /> },
          { key: 'unitPrice', term: t('order.unitPrice'), value: <Money amount={order.unitPrice} currency={order.currency} /> },
          { key: 'total', term: t('order.total'), value: <strong><Money amount={order.total} currency={order.currency} /></strong> },
          { key: 'payment', term: t('order.payment'), value: order.payment ? <Status status={order.payment.status} /> : none },
          { key: 'terms', term: t('order.paymentTerms'), value: <Incoterm term={order.paymentTerms} place={order.deliveryPort && local(order.deliveryPort)} /> },
          { key: 'port', term: t('order.deliveryPort'), value: order.deliveryPort ? <TradeName>{order.deliveryPort}</TradeName> : none },
          { key: 'date', term: t('order.deliveryDate'), value: order.deliveryDate ? <Day day={order.deliveryDate} /> : none },
          { key: 'ready', term: t('order.readyOn'), value: order.goodsReadyOn ? <Day day={order.goodsReadyOn} /> : none },
          { key: 'packing', term: t('order.packing'), value: <Packed list={order.packingList} words={order.goodsReadyPacking} /> },
          { key: 'created', term: t('order.created'), value: <Instant at={order.createdAt} /> },
        ]}
      />
      <section className="grid gap-1">
        <h4>{t('order.specifications')}</h4>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{order.specifications || none}</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <FileLink href={`/api/dpos/${order.id}/pro-forma`} label="export.kinds.proforma" />
        <WorkflowButton dpoId={order.id} />
      </div>
      {order.surveyVerdict === null ? <p className="text-sm text-muted">{t('dispute.noSurvey')}</p> : <SurveyPanel dpoId={order.id} />}
      <OrderWaySection dpoId={order.id} />
    </section>
  );
}
