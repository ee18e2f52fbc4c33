import * as z from 'zod';

/** What an RFQ says, as its changes are kept and told: the deadline a day (YYYY-MM-DD), budgets decimals in the RFQ's currency. */
const rfqFacts = z.object({
  title: z.string(),
  quantity: z.int(),
  unit: z.string(),
  deadline: z.string().nullable(),
  deliveryPort: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  budgetMin: z.string().nullable(),
  budgetMax: z.string().nullable(),
}).partial();
export type RfqFacts = Required<z.output<typeof rfqFacts>>;

/** Parts of an RFQ that can change, in the order in which they are told. */
export const RFQ_PARTS = [...Object.keys(rfqFacts.shape), 'description'] as (keyof RfqFacts | 'description')[];

/** What sellers read of an RFQ: the budget is between buyer and captain. */
export const PARTS_FOR_SELLERS: readonly string[] = ['title', 'quantity', 'unit', 'deadline', 'deliveryPort', 'paymentTerms', 'description'];

/** What an entry about an edit keeps. Of the description only that it was rewritten: free text does not belong into a log for ever. */
export const keptChanges = z.object({ before: rfqFacts.optional(), changed: rfqFacts.optional(), fields: z.array(z.string()).optional() });
type KeptChanges = z.output<typeof keptChanges>;

const parts = Object.keys(rfqFacts.shape) as (keyof RfqFacts)[];
const pick = (facts: RfqFacts, names: readonly (keyof RfqFacts)[]) => Object.fromEntries(names.map((name) => [name, facts[name]])) as Partial<RfqFacts>;

/** What an edit has changed; nothing where it says the same. Pure. */
export function changesBetween(before: RfqFacts, now: RfqFacts, isRewritten: boolean): KeptChanges {
  const differing = parts.filter((name) => before[name] !== now[name]);
  return {
    ...(differing.length > 0 && { before: pick(before, differing), changed: pick(now, differing) }),
    ...(isRewritten && { fields: ['description'] }),
  };
}
