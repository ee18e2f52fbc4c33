import * as z from 'zod';
import { CODE_LENGTHS } from '@/http/input';

/** The form of an e-mail under which it is looked up: NFKC, trimmed, lower case. "＠" and "@" are the same sign. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** A vendor code as it is kept: upper case, without spaces around it. */
export function normalizeVendorCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}

/** What the login form sends; `vendorCode` holds a vendor code or an e-mail. */
export const loginBody = z.strictObject({
  vendorCode: z.string('login_fields_required').trim().min(1, 'login_fields_required').max(CODE_LENGTHS.identifier, 'invalid_credentials'),
  password: z.string('login_fields_required').min(1, 'login_fields_required').max(CODE_LENGTHS.password, 'invalid_credentials'),
});
