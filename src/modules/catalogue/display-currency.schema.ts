import type { Currency } from '@/modules/ledger/money.schema';

/** The currency in which prices are shown beside their own, and US dollars for one unit of each. For reading only, never for charging. */
export interface Display {
  readonly currency: Currency;
  readonly rates: Readonly<Record<Currency, number>>;
}

/** A price in the visitor's currency; nothing when it stands in that one already. */
export function convert({ price, currency }: { price: number; currency: Currency }, display: Display | undefined) {
  if (!display || display.currency === currency) return undefined;
  return { price: (price * display.rates[currency]) / display.rates[display.currency], currency: display.currency };
}
