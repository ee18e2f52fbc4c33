'use client';

import { OwnHeldNotice } from '@/table/own-held-notice';
import { NextStep } from '@/table/next-step';
import { Instant } from '@/table/values';
import { awaitsRenewal, CAPTAINS_TURN, isSealed, type RfqAnswer } from '../rfq.schema';
import { RfqDescription, RfqFacts, RfqFiles, RfqInvited, useRfqOutcome } from './rfq-facts';
import { BuyerOffers } from './rfq-offers';
import { RfqThread } from './rfq-thread';

/** Where an RFQ stands for its buyer. One about no product is nobody's to offer on until suppliers are invited. */
function stateOf(rfq: RfqAnswer): string {
  const { status, dpoId, productId, invited, offers } = rfq;
  if (dpoId !== null) return 'ordered';
  // Before that hour the captain prepares nothing.
  if (isSealed(rfq) && CAPTAINS_TURN.some((turn) => turn === status)) return 'sealed';
  // Where the captain has asked something, the buyer's answer comes first.
  if ((status === 'resubmitted' || status === 'responded') && awaitsRenewal(rfq)) return 'renewal';
  return status === 'open' && productId === null && invited.length === 0 && offers === 0 ? 'uninvited' : status;
}

/** How many sellers may offer: that of the product, and those who are invited. */
const sellersOf = ({ productId, invited }: RfqAnswer) => invited.length + (productId === null ? 0 : 1);

/** An RFQ as its buyer reads it: facts, what was asked, and every message. */
export function RfqDetail({ row }: { row: RfqAnswer }) {
  return (
    <div className="grid gap-6">
      <NextStep of="rfq.next" status={stateOf(row)} words={{ offers: row.offers, sellers: sellersOf(row), until: () => <Instant at={row.sealedUntil ?? ''} /> }} />
      <OwnHeldNotice rfqId={row.id} />
      <RfqFacts rfq={row} after={useRfqOutcome(row, { quotations: '/draft-quotations', orders: '/dashboard/buyer/orders' })} />
      <RfqDescription text={row.description} />
      <RfqFiles files={row.files} />
      <RfqInvited rfq={row} />
      <BuyerOffers rfq={row} />
      <RfqThread messages={row.notifications} currency={row.currency} />
    </div>
  );
}
