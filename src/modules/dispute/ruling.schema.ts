import * as z from 'zod';
import { LIMITS, requiredText } from '@/http/input';
import { amountInput } from '@/modules/ledger/money.schema';

/** What becomes of the money that is held: the seller's, the buyer's, or divided. */
export const RULING_OUTCOMES = ['release', 'refund', 'split'] as const;
export type RulingOutcome = (typeof RULING_OUTCOMES)[number];

/** How what is held is divided, in minor units of its currency. */
export interface Shares {
  readonly buyerMinor: bigint;
  readonly sellerMinor: bigint;
}

const share = z.preprocess((value) => (value === '' || value === null ? undefined : value), amountInput('split_invalid').optional());

/**
 * What an arbitrator rules. The amounts belong to a split alone, are refused with anything else, and must together be exactly
 * what is held. `heldAmount` is what was read as held: with it, nothing else is ruled on.
 */
export const rulingBody = z.strictObject({
  outcome: z.enum(RULING_OUTCOMES, { error: 'ruling_outcome_required' }),
  buyerAmount: share,
  sellerAmount: share,
  heldAmount: amountInput('split_invalid').optional(),
  reason: requiredText(LIMITS.message, 'ruling_reason_required'),
}).refine(({ outcome, buyerAmount, sellerAmount }) => outcome === 'split' || (buyerAmount === undefined && sellerAmount === undefined), { error: 'split_invalid', path: ['sellerAmount'] });
export type RulingBody = z.output<typeof rulingBody>;

/**
 * The shares that a ruling means of what is held, in minor units.
 * @returns undefined for a split whose parts are missing or are not together exactly what is held
 */
export function sharesOf({ outcome, buyerAmount, sellerAmount }: Pick<RulingBody, 'outcome' | 'buyerAmount' | 'sellerAmount'>, heldMinor: bigint): Shares | undefined {
  if (outcome === 'release') return { buyerMinor: 0n, sellerMinor: heldMinor };
  if (outcome === 'refund') return { buyerMinor: heldMinor, sellerMinor: 0n };
  if (buyerAmount === undefined || sellerAmount === undefined || buyerAmount < 0n || sellerAmount < 0n) return undefined;
  return buyerAmount + sellerAmount === heldMinor ? { buyerMinor: buyerAmount, sellerMinor: sellerAmount } : undefined;
}
