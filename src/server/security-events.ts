import 'server-only';
import { Problem } from '@/http/problem';
import { audit, SYSTEM, type AuditActor, type AuditRecord } from './audit';
import { log } from './log';
import { countEvent, countUse } from './throttle';
import { transact } from './transact';

/** Entries of one kind that all callers together may cause within an hour; the access log has every request anyway. Each kind has its own: who floods one hides no other. */
const MOST_PER_HOUR = 1000;
const WINDOW_MINUTES = 15;

/** How the audit log names refusals; all other entries are of something that was done. */
export const REFUSALS = ['password.wrong', 'tries.held_back', 'code.used_up', 'session.refused', 'access.refused', 'access.probed'] as const;

/** What of a refusal the audit log keeps; the system is its actor where nobody is signed in. */
export type SecurityEvent = Pick<AuditRecord, 'entity' | 'entityId' | 'details'> & {
  readonly action: (typeof REFUSALS)[number];
  readonly actor?: AuditActor;
};

/**
 * Writes a refusal into the audit log. Nobody waits for it: how long an answer takes must not say whether there is an
 * account, and a log that fails must not keep anybody out.
 */
export function recordSecurityEvent(event: SecurityEvent): void {
  write(event).catch((error: unknown) => sayUnwritten(event, error));
}

/**
 * Writes a refusal that may come a thousand times: the first in a quarter of an hour, the tenth, the hundredth and so on,
 * each with its number, so that a flood makes a handful of entries. Nobody waits for it either.
 *
 * @param key what counts together
 * @param from the number of the first that is worth an entry
 */
export function recordRepeatedEvent(key: string, event: SecurityEvent, from = 1): void {
  countEvent(`event:${key}`, WINDOW_MINUTES)
    .then((times) => (times >= from && /^10*$/.test(String(times)) ? write({ ...event, details: { ...event.details, times } }) : undefined))
    .catch((error: unknown) => sayUnwritten(event, error));
}

/** An entry beyond what an hour holds is left out on purpose: no fault that somebody is woken for. */
function sayUnwritten({ action }: SecurityEvent, error: unknown): void {
  if (error instanceof Problem) log('warn', 'audit.left_out', { action });
  else log('error', 'audit.failed', { action, error: String(error) });
}

async function write({ actor = SYSTEM, ...event }: SecurityEvent): Promise<void> {
  await countUse({ key: `event:${event.action}`, most: MOST_PER_HOUR, windowSeconds: 3600 });
  await transact((tx) => audit(tx, { actor, ...event }));
}
