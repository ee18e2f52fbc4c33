import * as z from 'zod';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { RFQ_PARTS } from '@/modules/rfq/rfq-changes.schema';

/** Who can have acted, as everybody who reads a history may know it. */
export const HISTORY_ROLES = ['buyer', 'seller', 'captain', 'system'] as const;
export type HistoryRole = (typeof HISTORY_ROLES)[number];

/** A part that was changed: what it was and is, null for nothing; both null of a description, which is only said to be another. */
const historyChange = z.object({
  field: z.enum([...RFQ_PARTS, 'readyOn']),
  before: z.union([z.string(), z.number()]).nullable(),
  now: z.union([z.string(), z.number()]).nullable(),
  /** Of an amount. */
  currency: z.enum(CURRENCIES).optional(),
});
export type HistoryChange = z.output<typeof historyChange>;

/**
 * One line of the trail of changes: the role, and for parties never the person, but for the seller of an offer, whom captain and
 * buyer read beside its figures as well. `action` is the audit log's word for it, from which
 * a screen makes its own language's sentence.
 */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.enum(HISTORY_ROLES),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Who of the house it was, told to the house alone. */
  person: z.string().optional(),
  /** Whose offer it is; only there where the reader may know. */
  seller: z.string().optional(),
  /** What an edit has changed, as far as the reader may know. */
  changes: z.array(historyChange).optional(),
  /** Who was invited, for buyer and captain. */
  invited: z.array(z.string()).optional(),
});
export type HistoryEntry = z.output<typeof historyEntry>;
