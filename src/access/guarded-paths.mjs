/**
 * First segments of the pages that stand behind a sign-in, or lead to it. Plain JavaScript, since the server reads
 * it too: these pages get their security headers, with a nonce, from middleware.ts, all others from scripts/lib/fixed-headers.mjs.
 */
export const GUARDED_SEGMENTS = ['dashboard', 'draft-quotations', 'rfq', 'role-switch', 'profile', 'documents', 'settings', 'notifications', 'login', 'register', 'reset-password', 'access-denied'];
