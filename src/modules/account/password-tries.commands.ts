import 'server-only';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { clearAttempts, countAttempt, forgiveAttempt } from '@/server/throttle';

/**
 * Counts a try of a password before it is weighed: by account, whatever call weighs it, and by the place it comes from.
 *
 * @param account id of a party, or the name that was typed where nobody has it
 * @returns to be called when the password fitted
 * @throws Problem too_many_attempts (429)
 */
export async function countPasswordTry(account: number | string, address: string): Promise<() => Promise<void>> {
  const nameKey = keyOf(account);
  const addressKey = `sign-in:address:${address}`;
  const windowMinutes = SETTINGS.signInWindowMinutes;
  await countAttempt({ key: nameKey, failures: SETTINGS.signInFailuresPerName, windowMinutes });
  await countAttempt({ key: addressKey, failures: SETTINGS.signInFailuresPerAddress, windowMinutes });
  return async () => {
    await clearAttempts(nameKey);
    await forgiveAttempt(addressKey);
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
