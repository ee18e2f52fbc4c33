import 'server-only';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit, SYSTEM, type AuditRecord } from '@/server/audit';
import { log } from '@/server/log';
import { countAttempt, forgiveAttempt } from '@/server/throttle';
import { transact } from '@/server/transact';

/** A try of something secret, counted before it was weighed. Say how it ended. */
export interface CountedTry {
  readonly succeeded: () => Promise<void>;
  readonly failed: () => void;
}

/** What of a refusal the audit log keeps. */
export type Refusal = Pick<AuditRecord, 'entity' | 'entityId' | 'details'> & { readonly action: 'tries.held_back' | 'code.used_up' };

/**
 * Writes a refusal into the audit log: the last one before a wait alone, so that a flood of tries makes one entry in a
 * window. Nobody waits for it: how long an answer takes must not say whether there is an account.
 */
export function recordRefusal(refusal: Refusal): void {
  transact((tx) => audit(tx, { actor: SYSTEM, ...refusal })).catch((error: unknown) => log('error', 'audit.failed', { action: refusal.action, error: String(error) }));
}

/**
 * Counts a try of something secret by the place it comes from.
 *
 * @param of what is tried; each has its own count
 * @throws Problem too_many_attempts (429)
 */
export async function countAddressTry(of: 'sign-in' | 'code-tries' | 'reset-link' | 'confirm', address: string): Promise<CountedTry> {
  const key = `${of}:address:${address}`;
  const most = SETTINGS.signInFailuresPerAddress;
  const failures = await countAttempt({ key, failures: most, windowMinutes: SETTINGS.signInWindowMinutes });
  return {
    succeeded: () => forgiveAttempt(key),
    failed: () => {
      if (failures === most) recordRefusal({ action: 'tries.held_back', entity: 'address', entityId: address, details: { of, failures } });
    },
  };
}
