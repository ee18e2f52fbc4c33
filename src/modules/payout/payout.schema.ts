import * as z from 'zod';
import { CODE_LENGTHS, LIMITS, lineText, titleText } from '@/http/input';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { COUNTRIES } from '@/modules/profile/country.schema';
import { isIban, plainIban, usesIban } from './iban.schema';

const currentPassword = z.string('bank_password_required').min(1, 'bank_password_required').max(CODE_LENGTHS.password, 'current_password_wrong');
const line = (max: number) => lineText(max).optional().transform((value) => value ?? '');

/** Where a party wants to be paid, with its password entered anew: an IBAN where the bank's country has them, else account and routing number. */
export const bankDetailsBody = z.strictObject({
  currentPassword,
  holder: titleText(LIMITS.name, 'bank_holder_required'),
  country: z.string('country_unknown').refine((value) => COUNTRIES.includes(value), 'country_unknown'),
  iban: line(42),
  account: line(34),
  routing: line(20),
}).superRefine(({ country, iban, account, routing }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (usesIban(country)) {
    if (!isIban(iban) || !plainIban(iban).startsWith(country)) refuse('iban', 'iban_invalid');
    return;
  }
  if (!/^[A-Za-z\d-]{4,34}$/.test(account)) refuse('account', 'bank_account_invalid');
  if (!/^[A-Za-z\d]{4,20}$/.test(routing)) refuse('routing', 'bank_routing_invalid');
});
export type BankDetailsBody = z.output<typeof bankDetailsBody>;

/** Bank details as they are shown, never whole. */
export const bankDetailsAnswer = z.object({
  holder: z.string(),
  country: z.string(),
  lastFour: z.string(),
  changedAt: z.iso.datetime(),
  usableFrom: z.iso.datetime(),
  isUsable: z.boolean(),
});
export type BankDetailsAnswer = z.output<typeof bankDetailsAnswer>;

/** Whether a wallet can be paid out: there are details, there are none, or the newest ones still wait. */
const PAYOUT_STATES = ['ready', 'waiting', 'missing'] as const;

/** A party's wallet in one currency, on the accountant's desk. `balance` is a decimal. */
export const accountantWalletAnswer = z.object({
  id: z.int(),
  partyId: z.int(),
  party: z.string(),
  vendorCode: z.string(),
  currency: z.enum(CURRENCIES),
  balance: z.number(),
  bank: z.enum(PAYOUT_STATES),
  lastFour: z.string().nullable(),
  usableFrom: z.iso.datetime().nullable(),
});
export type AccountantWalletAnswer = z.output<typeof accountantWalletAnswer>;

/** What is paid to whom. `reference` names the order to the bank, once. */
export const payoutBody = z.strictObject({
  party: z.string('vendor_code_invalid').regex(/^[A-Z]{2,4}-[A-Z0-9]{6}$/, 'vendor_code_invalid'),
  currency: z.enum(CURRENCIES, 'invalid_input'),
  amount: amountInput('payout_amount_invalid').refine((minor) => minor > 0n, 'payout_amount_invalid'),
  reference: titleText(LIMITS.name, 'bank_reference_required'),
});
export type PayoutBody = z.output<typeof payoutBody>;

export const payoutAnswer = z.object({
  id: z.int(), party: z.string(), currency: z.enum(CURRENCIES), amount: z.number(), reference: z.string(), lastFour: z.string(), createdAt: z.iso.datetime(),
});
