import * as z from 'zod';
import { emailAddress } from '@/modules/account/identity.schema';
import { CODE_LENGTHS } from '@/http/input';

/**
 * The policy of passwords, in one place for the registration, the links and the dialog. Usable in the browser.
 * Lengths are counted as a form field counts them, and signs in every script: an uppercase letter may be "Ä" or "Я".
 */
export const PASSWORD_LEAST = 8;

/** The rules in the order in which their sentences are joined; each code is the answer to a password that breaks it. */
export const PASSWORD_RULES = [
  { code: 'password_too_short', holds: (password: string) => password.length >= PASSWORD_LEAST },
  { code: 'password_no_uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { code: 'password_no_special', holds: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { code: 'password_no_digit', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

/** Codes of the rules that a password breaks, in order; empty for a good one. */
export function passwordFaults(password: string): string[] {
  if (password.length > CODE_LENGTHS.password) return ['password_too_long'];
  return PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ code }) => code);
}

/** A new password: the faults are told all at once, their sentences joined by commas. */
export function newPassword(missing: string) {
  return z.string(missing).min(1, missing).superRefine((password, context) => {
    const faults = passwordFaults(password);
    if (password !== '' && faults.length > 0) context.addIssue({ code: 'custom', message: faults.join() });
  });
}

/** A password that is there already; one that is too long fits nothing. */
const currentPassword = z.string('password_fields_required').min(1, 'password_fields_required').max(CODE_LENGTHS.password, 'current_password_wrong');

export const changePasswordBody = z.strictObject({ currentPassword, newPassword: newPassword('password_fields_required') });

export const forgotPasswordBody = z.strictObject({
  email: emailAddress('email_required', 'email_invalid'),
});

export const resetPasswordBody = z.strictObject({
  token: z.string('reset_link_invalid').regex(/^[\w-]{20,100}$/, 'reset_link_invalid'),
  newPassword: newPassword('reset_fields_required'),
});

/** Why a password that meets the rules is easily guessed. */
export const WEAKNESSES = ['password_common', 'password_own_words'] as const;
export type Weakness = (typeof WEAKNESSES)[number];
