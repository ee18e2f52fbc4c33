'use client';

import { useTranslations } from 'next-intl';
import { ExportDocumentsPanel } from '@/modules/document/ui/export-documents-panel';
import { Packed } from '@/modules/order/ui/packing-panel';
import { WorkflowButton } from '@/modules/order/ui/workflow-panel';
import { Incoterm } from '@/table/incoterm';
import { OwnHeldTexts } from '@/table/own-held-notice';
import { Day, Instant, Money, Quantity, Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { useLocalName } from '@/table/local-name';
import { Alert } from '@/ui/alert';
import { LocalLink } from '@/i18n/local-link';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { LinkButton } from '@/ui/link-button';
import { ROLE_OF_KIND, waitsInDispute, type WorkAnswer } from '../work.schema';
import { PaperPanel } from './paper-panel';

/** Whether the work is followed milestone by milestone, in a list of its own. */
const isTracked = (kind: WorkAnswer['kind']) => kind === 'transport' || kind === 'logistics';

/** Whether a customs agent can still ask a fee for this work, and where; it should know before it takes it. */
function FeeHint({ row }: { row: WorkAnswer }) {
  const t = useTranslations('customs');
  if (row.fee?.returned) return <Alert live="none">{t('feeReturned')}</Alert>;
  if (row.status !== 'pending' && row.status !== 'accepted' && row.status !== 'in_progress') return null;
  if (row.fee !== null && row.fee.status !== 'declined') return null;
  if (!row.isAwaited) return <Alert tone="warn" live="none">{t(row.status === 'pending' ? 'feeTooLateBefore' : 'feeTooLate')}</Alert>;
  return <Alert live="none">{t(row.status === 'pending' ? 'feeAfterAccept' : 'feeNow')}</Alert>;
}

/** What of its own paper others do not read now; nothing where they read all of it. */
function OwnHeldPaper({ paper: { number, issuer, note } }: { paper: NonNullable<WorkAnswer['paper']> }) {
  return <OwnHeldTexts among={({ entity, text }) => entity === 'work_paper' && [number, issuer, note].includes(text)} />;
}

/** A work order as its partner reads it: what, where, when, and how far the order is. */
export function WorkDetail({ row }: { row: WorkAnswer }) {
  // A survey's sheet has the workflow among its buttons.
  const hasWorkflow = row.acceptedAt !== null && row.kind !== 'survey';
  const t = useTranslations('work');
  const local = useLocalName();
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      {row.isAssigned && row.status === 'pending' && <Alert live="none">{t('assignedToYou')}</Alert>}
      {row.inDispute && <Alert tone="warn" live="none">{t(waitsInDispute(row.kind) ? 'disputed' : 'disputedSurvey')}</Alert>}
      {row.status === 'in_progress' && isTracked(row.kind) && (
        <Alert live="none" action={<LinkButton as={LocalLink} href={`/dashboard/${ROLE_OF_KIND[row.kind]}/tracking?open=${row.id}`} size="sm">{t('toTracking')}</LinkButton>}>{t('trackedThere')}</Alert>
      )}
      {row.kind === 'customs' && <FeeHint row={row} />}
      {row.paper && <OwnHeldPaper paper={row.paper} />}
      {row.paper && <PaperPanel paper={row.paper} />}
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('orderId'), value: <Code>{String(row.orderId)}</Code> },
          { key: 'catalog', term: t('catalog'), value: <TradeName>{row.catalog}</TradeName> },
          { key: 'quantity', term: t('quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.unit}`} /> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'status', term: t('status'), value: <Status status={row.status} /> },
          { key: 'terms', term: t('terms'), value: <Incoterm term={row.paymentTerms} place={row.deliveryPort && local(row.deliveryPort)} /> },
          { key: 'origin', term: t('origin'), value: row.originPort ? <TradeName>{row.originPort}</TradeName> : none },
          { key: 'destination', term: t('destination'), value: row.dischargePort ? <TradeName>{row.dischargePort}</TradeName> : none },
          { key: 'delivery', term: t('deliveryDate'), value: row.deliveryDate ? <Day day={row.deliveryDate} /> : none },
          { key: 'ready', term: t('readyOn'), value: row.goodsReadyOn ? <Day day={row.goodsReadyOn} /> : none },
          { key: 'packing', term: t('packing'), value: <Packed list={row.packed} words={row.packing} /> },
          ...(row.goodsValue ? [{ key: 'value', term: t('goodsValue'), value: <Money amount={row.goodsValue.amount} currency={row.goodsValue.currency} /> }] : []),
          { key: 'funded', term: t('funded'), value: t(row.inDispute ? 'fundsDisputed' : row.isFunded ? 'fundsHeld' : 'fundsAwaited') },
          { key: 'created', term: t('created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('specifications')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.specifications || none}</p>
      </section>
      {row.acceptedAt !== null && (row.kind === 'customs' || row.kind === 'logistics') && <ExportDocumentsPanel dpoId={row.orderId} />}
      {hasWorkflow && <div><WorkflowButton dpoId={row.orderId} /></div>}
    </div>
  );
}
