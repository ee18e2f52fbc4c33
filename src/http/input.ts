import * as z from 'zod';

/**
 * Building blocks of request schemas. Messages are problem codes (problem.ts); the API answers their English sentence,
 * a form the sentence of the page's language. Usable in the browser.
 */

/** Longest texts per kind (reliability.md, Input). */
export const LIMITS = { name: 120, title: 200, description: 5000, message: 2000, reason: 500 } as const;
/** Longest sign-in name (an e-mail's 254) and password, in characters. */
export const CODE_LENGTHS = { identifier: 254, password: 128 } as const;

// NUL and other control characters except tab and line breaks, overrides of the writing direction (they make a text be read
// as another one; marks, embeddings and isolates belong to what people write in Arabic), lone surrogates and non-characters.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** Marks that turn the direction of a line, break it or hide in it; refused in names and titles. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;
/** What shows nothing by itself: blanks, fillers, marks of format, the empty braille pattern. */
const BLANK_ALL = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text can be kept: PostgreSQL refuses NUL, and nobody can read the rest. */
export function isStorable(value: string): boolean {
  return !FORBIDDEN.test(value);
}

/** A text in NFC without blanks around it; one that shows nothing is none. */
function readable(value: string): string {
  const trimmed = value.normalize('NFC').trim();
  return trimmed.replaceAll(BLANK_ALL, '') === '' ? '' : trimmed;
}

/** Free text: NFC, trimmed, no control characters. */
export function text(max: number) {
  return z.string('text_invalid').transform(readable)
    .pipe(z.string().max(max, 'text_too_long').refine(isStorable, 'text_invalid'));
}

/** Free text that must hold something; `code` is the answer to an empty one. */
export function requiredText(max: number, code: string) {
  return z.string(code).transform(readable)
    .pipe(z.string().min(1, code).max(max, 'text_too_long').refine(isStorable, 'text_invalid'));
}

const isOneLine = (value: string) => !INVISIBLE.test(value) && !/[\n\r]/.test(value);

/** A name or title: one line, without marks that hide or turn text. */
export function titleText(max: number, code: string) {
  return requiredText(max, code).refine(isOneLine, 'text_invalid');
}

/** A name or number that may be missing: as titleText, or empty. */
export function lineText(max: number) {
  return text(max).refine(isOneLine, 'text_invalid');
}

/** A database id in a body: a whole JSON number from 1 to 2147483647. */
export function id(code = 'invalid_id') {
  return z.number(code).int(code).min(1, code).max(2_147_483_647, code);
}

/** A database id in a path: decimal digits without sign, point or leading zero. Anything else can't exist: 404. */
export function idParam() {
  return z.string().regex(/^[1-9]\d{0,9}$/, 'not_found').transform(Number).refine((value) => value <= 2_147_483_647, 'not_found');
}

/** A UUID in a path. Anything else can't exist: 404. */
export function uuidParam() {
  return z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'not_found');
}

/** A calendar day, YYYY-MM-DD, that exists (there was no year 0, and the database knows none). Gives midnight UTC, which is how a `date` column is read and written. */
export function calendarDay(code: string) {
  return z.string(code).regex(/^\d{4}-\d{2}-\d{2}$/, code)
    .refine((value) => {
      const date = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(date.getTime()) && !value.startsWith('0000') && date.toISOString().startsWith(value);
    }, code)
    .transform((value) => new Date(`${value}T00:00:00Z`));
}

const MOST_YEARS_AHEAD = 75;

/** The same day some years later; after a February 29 the next March 1 where there is none. A new Date. */
export function yearsAfter(day: Date, years: number): Date {
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** A day that somebody plans with: as calendarDay, and within a lifetime: a later one is a slip of the pen. */
export function planDay(code: string) {
  return calendarDay(code).refine((day) => day <= yearsAfter(new Date(), MOST_YEARS_AHEAD), 'date_too_far');
}

/** An optional value for which forms send null or an empty text. Gives null. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());
}

/** Several rows in a query, "3,17,20", each once. */
export function idList(most: number, tooMany: string) {
  return z.string().regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'invalid_input').transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= most, tooMany).refine((ids) => ids.every((id) => id <= 2_147_483_647), 'not_found');
}
