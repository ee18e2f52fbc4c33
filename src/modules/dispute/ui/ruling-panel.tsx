'use client';

import { useTranslations } from 'next-intl';
import { Money } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { DefinitionList } from '@/ui/definition-list';
import { RULING_LABEL, type RulingAnswer } from '../dispute.schema';

type Ruled = Omit<RulingAnswer, 'reason'>;

/** Beside the word of a resolved dispute: whether its money still waits for the accountant. Nothing without a ruling. */
export function RulingBadge({ ruling }: { ruling: Pick<Ruled, 'status'> | null }) {
  const t = useTranslations();
  return ruling && <Badge tone={ruling.status === 'pending' ? 'warn' : 'ok'}>{t(RULING_LABEL[ruling.status])}</Badge>;
}

/** What of a ruling is still to come, or what it has moved, with the amounts; the same for everybody who reads the case or its order. */
export function RulingState({ ruling }: { ruling: Ruled | null }) {
  const t = useTranslations('dispute');
  if (ruling === null) return null;
  const { moved, currency } = ruling;
  const sums = moved === null
    ? [['buyer', 'buyerShare', ruling.buyerAmount], ['seller', ruling.outcome === 'release' ? 'sellerShareLessFee' : 'sellerShare', ruling.sellerAmount]] as const
    : ([['buyer', 'buyerShare', moved.buyer], ['seller', 'sellerShare', moved.seller], ['fee', 'houseFee', moved.fee], ['agents', 'agentFees', moved.agents]] as const).filter(([key, , amount]) => key === 'buyer' || key === 'seller' || amount !== 0);
  return (
    <Alert tone={moved === null ? 'warn' : 'ok'} live="none" title={t(moved === null ? 'rulingWaits' : 'rulingDone')}>
      <p>{t(`${moved === null ? 'rulingWillMove' : 'rulingMoved'}.${ruling.outcome}`)}</p>
      <DefinitionList items={sums.map(([key, term, amount]) => ({ key, term: t(term), value: <strong><Money amount={amount} currency={currency} /></strong> }))} />
    </Alert>
  );
}
