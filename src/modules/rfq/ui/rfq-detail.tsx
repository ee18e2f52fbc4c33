'use client';

import type { RfqAnswer } from '../rfq.schema';
import { RfqDescription, RfqFacts, useRfqOutcome } from './rfq-facts';
import { RfqThread } from './rfq-thread';

/** An RFQ as its buyer reads it: facts, what was asked, and every message. */
export function RfqDetail({ row }: { row: RfqAnswer }) {
  return (
    <div className="grid gap-6">
      <RfqFacts rfq={row} after={useRfqOutcome(row, { quotations: '/draft-quotations', orders: '/dashboard/buyer/orders' })} />
      <RfqDescription text={row.description} />
      <RfqThread messages={row.notifications} />
    </div>
  );
}
