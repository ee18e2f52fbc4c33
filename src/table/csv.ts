/** A cell that a spreadsheet would take for a formula, blanks before it cut off by some, or that a control character could turn into one. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;
/** A plain number below 0 begins as a formula does and is none: disarmed, it would be a text that no column adds up. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell's text as it was before it was disarmed: the apostrophe before what a spreadsheet would reckon with is no part of it. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** CSV by RFC 4180 for spreadsheets: UTF-8 with its mark, and no cell that could run. */
export function toCsv(lines: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
