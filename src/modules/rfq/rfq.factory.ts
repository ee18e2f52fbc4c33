import { randomBytes } from 'node:crypto';
import type { Actor } from '@/access/actor';
import { createRfq } from './rfq.commands';
import { rfqBody, type RfqAnswer } from './rfq.schema';

/** A body that the RFQ call takes; its title is new each time, since a repeated request answers the first one. */
export function rfqRequest(over: Readonly<Record<string, unknown>> = {}) {
  return {
    title: `Wanted ${randomBytes(5).toString('hex')}`,
    description: 'Palletised, with a pre-shipment sample.',
    quantity: 10,
    response_deadline: null,
    budget_range_min: null,
    budget_range_max: null,
    currency_id: 1,
    ...over,
  };
}

/** An RFQ of a buyer, made by the command. */
export function makeRfq(buyer: Actor, over: Readonly<Record<string, unknown>> = {}): Promise<RfqAnswer> {
  return createRfq(buyer, rfqBody.parse(rfqRequest(over)));
}
