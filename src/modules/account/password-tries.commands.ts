import 'server-only';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { clearAttempts, countAttempt } from '@/server/throttle';
import { countAddressTry, recordRefusal, type CountedTry } from './counted-try.commands';

/**
 * Counts a try of a password before it is weighed: by account, whatever call weighs it, and by the place it comes from.
 * That an account is held back stands in the audit log; a name that nobody has is the address's affair alone.
 *
 * @param account id of a party, or the name that was typed where nobody has it
 * @returns to be told how it ended; `failuresBefore` are those of the account since its last success, in this window
 * @throws Problem too_many_attempts (429)
 */
export async function countPasswordTry(account: number | string, address: string): Promise<CountedTry & { readonly failuresBefore: number }> {
  const key = keyOf(account);
  const most = SETTINGS.signInFailuresPerName;
  const failures = await countAttempt({ key, failures: most, windowMinutes: SETTINGS.signInWindowMinutes });
  const byAddress = await countAddressTry('sign-in', address);
  return {
    failuresBefore: failures - 1,
    succeeded: async () => {
      await clearAttempts(key);
      await byAddress.succeeded();
    },
    failed: () => {
      if (failures === most && typeof account === 'number') {
        recordRefusal({ action: 'tries.held_back', entity: 'party', entityId: account, details: { of: 'password', failures, address } });
      }
      byAddress.failed();
    },
  };
}

/** Lets an account try again at once: its password is a new one. */
export async function forgetPasswordTries(partyId: number): Promise<void> {
  await clearAttempts(keyOf(partyId));
}

// By party once there is one, so that its code and its e-mail do not each have their own tries.
function keyOf(account: number | string): string {
  return typeof account === 'number' ? `sign-in:party:${account}` : `sign-in:name:${account}`;
}
