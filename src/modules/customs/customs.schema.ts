import * as z from 'zod';
import { LIMITS, text } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { paperParts } from '@/modules/work/work.schema';
import { feeOfferMachine } from './fee-offer.machine';

export { feeOfferMachine };

/** A fee offer. `fee` is a decimal in `currency`, which is the order's. */
export const feeAnswer = z.object({
  id: z.int(),
  catalog: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  status: z.enum(statesOf(feeOfferMachine)),
  fee: z.number(),
  /** Whether it went back to the buyer after it was agreed, since nothing was filed before the money was paid out. */
  returned: z.boolean(),
  currency: z.enum(CURRENCIES),
  note: z.string(),
  workId: z.int(),
  orderId: z.int(),
  /** Who asks it. */
  partner: z.string(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type FeeAnswer = z.output<typeof feeAnswer>;

/** The word for how a fee stands: one that went back is no longer owed, though its agreement stays as it was. */
export function shownStatus({ status, returned }: Pick<FeeAnswer, 'status' | 'returned'>): string {
  return returned ? 'refunded' : status;
}

/** What a customs agent asks, in the order's currency, and what for; the note may be empty. */
export const feeBody = z.strictObject({
  amount: amountInput('fee_amount_invalid').refine((minor) => minor > 0n, 'fee_amount_invalid'),
  note: text(LIMITS.reason).optional().transform((value) => value ?? ''),
});
export type FeeBody = z.output<typeof feeBody>;

/** The version of the offer that somebody has read and changes or decides about. */
const version = z.int('invalid_input').min(1, 'invalid_input');
export const editFeeBody = feeBody.extend({ version });
export type EditFeeBody = z.output<typeof editFeeBody>;
export const decideFeeBody = z.strictObject({ version });

/** A customs filing: the declaration's number, the customs office, the day, and the paper where there is one. */
export const filingBody = z.strictObject({ ...paperParts, key: paperParts.key.nullable() });
export type FilingBody = z.output<typeof filingBody>;
