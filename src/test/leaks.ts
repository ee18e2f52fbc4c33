import { expect } from 'vitest';

/** Keys that no answer may hold, whoever asks. The hash of a quotation's revision is no secret. */
const FORBIDDEN = /^(password.*|.*secret.*|otp.*|reset.*|ip_?address|address|.*token.*|.*hash|email_?norm|session_?id|user_?agent)$/i;
/** Where a forbidden-looking key belongs: the login hands out the token that it makes, and a party sees what is its own. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/login': ['token'],
  'POST /api/auth/switch-role': ['token'],
  'PUT /api/auth/change-password': ['token'],
  'GET /api/account/sessions': ['address', 'user_agent'],
  'GET /api/account/profile': ['email', 'phone', 'address'],
  'PUT /api/account/profile': ['profile.email', 'profile.phone', 'profile.address'],
  'GET /api/account/delivery-addresses': ['address'],
  'POST /api/account/delivery-addresses': ['address', 'address.address'],
  'PUT /api/account/delivery-addresses/{addressId}': ['address', 'address.address'],
  'GET /api/account/data': ['profile.email', 'profile.phone', 'profile.address', 'sessions.address', 'sessions.userAgent', 'delivery_addresses.address', 'consents.address', 'orders.inspection.phone', 'orders.inspection.email'],
  // What an entry kept, as its line of details says as well: a quotation's revision, and where somebody was refused.
  'GET /api/admin/logs': ['kept.hash', 'kept.address'],
  // Whom the surveyor asks for, as the seller itself has written it.
  'GET /api/seller/surveys': ['appointment.phone', 'appointment.email'],
  'PUT /api/seller/orders/{dpoId}/survey-appointment': ['survey.appointment.phone', 'survey.appointment.email'],
  // The other party's, once HR has approved; a visitor's, on HR's desk.
  'GET /api/account/contact-requests': ['details.email', 'details.phone', 'details.address'],
  'GET /api/hr/contact-form-submissions': ['email', 'phone'],
  'PUT /api/hr/contact-form-submissions/{submissionId}': ['submission.email', 'submission.phone'],
};
/** The desks that manage accounts see how to reach them, and HR where a registration came from. */
const ACCOUNT_DESKS = /^(GET|POST|PUT) \/api\/(captain\/(users|roles\/\{roleId\}\/users)|hr\/(new-)?users|admin\/users)(\/|$)/;
/** Ways to reach a party outside the marketplace; besides those desks only the captain's view of an RFQ holds a seller's. */
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
    if (ALLOWED[name]?.includes(path)) return false;
    if (ACCOUNT_DESKS.test(name) && (CONTACT.test(key) || (key === 'ip_address' && name.includes('/hr/')))) return false;
    if (CONTACT.test(key)) return !(name === 'GET /api/captain/rfqs/{rfqId}' && path.startsWith('productDetails.seller.'));
    return FORBIDDEN.test(key) && !(key === 'hash' && /(^|dpq\.)hash$/.test(path));
  });
}

/** Fails when an answer holds a key that it may not. */
export function expectNoLeak(name: string, body: unknown): void {
  expect(leaksIn(name, body), name).toEqual([]);
}
