import * as z from 'zod';
import { LIMITS, requiredText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { disputeMachine } from './dispute.machine';

export { disputeMachine };

/** What the claim is. */
export const disputeBody = z.strictObject({ reason: requiredText(LIMITS.reason, 'dispute_reason_required') });

/** A dispute. `parties` names the buyer and then the seller. */
export const disputeAnswer = z.object({
  id: z.int(),
  parties: z.string(),
  reason: z.string(),
  status: z.enum(statesOf(disputeMachine)),
  orderId: z.int(),
  product: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  openedBy: z.enum(['buyer', 'seller']),
  createdAt: z.iso.datetime(),
});
export type DisputeAnswer = z.output<typeof disputeAnswer>;
