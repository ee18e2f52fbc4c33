import type { Currency } from './money.schema';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs as much as using it a hundred times, and a list of products asks for the same one again and again. */
function formatFor(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const style = currency === 'USD' ? ({ style: 'decimal' } as const) : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const);
  const made = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(key, made);
  return made;
}

/**
 * An amount in the reader's language with its currency's sign. US dollars carry the specification's "$" in front in
 * every language; other currencies stand as the language writes them.
 * @param locale BCP 47, for example "de" or "ar"
 */
export function formatMoney(amount: number | string, currency: Currency, locale: string): string {
  const text = formatFor(locale, currency).format(typeof amount === 'string' ? (amount as `${number}`) : amount);
  // Behind the sign of an amount below zero, which some languages write with a mark of direction.
  return currency === 'USD' ? text.replace(/^([\u200e\u200f\u061c]?[-\u2212])?/, '$1$$') : text;
}
