/** Where one term ends and the next begins. */
const BETWEEN = /[\r\n;；؛。\u2028\u2029]+/u;
/** What a line speaks of: how much is delivered, in the five languages. */
const QUANTITY = /quantit|\bqty\b|menge|数量|मात्रा|كمي/iu;
/** That it may differ. */
const TOLERANCE = /toleran|±|\+\s*\/?\s*[-−–]|公差|允差|सहनशीलता|टॉलरेंस|छूट|تفاوت|سماحية/iu;
/** Words of trade that say both at once. */
const MORE_OR_LESS = /\bmol(?:so|oo|co)\b|more or less|mehr oder weniger|溢短装|कम या (?:अधिक|ज़्यादा)|زيادة أو نقصان?|أكثر أو أقل/iu;
/** A share, with one decimal place at most. */
const SHARE = /(?<![\p{Nd}.,٫])(\p{Nd}{1,2}(?:[.,٫]\p{Nd})?)\s*(?:[%٪]|per ?cent|prozent|प्रतिशत|في المئة|بالمئة)/iu;

/** More than this is no tolerance of a quantity but something else that the line says. */
const MOST_PERCENT = 20;

/** Digits of any script as those of ours. */
const digits = (text: string) => text.replaceAll(/\p{Nd}/gu, (digit) => String([0x30, 0x660, 0x6f0, 0x966].reduce((value, zero) => {
  const step = (digit.codePointAt(0) ?? 0) - zero;
  return step >= 0 && step <= 9 ? step : value;
}, 0)));

/**
 * By how much the delivered quantity may differ from the agreed one, as a line of the terms says it ("Quantity tolerance
 * ± 5 %", "5 % more or less"). Pure.
 *
 * @param texts what was agreed and what was asked for, what counts first at the head
 * @returns per cent, with one decimal place at most; null where nothing is said
 */
export function quantityTolerance(texts: readonly string[]): number | null {
  for (const line of texts.flatMap((text) => text.normalize('NFKC').split(BETWEEN))) {
    if (!MORE_OR_LESS.test(line) && !(QUANTITY.test(line) && TOLERANCE.test(line))) continue;
    const share = SHARE.exec(line)?.[1];
    const percent = share === undefined ? 0 : Number(digits(share).replace(/[,٫]/, '.'));
    if (percent > 0 && percent <= MOST_PERCENT) return percent;
  }
  return null;
}

/** Whether a quantity lies within a tolerance, given in per cent with one decimal place at most. */
export function isWithin(quantity: number, found: number, percent: number): boolean {
  return BigInt(Math.abs(found - quantity)) * 1000n <= BigInt(quantity) * BigInt(Math.round(percent * 10));
}
