import * as z from 'zod';
import { CURRENCIES } from '@/modules/ledger/money.schema';

/** A rate in millionths of a US dollar: above nothing, up to a thousand dollars. */
const MOST_MICROS = 1_000_000_000n;

/** Millionths of a decimal text of at most six places; undefined for anything else, and for nothing. */
export function parseRate(text: string): bigint | undefined {
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const micros = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  return micros > 0n && micros <= MOST_MICROS ? micros : undefined;
}

/** The decimal text of millionths, with as few places as it takes but two: 1085000n is "1.085". */
export function rateText(micros: bigint): string {
  const digits = micros.toString().padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -6)}.${fraction}`;
}

export const keptCurrency = z.enum(['EUR', 'GBP', 'INR'], 'not_found');

export const rateBody = z.strictObject({
  /** US dollars for one unit. */
  rate: z.union([z.number(), z.string()], { error: 'rate_invalid' }).transform((value) => String(value).trim())
    .transform((text, context) => {
      const micros = parseRate(text);
      if (micros === undefined) context.addIssue({ code: 'custom', message: 'rate_invalid' });
      return micros ?? 0n;
    }),
});

/** A rate as an admin last set it. */
export const rateAnswer = z.object({
  id: z.int(),
  currency: z.enum(CURRENCIES),
  /** US dollars for one unit, as decimal text of at most six places. */
  rate: z.string(),
  updatedAt: z.iso.datetime(),
  /** Products priced in it whose comparing price still stands at an older rate. */
  outdated: z.int(),
});
export type RateAnswer = z.output<typeof rateAnswer>;
