import type { RoleSlug } from '@/access/roles';
import type { NotificationAnswer } from './notification.schema';

type Desks = Readonly<Partial<Record<RoleSlug, string>>> & { readonly everybody?: string };

/**
 * What a notification may be about, the latest in a trade first, and where each role sees it: a desk, which opens the row,
 * or a part of a page that everybody has. The bell and the mails follow it; the addresses are those of src/dashboards.
 */
export const NOTIFICATION_DESKS: readonly (readonly [param: string, desks: Desks])[] = [
  ['creditNoteId', { accountant: '/dashboard/accountant/invoices', buyer: '/dashboard/buyer/invoices', seller: '/dashboard/seller/invoices' }],
  ['disputeId', { captain: '/dashboard/captain/disputes', buyer: '/dashboard/buyer/disputes', seller: '/dashboard/seller/disputes', arbitrator: '/dashboard/arbitrator/cases', accountant: '/dashboard/accountant/disputes' }],
  ['paymentId', { accountant: '/dashboard/accountant/payments', buyer: '/dashboard/buyer/payments', seller: '/dashboard/seller/payments' }],
  ['feeId', { cha: '/dashboard/cha/fees' }],
  ['workOrderId', { surveyor: '/dashboard/surveyor/requests', insurance: '/dashboard/insurance/policies', transporter: '/dashboard/transporter/orders', logistics: '/dashboard/logistics/orders', cha: '/dashboard/cha/requests' }],
  ['dpoId', { captain: '/dashboard/captain/dpos', buyer: '/dashboard/buyer/orders', seller: '/dashboard/seller/orders' }],
  ['dpqId', { captain: '/dashboard/captain/dpqs', buyer: '/draft-quotations' }],
  ['rfqId', { captain: '/dashboard/captain/rfqs', buyer: '/dashboard/buyer/rfqs', seller: '/dashboard/seller/rfqs' }],
  ['savedSearchId', { buyer: '/dashboard/buyer/marsa-mart' }],
  ['catalogId', { seller: '/dashboard/seller/catalogs' }],
  ['productId', { seller: '/dashboard/seller/products' }],
  ['contactRequestId', { hr: '/dashboard/hr/contacts', everybody: '/profile#contacts' }],
  ['contactFormId', { hr: '/dashboard/hr/contact-forms' }],
  ['userId', { hr: '/dashboard/hr/users' }],
  ['documentId', { everybody: '/documents' }],
  ['issueId', { hr: '/dashboard/hr/issues', everybody: '/settings#help' }],
];

/** The address that shows what a notification is about; undefined where the role has none for it. Without language. */
export function notificationTarget(role: string | null, params: NotificationAnswer['params']): string | undefined {
  for (const [name, { everybody, ...desks }] of NOTIFICATION_DESKS) {
    const id = params[name];
    if (id === undefined) continue;
    const desk = desks[role as RoleSlug];
    if (desk) return `${desk}?open=${encodeURIComponent(id)}`;
    if (everybody) return everybody;
  }
  return undefined;
}
