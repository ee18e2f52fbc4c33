import 'server-only';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { recordRepeatedEvent, recordSecurityEvent } from '@/server/security-events';
import { clearAttempts, countAttempt } from '@/server/throttle';
import { countAddressTry, type CountedTry } from './counted-try.commands';
import { knownDevice, type DeviceHolder } from './known-device.commands';

/** Where a try comes from: its address, and the device's cookie as it was sent. */
export interface TryPlace {
  readonly address: string;
  readonly device: string | null;
}

/** A counted try, and how many of the same account had failed before it, since the last success in this window. */
export type PasswordTry = CountedTry & { readonly failuresBefore: number };

/**
 * Counts a try of a password before it is weighed: by account, whatever call weighs it, and by the place it comes from. A
 * device that the owner has signed in with has a count of its own: whoever fails elsewhere with a known name, or at the same
 * address, does not keep its owner out (ASVS 6.1.1).
 * A call by somebody who is signed in has a count of its own too, and none by address: no stranger can use it up.
 * That an account is tried and held back stands in the audit log; a name that nobody has is the address's affair.
 *
 * @param account the party, or the name that was typed where nobody has it
 * @param by a stranger who wants to sign in, or the account's own session
 * @returns to be told how it ended
 * @throws Problem too_many_attempts (429)
 */
export async function countPasswordTry(account: DeviceHolder | string, place: TryPlace, by: 'stranger' | 'session' = 'stranger'): Promise<PasswordTry> {
  const device = typeof account === 'string' ? null : knownDevice(place.device, account);
  const usual = by === 'session' ? `session:${keyOf(account)}` : keyOf(account);
  const key = device === null ? usual : `sign-in:device:${device}:${keyOf(account)}`;
  const most = await recentSetting('signInFailuresPerName');
  const failures = await countAttempt({ key, failures: most, windowMinutes: SETTINGS.signInWindowMinutes });
  const byAddress = device === null && by === 'stranger' ? await countAddressTry('sign-in', place.address) : null;
  return {
    failuresBefore: failures - 1,
    succeeded: async () => {
      await clearAttempts(key);
      await byAddress?.succeeded();
    },
    failed: () => {
      recordFailure(account, { failures, most }, place.address);
      byAddress?.failed();
    },
  };
}

/** The first failure of an account in its window, and the one after which it waits; of names that nobody has, the address's. */
function recordFailure(account: DeviceHolder | string, { failures, most }: { failures: number; most: number }, address: string): void {
  if (typeof account === 'string') {
    recordRepeatedEvent(`unknown-name:${address}`, { action: 'password.wrong', entity: 'address', entityId: address, details: { of: 'unknown name' } });
    return;
  }
  const about = { entity: 'party', entityId: account.id } as const;
  if (failures === 1) recordSecurityEvent({ action: 'password.wrong', ...about, details: { address } });
  if (failures === most) recordSecurityEvent({ action: 'tries.held_back', ...about, details: { of: 'password', failures, address } });
}

/** Lets an account try again at once: its password is a new one. */
export async function forgetPasswordTries(party: DeviceHolder): Promise<void> {
  await clearAttempts(keyOf(party));
}

// By party once there is one, so that its code and its e-mail do not each have their own tries.
function keyOf(account: DeviceHolder | string): string {
  return typeof account === 'string' ? `sign-in:name:${account}` : `sign-in:party:${account.id}`;
}
