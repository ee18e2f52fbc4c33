import type { Actor } from '@/access/actor';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { serial } from '@/test/serial';
import { createRfq } from './rfq.commands';
import { rfqBody, type RfqAnswer } from './rfq.schema';

/** A body that the RFQ call takes; its title is new each time, since a repeated request answers the first one. */
export function rfqRequest(over: Readonly<Record<string, unknown>> = {}) {
  return {
    title: `Wanted ${serial()}`,
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

/** An RFQ of a buyer with a file. */
export async function makeRfqWithFile(buyer: Actor, over: Readonly<Record<string, unknown>> = {}): Promise<RfqAnswer> {
  const { key } = await makeStoredFile(buyer, { name: 'drawing.pdf' });
  return makeRfq(buyer, { ...over, files: [key] });
}
