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

/** Whose claim a dispute is. */
const DISPUTE_TYPES = ['buyer_claim', 'seller_claim'] as const;

/** A dispute as the accountant reads it, with the payment that it freezes; `submittedBy` is the claimant's name. */
export const accountantDisputeAnswer = disputeAnswer.pick({ id: true, orderId: true, status: true, reason: true, product: true, buyer: true, seller: true, createdAt: true }).extend({
  type: z.enum(DISPUTE_TYPES),
  submittedBy: z.string(),
  paymentId: z.int().nullable(),
});
export type AccountantDisputeAnswer = z.output<typeof accountantDisputeAnswer>;
