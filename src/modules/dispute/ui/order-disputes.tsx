'use client';

import { useTranslations } from 'next-intl';
import { OwnHeldNotice } from '@/table/own-held-notice';
import { Status } from '@/table/values';
import type { CaseParty } from '../case.schema';
import type { RulingAnswer } from '../dispute.schema';
import { CaseBody } from './case-body';
import { RulingBadge } from './ruling-panel';

interface OrderDisputesProps {
  /** Whose sheet it stands in. */
  readonly role: string;
  /** An order, as its side's list has it; a new one each time that it is read. */
  readonly row: { readonly id: number; readonly rfqId?: number; readonly disputes?: readonly { readonly id: number; readonly status: string; readonly ruling: Pick<RulingAnswer, 'status'> | null }[] };
}

/** The disputes of an order in the sheet of its buyer or its seller, newest first. Nothing for anybody else. */
export function OrderDisputes({ role, row }: OrderDisputesProps) {
  const t = useTranslations('dispute');
  const side: CaseParty | null = role === 'buyer' || role === 'seller' ? role : null;
  if (side === null) return null;
  return (row.disputes ?? []).map(({ id, status, ruling }, index) => (
    <section key={id} id={`dispute-${id}`} className="mt-6 grid scroll-mt-4 gap-5 border-t border-line pt-5">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{t('heading', { id })}</h3>
        <Status status={status} />
        <RulingBadge ruling={ruling} />
      </header>
      {row.rfqId !== undefined && <OwnHeldNotice rfqId={row.rfqId} />}
      <CaseBody disputeId={id} side={side} stamp={row} isStateSaid={index === 0} />
    </section>
  ));
}
