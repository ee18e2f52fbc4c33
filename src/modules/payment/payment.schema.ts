import * as z from 'zod';
import { calendarDay, id, LIMITS, requiredText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { fileKey } from '@/modules/upload/upload.schema';
import { paymentMachine } from './payment.machine';

export { paymentMachine };

/**
 * The creditor reference (ISO 11649) of a payment: RF, two check digits, nine digits of its number. Check digits are 98
 * less the remainder by 97 of the number followed by RF00, letters counting from A as 10 (ISO/IEC 7064, MOD 97-10).
 */
export function creditorReference(paymentId: number): string {
  const number = String(paymentId).padStart(9, '0');
  return `RF${String(98n - (BigInt(`${number}271500`) % 97n)).padStart(2, '0')}${number}`;
}

/** Whether the check digits of a creditor reference are right, blanks between its groups of four left aside. */
export function isCreditorReference(written: string): boolean {
  const reference = written.replaceAll(' ', '').toUpperCase();
  if (!/^RF\d{2}[A-Z\d]{1,21}$/.test(reference)) return false;
  const digits = [...reference.slice(4), ...reference.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** A reference as people copy it: in groups of four. */
export function groupedReference(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The house's fee on an amount, in minor units, half a unit and more rounded up.
 * @param basis hundredths of a per cent
 */
export function platformFee(amountMinor: bigint, basis: number = SETTINGS.platformFeeBasis): bigint {
  return (amountMinor * BigInt(basis) + 5000n) / 10_000n;
}

/**
 * How an order's money is shared when it is released, in minor units: agreed fees of service partners come off first, the
 * house takes its fee of the goods' money alone, and the rest is the seller's. Where a part alone had come, each fee gets the
 * same part of itself, rounded down. The shares are always exactly what is held.
 *
 * @param owedMinor the whole payment, fees included
 * @param basis hundredths of a per cent
 */
export function releaseShares(heldMinor: bigint, owedMinor: bigint, charges: readonly bigint[], basis: number): { readonly sellerMinor: bigint; readonly feeMinor: bigint; readonly chargesMinor: readonly bigint[] } {
  const chargesMinor = heldMinor < owedMinor ? charges.map((charge) => (charge * heldMinor) / owedMinor) : charges;
  const goodsMinor = chargesMinor.reduce((left, charge) => left - charge, heldMinor);
  const feeMinor = platformFee(goodsMinor, basis);
  return { sellerMinor: goodsMinor - feeMinor, feeMinor, chargesMinor };
}

/**
 * The rate that explains a fee, in per cent; null where none that is kept now does, since it was another one then.
 * @param basis hundredths of a per cent
 */
export function explainedRate(goodsMinor: bigint, feeMinor: bigint, basis: number): number | null {
  return platformFee(goodsMinor, basis) === feeMinor ? basis / 100 : null;
}

/**
 * How a payment's money is shared at its release: what was paid, less agreed customs fees and the house's fee, is the seller's.
 * Expected until it is released. `returned` is what a ruling that divided it gave back to the buyer, and null where none did.
 */
const releaseAnswer = z.object({ isExpected: z.boolean(), gross: z.number(), customs: z.number(), fee: z.number(), feePercent: z.number().nullable(), returned: z.number().nullable(), net: z.number() });
export type ReleaseAnswer = z.output<typeof releaseAnswer>;

/** A payment. Amounts are decimals in `currency`. */
export const paymentAnswer = z.object({
  id: z.int(),
  orderId: z.int(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  status: z.enum(statesOf(paymentMachine)),
  received: z.number(),
  /** What is still awaited; 0 once nothing is. */
  outstanding: z.number(),
  /** What the order's escrow holds now. */
  held: z.number(),
  reference: z.string(),
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  /** Whether the accountant may return what is held: its order is cancelled. */
  isRefundable: z.boolean(),
  product: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** What its seller gets of it, for the seller and the house alone; null where all of it is returned. */
  release: releaseAnswer.nullable(),
  /** Money as it came. Without a bank's reference what was processed as a whole. */
  receipts: z.array(z.object({ id: z.int(), amount: z.number(), bankReference: z.string().nullable(), receivedOn: z.iso.date() })),
  /** What the buyer says that it has sent; its seller gets none. */
  advices: z.array(z.object({ id: z.int(), bankReference: z.string(), amount: z.number().nullable(), sentOn: z.iso.date(), createdAt: z.iso.datetime(), fileName: z.string(), contentType: z.string() })),
});
export type PaymentAnswer = z.output<typeof paymentAnswer>;

/** Which payment is processed. `amount` is what was read as awaited, a decimal: with it, nothing else is booked. */
export const processBody = z.strictObject({ paymentId: id(), amount: amountInput('receipt_amount_invalid').optional() });

/** A day on which a bank booked something. One of another century is a slip of the pen: 0026 for 2026. */
const bookingDay = (code: string) => calendarDay(code).refine((day) => day.getUTCFullYear() >= 2000, code);

/** Money that the bank has booked for a payment. */
export const receiptBody = z.strictObject({
  amount: amountInput('receipt_amount_invalid').refine((minor) => minor > 0n, 'receipt_amount_invalid'),
  bankReference: requiredText(LIMITS.name, 'bank_reference_required'),
  receivedOn: bookingDay('receipt_day_invalid'),
});
export type ReceiptBody = z.output<typeof receiptBody>;

/** A buyer's word that it has sent money: the bank's paper, and how and when the bank booked it. */
export const remittanceBody = z.strictObject({
  key: fileKey,
  bankReference: requiredText(LIMITS.name, 'bank_reference_required'),
  /** A part may be sent; what is said of it moves nothing. */
  amount: amountInput('remittance_amount_invalid').refine((minor) => minor > 0n, 'remittance_amount_invalid').optional(),
  sentOn: bookingDay('remittance_day_invalid'),
});
export type RemittanceBody = z.output<typeof remittanceBody>;

/** Where the file of a remittance advice is led to. */
export function remittanceFilePath(adviceId: number): string {
  return `/api/remittance-advices/${adviceId}/file`;
}
