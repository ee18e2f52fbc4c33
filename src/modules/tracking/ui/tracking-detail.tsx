'use client';

import { useTranslations } from 'next-intl';
import { WorkflowButton } from '@/modules/order/ui/workflow-panel';
import { PaperPanel } from '@/modules/work/ui/paper-panel';
import { Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { TrackingAnswer } from '../tracking.schema';
import { WaySteps } from './way-steps';

/** Goods on their way, as the partner reads them who brings them there. */
export function TrackingDetail({ row }: { row: TrackingAnswer }) {
  const t = useTranslations();
  const none = t('common.none');
  return (
    <div className="grid gap-6">
      {row.inDispute && <Alert tone="warn" live="none">{t('work.disputed')}</Alert>}
      <DefinitionList
        items={[
          { key: 'tracking', term: t('tracking.trackingId'), value: <Code>{row.trackingId}</Code> },
          { key: 'order', term: t('tracking.order'), value: <Code>{String(row.order)}</Code> },
          { key: 'status', term: t('tracking.status'), value: <Status status={row.status} /> },
          { key: 'catalog', term: t('tracking.catalog'), value: <TradeName>{row.catalog}</TradeName> },
          { key: 'buyer', term: t('work.buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('work.seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'origin', term: t('work.origin'), value: row.originPort ? <TradeName>{row.originPort}</TradeName> : none },
          { key: 'destination', term: t('work.destination'), value: row.destinationPort ? <TradeName>{row.destinationPort}</TradeName> : none },
        ]}
      />
      <section className="grid gap-3">
        <h3>{t('tracking.milestones')}</h3>
        <WaySteps steps={row.steps} label={t('tracking.milestones')} />
      </section>
      {row.paper && <PaperPanel paper={row.paper} />}
      <div><WorkflowButton dpoId={row.order} /></div>
    </div>
  );
}
