import * as z from 'zod';
import { calendarDay } from '@/http/input';
import { amountInput } from '@/modules/ledger/money.schema';
import { paperParts, POLICY_CLAUSES } from '@/modules/work/work.schema';

/** A policy as its agent hands it in. The sum insured is in the order's currency. */
export const policyBody = z.strictObject({
  ...paperParts,
  validUntil: calendarDay('policy_validity_invalid'),
  insured: amountInput('policy_sum_invalid').refine((minor) => minor > 0n, 'policy_sum_invalid'),
  clauses: z.enum(POLICY_CLAUSES, 'policy_clauses_invalid'),
  // A day that is none compares with nothing, and has its own sentence.
}).refine(({ issuedOn, validUntil }) => !(validUntil < issuedOn), { path: ['validUntil'], message: 'policy_validity_invalid' });
export type PolicyBody = z.output<typeof policyBody>;

/** What cargo is insured for by custom, in minor units: its value (CIF) and a tenth for the profit that was hoped for; part of a unit counts as a whole. */
export function customaryInsurance(valueMinor: bigint): bigint {
  return (valueMinor * 110n + 99n) / 100n;
}
