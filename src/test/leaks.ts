import { expect } from 'vitest';

/** Keys that no answer may hold, whoever asks. The hash of a quotation's revision is no secret. */
const FORBIDDEN = /^(password.*|.*secret.*|otp.*|reset.*|ip_?address|address|.*token.*|.*hash|email_?norm|session_?id|user_?agent)$/i;
/** Where a forbidden-looking key belongs: the login hands out the token that it makes, and a party sees where its own sessions are. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/login': ['token'],
  'POST /api/auth/switch-role': ['token'],
  'GET /api/account/sessions': ['address', 'user_agent'],
};
/** Ways to reach a party outside the marketplace; only the captain's view of an RFQ holds a seller's. */
const CONTACT = /^(e_?mail|phone|whatsapp|mobile)$/i;

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}${key}`, ...keysOf(inner, `${path}${key}.`)]);
}

/** Keys of an answer that it may not hold. */
export function leaksIn(name: string, body: unknown): string[] {
  return keysOf(body).filter((path) => {
    const key = path.split('.').at(-1) ?? '';
    if (CONTACT.test(key)) return !(name === 'GET /api/captain/rfqs/{rfqId}' && path.startsWith('productDetails.seller.'));
    if (ALLOWED[name]?.includes(path)) return false;
    return FORBIDDEN.test(key) && !(key === 'hash' && /(^|dpq\.)hash$/.test(path));
  });
}

/** Fails when an answer holds a key that it may not. */
export function expectNoLeak(name: string, body: unknown): void {
  expect(leaksIn(name, body), name).toEqual([]);
}
