'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { Instant, Money } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import type { ArbitratorCaseAnswer, CaseParty } from '../case.schema';
import type { AccountantDisputeAnswer, DisputeAnswer, OwnDisputeAnswer } from '../dispute.schema';
import { CaseBody } from './case-body';
import { CaseOrder } from './case-order';
import { RulingState } from './ruling-panel';

interface Item {
  readonly key: string;
  readonly term: string;
  readonly value: ReactNode;
}

/** A dispute as the captain reads it, with the way to its order. */
export function DisputeDetail({ row }: { row: DisputeAnswer }) {
  const t = useTranslations('dispute');
  return (
    <Detail
      row={row}
      order={<CodeLink href={`/dashboard/captain/dpos?open=${row.orderId}`} id={row.orderId} />}
      claim={[{ key: 'by', term: t('openedBy'), value: t(row.openedBy) }]}
    />
  );
}

/** As the accountant reads it, with the way to the payment that it freezes. */
export function AccountantDisputeDetail({ row }: { row: AccountantDisputeAnswer }) {
  const t = useTranslations('dispute');
  const payment = useTranslations('payment')('id');
  return (
    <Detail
      row={row}
      order={<Code>{String(row.orderId)}</Code>}
      claim={[
        ...(row.paymentId === null ? [] : [{ key: 'payment', term: payment, value: <CodeLink href={`/dashboard/accountant/payments?open=${row.paymentId}`} id={row.paymentId} /> }]),
        { key: 'type', term: t('type'), value: t(`types.${row.type}`) },
        { key: 'by', term: t('submittedBy'), value: <bdi>{row.submittedBy}</bdi> },
      ]}
    />
  );
}

/** A case as its arbitrator reads it, with documents and thread. */
export function ArbitratorCaseDetail({ row }: { row: ArbitratorCaseAnswer }) {
  const t = useTranslations('dispute');
  return <Detail row={row} side="arbitrator" order={<Code>{String(row.orderId)}</Code>} claim={[{ key: 'by', term: t('openedBy'), value: t(row.openedBy) }]} />;
}

/** The dispute of an own order as its buyer reads it, with documents and thread. */
export function BuyerDisputeDetail({ row }: { row: OwnDisputeAnswer }) {
  return <OwnDispute row={row} side="buyer" />;
}

/** As the seller of the disputed order reads it. */
export function SellerDisputeDetail({ row }: { row: OwnDisputeAnswer }) {
  return <OwnDispute row={row} side="seller" />;
}

function OwnDispute({ row, side }: { row: OwnDisputeAnswer; side: 'buyer' | 'seller' }) {
  const t = useTranslations('dispute');
  return (
    <Detail
      row={row} side={side}
      order={<CodeLink href={`/dashboard/${side}/orders?open=${row.orderId}`} id={row.orderId} />}
      claim={[{ key: 'by', term: t('openedBy'), value: t(row.openedBy) }]}
    />
  );
}

function CodeLink({ href, id }: { href: string; id: number }) {
  return <TextLink as={Link} href={href}><Code>{String(id)}</Code></TextLink>;
}

interface DetailProps {
  readonly row: Pick<DisputeAnswer, 'id' | 'status' | 'product' | 'buyer' | 'seller' | 'createdAt' | 'arbitrator' | 'held' | 'currency' | 'ruling'>;
  readonly order: ReactNode;
  readonly claim: readonly Item[];
  readonly side?: CaseParty;
}

function Detail({ row, order, claim, side }: DetailProps) {
  const t = useTranslations('dispute');
  const none = useTranslations('common')('none');
  return (
    <div className="grid gap-6">
      <RulingState ruling={row.ruling} />
      {row.status !== 'resolved' && <Alert tone="warn" live="none">{t('frozen')}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('id'), value: <Code>{String(row.id)}</Code> },
          { key: 'order', term: t('orderId'), value: order },
          { key: 'product', term: t('product'), value: <TradeName>{row.product}</TradeName> },
          { key: 'buyer', term: t('buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'seller', term: t('seller'), value: row.seller === null ? none : <bdi>{row.seller}</bdi> },
          { key: 'arbitrator', term: t('arbitrator'), value: row.arbitrator === null ? t('arbitratorNone') : <bdi>{row.arbitrator}</bdi> },
          { key: 'held', term: t('held'), value: <strong><Money amount={row.held} currency={row.currency} /></strong> },
          ...claim,
          { key: 'created', term: t('opened'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      {side === 'arbitrator' && <CaseOrder disputeId={row.id} />}
      <CaseBody disputeId={row.id} side={side ?? null} stamp={row} isStateSaid />
    </div>
  );
}
