import 'server-only';
import { CURRENCIES, type Currency } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import { remembered } from '@/server/remembered';
import type { Display } from './display-currency.schema';

/** An admin changes rates once in a while; a minute later is soon enough for a price that is only about right. */
const readRates = remembered(60_000, async () => {
  const rows = await db.exchangeRate.findMany({ select: { currency: true, usdMicros: true } });
  return new Map<string, number>(rows.map(({ currency, usdMicros }) => [currency, Number(usdMicros) / 1_000_000]));
});

/** The kept rates of all currencies; null when one is missing. */
export async function findRates(): Promise<Display['rates'] | null> {
  const rates = await readRates('');
  if (CURRENCIES.some((each) => !rates.get(each))) return null;
  return { USD: rates.get('USD') ?? 1, EUR: rates.get('EUR') ?? 1, GBP: rates.get('GBP') ?? 1, INR: rates.get('INR') ?? 1 };
}

/** The kept rates for a display currency; undefined when none is wanted or a rate is missing. */
export async function findDisplay(currency: Currency | ''): Promise<Display | undefined> {
  const rates = currency === '' ? null : await findRates();
  return currency !== '' && rates ? { currency, rates } : undefined;
}
