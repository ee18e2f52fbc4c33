import * as z from 'zod';

const count = z.int().min(0);

/** How many things on each work list wait for the reader; a role has only the lists of its own desk. */
export const deskAnswer = z.object({
  rfqs: count, dpqs: count, orders: count, dpos: count, surveys: count,
  documents: count, contacts: count, contactForms: count, newUsers: count, issues: count,
  products: count, heldTexts: count,
  disputes: count, cases: count, evidence: count, messages: count, requests: count, policies: count, tracking: count,
  payments: count, wallets: count,
}).partial();
export type DeskAnswer = z.output<typeof deskAnswer>;
