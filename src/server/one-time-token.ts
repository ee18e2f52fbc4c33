import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret that goes out once, in a link or as a ticket; only its hash stays here. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** SHA-256 of a token, as it is kept. A random token needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
