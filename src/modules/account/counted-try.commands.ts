import 'server-only';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { recordSecurityEvent } from '@/server/security-events';
import { countAttempt, forgiveAttempt } from '@/server/throttle';

/** A try of something secret, counted before it was weighed. Say how it ended. */
export interface CountedTry {
  readonly succeeded: () => Promise<void>;
  readonly failed: () => void;
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
      if (failures === most) recordSecurityEvent({ action: 'tries.held_back', entity: 'address', entityId: address, details: { of, failures } });
    },
  };
}
