import * as z from 'zod';

export { formatMoney } from './money-format.schema';

/**
 * Amounts. Inside the house an amount is a bigint of minor units (cents, paise) of its currency;
 * only at the edge it is a decimal. Floating point never counts.
 */

/** ISO 4217 codes in the order of the API's `currency_id` (1 to 4). All four have two decimal places. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount of money as the house keeps it. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

const DECIMAL = /^\d{1,10}(\.\d{1,2})?$/;

/**
 * Minor units of a decimal text such as "12.5" (1250n).
 * @returns undefined for anything but up to ten digits and at most two decimal places: no sign, exponent or comma
 */
export function parseDecimal(text: string): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** The exact decimal text of minor units, always with two places: 1250n is "12.50". */
export function toDecimal(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of a JSON answer as it is typed into a field, with its currency's decimals: 7.1 is "7.10". */
export function typedAmount(amount: number): string {
  return toDecimal(parseDecimal(String(amount)) ?? 0n);
}

/** The number that stands for an amount in a JSON answer; exact up to ten digits before the point. */
export function toJsonNumber(minor: bigint): number {
  return Number(toDecimal(minor));
}

/** An amount in a request: a JSON number or text of at most two decimal places. Gives minor units. */
export function amountInput(code: string) {
  return z
    .union([z.number(), z.string()], { error: code })
    .transform((value) => (typeof value === 'number' ? String(value) : value.trim()))
    .pipe(z.string().regex(DECIMAL, code))
    .transform((text) => parseDecimal(text) ?? 0n);
}

/** The most that an amount may be, as DECIMAL reads it. */
export const MOST_AMOUNT_MINOR = 999_999_999_999n;

/**
 * The most that an order's goods may cost, asked wherever a price is named: what is owed for them with agreed fees, and what
 * they are insured for with the customary tenth, is still an amount that can be received, divided and written.
 */
export const MOST_ORDER_MINOR = 900_000_000_000n;

/** Total of a quantity at a unit price, exact. */
export function lineTotal(unitPriceMinor: bigint, quantity: number): bigint {
  return unitPriceMinor * BigInt(quantity);
}

/**
 * An amount in US cents at a kept rate, for comparing prices over currencies; never for charging.
 * @param usdMicros US dollars for one unit of the amount's currency, in millionths
 */
export function toBaseMinor(minor: bigint, usdMicros: bigint): bigint {
  return (minor * usdMicros + 500_000n) / 1_000_000n;
}
