import * as z from 'zod';
import { id, LIMITS, requiredText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { fileKey, UPLOAD_LIMITS } from '@/modules/upload/upload.schema';
import { disputeMachine, type DisputeStatus } from './dispute.machine';
import { RULING_OUTCOMES } from './ruling.schema';
import { rulingMachine, type RulingStatus } from './ruling.machine';

export { disputeMachine };

/**
 * Whether a dispute keeps its order's money where it is: it is not resolved, or its ruling waits for the accountant. The one
 * rule of what is frozen.
 */
export function freezes({ status, ruling }: { readonly status: DisputeStatus; readonly ruling: { readonly status: RulingStatus } | null }): boolean {
  return status !== 'resolved' || ruling?.status === 'pending';
}

/** What the claim is, and the files that show it. */
export const disputeBody = z.strictObject({
  reason: requiredText(LIMITS.reason, 'dispute_reason_required'),
  keys: z.array(fileKey).max(UPLOAD_LIMITS.files, 'too_many_files').optional().transform((keys) => [...new Set(keys ?? [])]),
});
export type DisputeBody = z.output<typeof disputeBody>;

/** Whom the captain makes the arbitrator of a dispute. */
export const assignBody = z.strictObject({ arbitratorId: id('arbitrator_unknown') });

/** Who may be made one, and how many cases lie there already. */
export const arbitratorAnswer = z.object({ id: z.int(), name: z.string(), vendorCode: z.string(), openCases: z.int() });
export type ArbitratorAnswer = z.output<typeof arbitratorAnswer>;

/** How a case is called: its number is the dispute's. */
export function caseName(disputeId: number): string {
  return `CASE-${disputeId}`;
}

/** What an approved ruling has moved out of escrow, as the ledger has it: to each side, to the house as its fee and to customs agents for theirs. Decimals in the ruling's currency. */
const movedAnswer = z.object({ buyer: z.number(), seller: z.number(), fee: z.number(), agents: z.number() });
export type MovedAnswer = z.output<typeof movedAnswer>;

/** What was ruled. Amounts are decimals in `currency`, the house's fee still in the seller's; `moved` is null until the approval. */
export const rulingAnswer = z.object({
  outcome: z.enum(RULING_OUTCOMES),
  buyerAmount: z.number(),
  sellerAmount: z.number(),
  currency: z.enum(CURRENCIES),
  reason: z.string(),
  status: z.enum(statesOf(rulingMachine)),
  ruledAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  moved: movedAnswer.nullable(),
});
export type RulingAnswer = z.output<typeof rulingAnswer>;

/** What stands beside a resolved dispute's status: whether its ruling waits for the accountant or has been carried out. */
export const RULING_LABEL = { pending: 'dispute.rulingState.pending', approved: 'dispute.rulingState.approved' } as const satisfies Record<RulingStatus, string>;

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
  arbitrator: z.string().nullable(),
  /** What is held for the order now, a decimal in `currency`. */
  held: z.number(),
  currency: z.enum(CURRENCIES),
  ruling: rulingAnswer.nullable(),
});
export type DisputeAnswer = z.output<typeof disputeAnswer>;

/** A dispute as a side of its order lists it. */
export const ownDisputeAnswer = disputeAnswer.omit({ parties: true });
export type OwnDisputeAnswer = z.output<typeof ownDisputeAnswer>;

/** Whose claim a dispute is. */
const DISPUTE_TYPES = ['buyer_claim', 'seller_claim'] as const;

/** A dispute as the accountant reads it, with the payment that it freezes; `submittedBy` is the claimant's name. */
export const accountantDisputeAnswer = disputeAnswer.omit({ parties: true, openedBy: true }).extend({
  type: z.enum(DISPUTE_TYPES),
  submittedBy: z.string(),
  paymentId: z.int().nullable(),
});
export type AccountantDisputeAnswer = z.output<typeof accountantDisputeAnswer>;
