import * as z from 'zod';
import { calendarDay, text } from '@/http/input';

/** Entries on a page of the log. */
export const LOG_PAGE = 50;
/** Entries that one call answers at most, and a file holds at most. */
export const LOG_LIMIT = 1000;
export const EXPORT_LIMIT = 20_000;

const word = text(120).optional();
/** A day that a log can know of. */
const day = calendarDay('invalid_input').refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200, 'invalid_input').optional();

/** What of the log is asked for. All are narrowing; `before` is the number of the entry above which the page begins. */
export const logQuery = z.object({
  q: word,
  action: word,
  entity: word,
  user: word,
  /** The first and the last day, in the reader's time zone. */
  from: day,
  to: day,
  before: z.string().regex(/^[1-9]\d{0,17}$/, 'invalid_input').optional(),
  pageSize: z.string().regex(/^[1-9]\d{0,3}$/, 'invalid_input').transform(Number).refine((size) => size <= LOG_LIMIT, 'invalid_input').optional(),
});
export type LogQuery = z.output<typeof logQuery>;

/** An entry of the log. `details` says what was touched, and how, as a line of text. */
export const logAnswer = z.object({
  /** Its number in the chain. */
  id: z.int(),
  timestamp: z.iso.datetime(),
  user: z.string(),
  action: z.string(),
  details: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What its uploader has called the file that was touched; null of anything else, and of a file that is gone. */
  fileName: z.string().nullable(),
  /** The first half of its hash, by which two copies of the log are compared. */
  hash: z.string(),
  /** What `details` says, as it is kept: a screen makes its own language's words of it. */
  kept: z.record(z.string(), z.unknown()),
});
export type LogAnswer = z.output<typeof logAnswer>;

/** Whether every entry follows from the one before it, and the log still is what was sealed. */
export const verificationAnswer = z.object({
  /** How many follow, from the first one on. */
  verified: z.int(),
  /** The number of the first one that does not, or that is missing. */
  firstBroken: z.int().nullable(),
  /** Whether that entry follows, or nothing stands in its place, and it is a seal that tells it. */
  isSealBroken: z.boolean(),
  /** The last entry that is sealed: up to it, what is taken off the log's end shows as well. Null as long as there is none. */
  sealedTo: z.int().nullable(),
  checkedAt: z.iso.datetime(),
});
export type VerificationAnswer = z.output<typeof verificationAnswer>;

/** What the filters offer. */
export const choicesAnswer = z.object({ actions: z.array(z.string()), entities: z.array(z.string()) });

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A kept value as people read it: lists and what is kept together without JSON's signs, nothing as a dash. */
function plain(value: Json): string {
  if (value === null) return '–';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value) ? value.map((one: Json) => plain(one)) : Object.entries(value).map(([name, one]) => `${name} ${plain(one as Json)}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** What an entry touched and what it kept of it: "rfq 12 · to: open · quantity: 500". */
export function detailsText(entity: string, entityId: string, details: unknown): string {
  const kept = typeof details === 'object' && details !== null ? Object.entries(details as Record<string, Json>) : [];
  return [`${entity} ${entityId}`, ...kept.map(([name, value]) => `${name}: ${plain(value)}`)].join(' · ');
}
