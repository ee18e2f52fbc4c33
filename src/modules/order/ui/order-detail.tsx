'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isolateName } from '@/i18n/isolate-measures';
import { Link } from '@/i18n/navigation';
import { OrderFeesPanel } from '@/modules/customs/ui/order-fees-panel';
import { ExportDocumentsPanel } from '@/modules/document/ui/export-documents-panel';
import { RulingState } from '@/modules/dispute/ui/ruling-panel';
import { allowedActions } from '@/machine/machine';
import { SurveyPanel } from '@/modules/survey/ui/survey-panel';
import { OrderWaySection } from '@/modules/tracking/ui/order-way-panel';
import { OrderWorkSection } from '@/modules/work/ui/order-work-panel';
import { Incoterm } from '@/table/incoterm';
import { NextStep } from '@/table/next-step';
import { useOthersText } from '@/table/others-text';
import { Day, Instant, Money, Quantity, Status } from '@/table/values';
import { useToday } from '@/table/use-today';
import { TradeName } from '@/table/trade-name';
import { useLocalName } from '@/table/local-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import { DISPUTABLE, dpoMachine, type DpoAnswer } from '../order.schema';
import { Outstanding } from './outstanding-list';
import { Packed } from './packing-panel';
import { TravelGaps } from './travel-gaps';
import { WorkflowButton, WorkflowSection } from './workflow-panel';

/** As the captain reads it. */
export function CaptainOrderDetail({ row }: { row: DpoAnswer }) {
  return <OrderDetail row={row} reader="Captain" withoutAcceptance="withoutAcceptance" quotations="/dashboard/captain/dpqs" mayAssign more={row.status !== 'pending' && <OrderFeesPanel dpoId={row.id} />} />;
}

/** As its buyer reads it. */
export function BuyerOrderDetail({ row }: { row: DpoAnswer }) {
  return <OrderDetail row={row} reader="Buyer" withoutAcceptance="withoutYourAcceptance" quotations="/draft-quotations" payments="/dashboard/buyer/payments" invoices="/dashboard/buyer/invoices" isSide />;
}

/** As its seller reads it. */
export function SellerOrderDetail({ row }: { row: DpoAnswer }) {
  return <OrderDetail row={row} reader="Seller" withoutAcceptance="withoutAcceptance" isSide />;
}

interface OrderDetailProps {
  readonly row: DpoAnswer;
  readonly reader: 'Captain' | 'Buyer' | 'Seller';
  /** How the reader is told that the buyer was not asked. */
  readonly withoutAcceptance: 'withoutAcceptance' | 'withoutYourAcceptance';
  /** The reader's list of draft quotations, where there is one. */
  readonly quotations?: string;
  /** The reader's own lists of payments and invoices. */
  readonly payments?: string;
  readonly invoices?: string;
  /** Whether the reader stands on one of the order's two sides. */
  readonly isSide?: boolean;
  /** What this reader finds besides. */
  readonly more?: ReactNode;
  /** Whether the reader may offer the order's work to partners. */
  readonly mayAssign?: boolean;
}

/** States in which goods have a way: from the order's confirmation, with which transport and freight are offered. */
const WAY_STATES: readonly DpoAnswer['status'][] = ['confirmed', 'processing', 'shipped', 'delivered', 'completed'];

/** What has ended or was settled: nothing is asked of anybody any more. */
const IS_OVER: readonly DpoAnswer['stage'][] = ['cancelled', 'completed', 'completedSettled', 'settled'];

/** Stages whose sentences say that the goods are packed and ready. */
const READY_STAGES: readonly DpoAnswer['stage'][] = ['ready', 'readySurveyTaken', 'readySurveyBegun'];

/** While an order may still be cancelled by its buyer too: its payment is not processed. */
function isCancellable({ status, payment, total }: DpoAnswer): boolean {
  return allowedActions(dpoMachine, status, 'buyer').includes('cancel') && (payment === null || payment.status === 'pending' || total === 0);
}

