import * as z from 'zod';
import { CURRENCIES } from './money.schema';

/** Why money moves (domain.md, Money). */
const TRANSFER_KINDS = ['hold', 'release', 'refund', 'split', 'payout', 'fee_return'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** What an account holds: the world outside, an order's funds, a party's money, the house's fees. */
const ACCOUNT_KINDS = ['bank', 'escrow', 'wallet', 'fees'] as const;

/** Whose account is meant; there is one of each per currency. */
export type AccountName =
  | { readonly kind: 'bank' | 'fees' }
  | { readonly kind: 'escrow'; readonly dpoId: number }
  | { readonly kind: 'wallet'; readonly partyId: number };

/** What one transfer does to an account, in minor units: above zero it receives. */
export interface Posting {
  readonly account: AccountName;
  readonly amountMinor: bigint;
}

/** A transfer with its entries. `amount` is what moved: the sum of what the receiving accounts got. */
export const transferAnswer = z.object({
  id: z.int(),
  kind: z.enum(TRANSFER_KINDS),
  key: z.string(),
  orderId: z.int().nullable(),
  /** Who caused it: of the house the person, of others their company; null when it was the clock. */
  actor: z.string().nullable(),
  at: z.iso.datetime(),
  currency: z.enum(CURRENCIES),
  amount: z.number(),
  entries: z.array(z.object({ account: z.enum(ACCOUNT_KINDS), owner: z.string().nullable(), amount: z.number(), balanceAfter: z.number() })),
});
export type TransferAnswer = z.output<typeof transferAnswer>;

/** Whether the books hold, per currency: what the accounts of each kind have, and the sum of all, which is zero. */
export const booksAnswer = z.object({
  isSound: z.boolean(),
  currencies: z.array(z.object({
    currency: z.enum(CURRENCIES),
    bank: z.number(), escrow: z.number(), wallet: z.number(), fees: z.number(),
    /** Of all balances; zero. */
    sum: z.number(),
    /** Of all entries; zero. */
    entries: z.number(),
    /** Accounts whose balance differs from the sum of their entries; none. */
    drifted: z.int(),
  })),
});
export type BooksAnswer = z.output<typeof booksAnswer>;

/** A party's money in one currency. */
export const walletAnswer = z.object({ id: z.int(), currency: z.enum(CURRENCIES), balance: z.number() });

/** A line of a party's statement, newest first. */
export const statementLineAnswer = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(TRANSFER_KINDS),
  orderId: z.int().nullable(),
  currency: z.enum(CURRENCIES),
  amount: z.number(),
  balance: z.number(),
  /** Of a release to the seller: what was held, and what came off it. */
  deductions: z.object({ gross: z.number(), fee: z.number(), customs: z.number() }).nullable(),
});
export type StatementLine = z.output<typeof statementLineAnswer>;
