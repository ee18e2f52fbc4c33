import { passwordFaults } from '../password.schema';

/** A new password and its repetition, as two forms ask for them. */
export interface TwoPasswords {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/**
 * The fault of a new password that was typed twice, in the documented order: both given, as it must be, equal.
 * Gives codes of `errors`, joined by commas where several rules are broken, or `mismatch`.
 */
export function faultOf({ newPassword, confirmPassword }: TwoPasswords, missing: string): string | null {
  if (newPassword === '' || confirmPassword === '') return missing;
  const faults = passwordFaults(newPassword);
  if (faults.length > 0) return faults.join();
  return newPassword === confirmPassword ? null : 'mismatch';
}