/** An order with its terms and what is still outstanding. */
function OrderDetail({ row, reader, withoutAcceptance, quotations, payments, invoices, isSide = false, more, mayAssign = false }: OrderDetailProps) {
  const t = useTranslations('order');
  const local = useLocalName();
  const none = useTranslations('common')('none');
  const othersText = useOthersText();
  const today = useToday();
  const isReadyLater = READY_STAGES.includes(row.stage) && row.goodsReadyOn !== null && row.goodsReadyOn > today;
  // What is warned of above is not said once more in the list.
  const outstanding = reader === 'Seller' ? row.outstanding : row.outstanding.filter((kind) => !row.travelGaps.some((gap) => gap === kind));
  const dpqId = <Code>{String(row.dpqId)}</Code>;
  return (
    <div className="grid gap-6">
      {reader !== 'Seller' && <TravelGaps gaps={row.travelGaps} reader={reader} />}
      {row.withoutAcceptance && isCancellable(row) && <Alert tone="warn" live="none">{t(withoutAcceptance)}</Alert>}
      {row.inDispute && row.disputes[0]?.ruling?.status !== 'pending' && <InDispute dispute={row.disputes[0]} isSide={isSide} />}
      <RulingState ruling={row.disputes[0]?.ruling ?? null} />
      {row.surveyVerdict === 'passed' && row.surveyFailedLines > 0 && (
        <Alert tone="warn" live="none">{t('surveyPassedThough', { count: row.surveyFailedLines })} <TextLink href="#survey-report">{t('readReport')}</TextLink></Alert>
      )}
      {row.surveyVerdict === 'failed' && <SurveyWarning row={row} reader={reader} />}
      {row.endedBy && (
        <Alert live="none" title={t(`endedBy.${row.endedBy}`)}>
          {row.cancelReason && <p className="wrap-anywhere">{t('cancelledBecause', { reason: isolateName(othersText(row.cancelReason)) })}</p>}
        </Alert>
      )}
      <NextStep of="order.next" own={`order.nextOf${reader}`} status={isReadyLater ? 'readyLater' : row.stage} words={{ day: () => <Day day={row.goodsReadyOn ?? ''} /> }} />
      {row.confirmsAt && <p className="text-sm">{t.rich('confirmsItself', { day: () => <strong><Instant at={row.confirmsAt ?? ''} /></strong> })}</p>}
      {!IS_OVER.includes(row.stage) && (row.outstanding.length === 0 || outstanding.length > 0) && <Outstanding of={row} kinds={outstanding} />}
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'dpq', term: t('dpqId'), value: quotations ? <TextLink as={Link} href={`${quotations}?open=${row.dpqId}`}>{dpqId}</TextLink> : dpqId },
          { key: 'product', term: t('product'), value: <TradeName>{row.product}</TradeName> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'quantity', term: t('quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.unit}`} /> },
          { key: 'unitPrice', term: t('unitPrice'), value: <Money amount={row.unitPrice} currency={row.currency} /> },
          { key: 'total', term: t('total'), value: <strong><Money amount={row.total} currency={row.currency} /></strong> },
          ...(row.customsFees > 0 ? [
            { key: 'fees', term: t(row.feesReturned ? 'customsFeesReturned' : 'customsFees'), value: <Money amount={row.customsFees} currency={row.currency} /> },
            { key: 'withFees', term: t('totalWithFees'), value: <strong><Money amount={row.totalWithFees} currency={row.currency} /></strong> },
          ] : []),
          { key: 'payment', term: t('payment'), value: row.payment
            ? <span className="flex flex-wrap items-center gap-2"><Linked href={payments && `${payments}?open=${row.payment.id}`}><Code>{row.payment.reference}</Code></Linked><Status status={row.payment.status} /></span> : none },
          { key: 'invoice', term: t('invoice'), value: row.invoice
            ? <span className="flex flex-wrap items-center gap-2"><Linked href={invoices && `${invoices}?open=${row.invoice.id}`}><Code>{row.invoice.number}</Code></Linked><Status status={row.invoice.status} /></span> : none },
          { key: 'terms', term: t('paymentTerms'), value: <Incoterm term={row.paymentTerms} place={row.deliveryPort && local(row.deliveryPort)} /> },
          { key: 'port', term: t('deliveryPort'), value: row.deliveryPort ? <TradeName>{row.deliveryPort}</TradeName> : none },
          { key: 'date', term: t('deliveryDate'), value: row.deliveryDate ? <Day day={row.deliveryDate} /> : none },
          { key: 'ready', term: t('readyOn'), value: row.goodsReadyOn ? <Day day={row.goodsReadyOn} /> : none },
          ...(row.goodsReadyPacking || row.packingList ? [{ key: 'packing', term: t('packing'), value: <Packed list={row.packingList} words={row.goodsReadyPacking} /> }] : []),
          { key: 'created', term: t('created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('specifications')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{row.specifications || none}</p>
      </section>
      {payments ? <WorkflowSection dpoId={row.id} /> : <div><WorkflowButton dpoId={row.id} /></div>}
      {WAY_STATES.includes(row.status) && <OrderWaySection dpoId={row.id} />}
      {row.surveyVerdict && <div id="survey-report" className="scroll-mt-4"><SurveyPanel dpoId={row.id} /></div>}
      {more}
      <OrderWorkSection dpoId={row.id} orderStatus={row.status} mayAssign={mayAssign} />
      <Inspection inspection={row.inspection} />
      <Delivery delivery={row.delivery} />
      <ExportDocumentsPanel key={`${row.packedAt ?? ''} ${row.status} ${row.delivery?.consignee ?? ''}`} dpoId={row.id} />
    </div>
  );
}

/** That the money is frozen, and to the sides of the order the way to the case further below. */
function InDispute({ dispute, isSide }: { dispute: { id: number } | undefined; isSide: boolean }) {
  const t = useTranslations('order');
  return (
    <Alert tone="warn" live="none">
      {t('inDispute')}
      {isSide && dispute && <> <TextLink href={`#dispute-${dispute.id}`}>{t('seeCase')}</TextLink></>}
    </Alert>
  );
}

/** That the goods did not pass, and what the captain has decided about it. */
function SurveyWarning({ row, reader }: Pick<OrderDetailProps, 'row' | 'reader'>) {
  const t = useTranslations('order');
  const isUndecided = row.surveyDecision === null && !IS_OVER.includes(row.stage);
  // After a ruling that has paid the seller no dispute and no wish moves the money any more; the transport still waits for the captain's word.
  const isPaidOut = row.stage === 'released';
  const isStopped = row.stage === 'surveyFailedLate' || (isPaidOut && (row.status === 'confirmed' || row.status === 'processing'));
  return (
    <Alert tone="warn" live="none" title={t('surveyNotPassed')}>
      {reader === 'Buyer' && isUndecided && !isPaidOut && !row.inDispute && <p>{t.rich(DISPUTABLE.includes(row.status) ? 'surveyFailedDispute' : 'surveyFailedBuyer', { rfq: (text) => <TextLink as={Link} href={`/dashboard/buyer/rfqs?open=${row.rfqId}`}>{text}</TextLink> })}</p>}
      {row.surveyDecision !== null && <p className="wrap-anywhere">{t('surveyDecided', { decision: isolateName(row.surveyDecision) })}</p>}
      {isUndecided && row.status === 'pending' && <p>{t(reader === 'Captain' ? 'surveyFailedYours' : 'surveyFailedOpen')}</p>}
      {reader !== 'Captain' && isUndecided && isStopped && <p>{t('surveyFailedStops')}</p>}
      <TextLink href="#survey-report">{t('readReport')}</TextLink>
    </Alert>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <TextLink as={Link} href={href}>{children}</TextLink> : children;
}

/** To whom the goods go. */
function Delivery({ delivery }: { delivery: DpoAnswer['delivery'] }) {
  const t = useTranslations('order');
  const othersText = useOthersText();
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <section className="grid gap-1">
      <h3>{t('delivery')}</h3>
      {delivery === null ? <p className="text-sm text-muted">{t('deliveryNone')}</p> : (
        <DefinitionList
          items={[
            { key: 'consignee', term: t('consignee'), value: <p dir="auto" className="whitespace-pre-line">{othersText(delivery.consignee)}</p> },
            { key: 'notify', term: t('notifyParty'), value: delivery.notifyParty ? <p dir="auto" className="whitespace-pre-line">{othersText(delivery.notifyParty)}</p> : t('sameAsConsignee') },
            { key: 'address', term: t('deliveryAddress'), value: (
              <address className="not-italic">
                {[delivery.recipient, delivery.street, delivery.zipCode, delivery.city, countries.of(delivery.country) ?? delivery.country]
                  .filter(Boolean).map((line, index) => <p key={index} dir="auto" className="whitespace-pre-line">{othersText(line)}</p>)}
              </address>
            ) },
          ]}
        />
      )}
    </section>
  );
}

/** Where and when the goods can be inspected; nothing before the seller has said so. */
function Inspection({ inspection }: { inspection: DpoAnswer['inspection'] }) {
  const t = useTranslations('order');
  const othersText = useOthersText();
  if (inspection === null) return null;
  return (
    <section className="grid gap-1">
      <h3>{t('inspection')}</h3>
      <DefinitionList
        items={[
          { key: 'place', term: t('inspectionPlace'), value: <p dir="auto" className="whitespace-pre-line">{othersText(inspection.place)}</p> },
          { key: 'date', term: t('inspectOn'), value: <Day day={inspection.date} /> },
          { key: 'contact', term: t('inspectionContact'), value: <bdi>{othersText(inspection.contactName)}</bdi> },
        ]}
      />
    </section>
  );
}
