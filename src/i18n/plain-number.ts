import type { Locale } from './locales';

/** First code points of the digits 0 to 9 that our languages write besides the ASCII ones. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}

/** A text in which every digit is an ASCII one. */
export function asciiDigits(text: string): string {
  return [...text].map(asciiDigit).join('');
}

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A number as people of a language type it, as the API takes it: "12.500,5" (de) and "12,500.5" (en) are "12500.5".
 * What is no number comes back as it was typed, so that the schema can refuse it.
 */
export function plainNumber(typed: string, locale: Locale): string {
  const text = asciiDigits(typed.trim()).replace(/[\s\u00a0\u202f'’]/g, '').replaceAll('٬', ',').replaceAll('٫', '.');
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const group = escaped(parts.find(({ type }) => type === 'group')?.value ?? ',');
  const decimal = escaped(parts.find(({ type }) => type === 'decimal')?.value ?? '.');
  // Groups of three, or the Indian two before the last three.
  const isGrouped = new RegExp(`^\\d{1,3}(${group}\\d{2,3})*${group}\\d{3}(${decimal}\\d+)?$`).test(text);
  const ungrouped = isGrouped ? text.replace(new RegExp(group, 'g'), '') : text;
  return ungrouped.replace(new RegExp(`^(\\d+)(?:${decimal}|,)(\\d+)$`), '$1.$2');
}
