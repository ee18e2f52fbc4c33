import { guardRequest } from '@/access/guard-request';

/** Redirects by session and role before a guarded page is made; the page checks again for itself. */
export const middleware = guardRequest;

/** Guarded first segments, with and without a language (the list of src/access/guarded-paths.mjs, spelled out: Next reads it statically). */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(dashboard|draft-quotations|rfq|role-switch|profile|documents|settings|notifications|login|register|reset-password|access-denied)/:path*',
    '/(zh|hi|de|ar)/(dashboard|draft-quotations|rfq|role-switch|profile|documents|settings|notifications|login|register|reset-password|access-denied)/:path*',
  ],
};
