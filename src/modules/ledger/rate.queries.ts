import 'server-only';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import type { Currency } from './money.schema';

/** A rate as a document keeps it: US dollars for one unit of its currency, in millionths, and the day (UTC) on which it was taken. */
export interface FrozenRate {
  readonly usdMicros: bigint | null;
  readonly rateOn: Date | null;
}

/** The rate of a currency today, for a document to keep; none in US dollars, or where nobody has set one. */
export async function freezeRate(tx: Tx, currency: Currency): Promise<FrozenRate> {
  if (currency === 'USD') return { usdMicros: null, rateOn: null };
  const rate = await tx.exchangeRate.findUnique({ where: { currency }, select: { usdMicros: true } });
  return rate ? { usdMicros: rate.usdMicros, rateOn: dayInZone(new Date(), 'UTC') } : { usdMicros: null, rateOn: null };
}
