import * as z from 'zod';

/** Who can have acted, as everybody who reads a history may know it. */
export const HISTORY_ROLES = ['buyer', 'seller', 'captain', 'system'] as const;
export type HistoryRole = (typeof HISTORY_ROLES)[number];

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
});
export type HistoryEntry = z.output<typeof historyEntry>;
