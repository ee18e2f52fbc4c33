import * as z from 'zod';
import { CODE_LENGTHS, isStorable } from '@/http/input';

/** The form of an e-mail under which it is looked up: NFKC, trimmed, lower case. "＠" and "@" are the same sign. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** A vendor code as it is kept: upper case, without spaces around it. */
export function normalizeVendorCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}

/** The one column that a sign-in name is looked up in. A name with an @ is an e-mail; a vendor code never holds one. */
export function readIdentifier(identifier: string): { readonly emailNorm: string } | { readonly vendorCode: string } {
  const plain = identifier.normalize('NFKC');
  return plain.includes('@') ? { emailNorm: normalizeEmail(plain) } : { vendorCode: normalizeVendorCode(plain) };
}

/** NFKC may write one sign as eighteen, so the limit counts what it makes of a name. */
const isShortEnough = (identifier: string) => identifier.normalize('NFKC').length <= CODE_LENGTHS.identifier;

/** One address and nothing else: no second @, no list, no quoting that a mail program might read differently. */
const EMAIL = /^[^\s@"'`(),:;<>[\\\]]+@[\p{L}\p{N}]([\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** An e-mail address as it was typed, without spaces around it; the codes are the answers to none and to a malformed one. */
export function emailAddress(missing: string, malformed: string) {
  return z.string(missing).transform((typed) => typed.normalize('NFKC').trim())
    .pipe(z.string().min(1, missing).max(CODE_LENGTHS.identifier, malformed).regex(EMAIL, malformed).refine((email) => isStorable(email) && !email.includes('..'), malformed));
}

/** Longest telephone number as one types it, with blanks and signs between the digits. */
export const PHONE_TYPED_LIMIT = 40;
const PHONE = /^\+?\d{7,15}$/;

/** A telephone number without the signs that people write between its digits. */
export function plainPhone(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s().\-/]/g, '');
}

/** A telephone number in international form, without the signs that people write between its digits: the one rule of the house. */
export function phoneNumber(missing: string) {
  return z.string(missing).transform(plainPhone).pipe(z.string().min(1, missing).regex(PHONE, 'phone_invalid'));
}

/** A telephone number by the same rule, or none: an empty text. */
export function phoneOrNone() {
  return z.string('phone_invalid').transform(plainPhone).pipe(z.string().refine((phone) => phone === '' || PHONE.test(phone), 'phone_invalid'));
}

/** Where the login form goes without JavaScript; without language. */
export const LOGIN_POST_PATH = '/login/send';

/** Why a sign-in is refused, as the login's address names it to the page that says so. */
export const LOGIN_REFUSALS = ['login_fields_required', 'text_invalid', 'invalid_credentials', 'account_blocked', 'too_many_attempts', 'internal'] as const;
export type LoginRefusal = (typeof LOGIN_REFUSALS)[number];

/** What the login form sends; `vendorCode` holds a vendor code or an e-mail. */
export const loginBody = z.strictObject({
  vendorCode: z.string('login_fields_required').trim().min(1, 'login_fields_required').refine(isShortEnough, 'invalid_credentials').refine(isStorable, 'text_invalid'),
  password: z.string('login_fields_required').min(1, 'login_fields_required').max(CODE_LENGTHS.password, 'invalid_credentials'),
});
