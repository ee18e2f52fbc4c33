import * as z from 'zod';

/** One side of a trade as a document names it. */
const documentParty = z.object({
  name: z.string(),
  code: z.string(),
  taxId: z.string(),
  /** Streets and numbers; on invoices alone, which the law wants them on. */
  address: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
});
export type DocumentParty = z.output<typeof documentParty>;

/**
 * What a paper says that its rows may say otherwise later, kept when it was issued: who the parties were, in whose zone its
 * days are, what the goods were called, what code they had and after how many days they are ready.
 */
export const paperFacts = z.object({
  seller: documentParty.nullable(),
  buyer: documentParty,
  /** IANA. */
  timeZone: z.string(),
  product: z.string(),
  hsCode: z.string(),
  /** Of the offer that it is made of; null where it is made of none. */
  leadTimeDays: z.int().nullable().default(null),
});
export type PaperFacts = z.output<typeof paperFacts>;
