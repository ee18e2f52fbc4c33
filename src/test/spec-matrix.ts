import type { Method } from '@/http/endpoint';
import type { RoleSlug } from '@/access/roles';

/**
 * Who may make which call, written by hand from the specification: the oracle of the route tree and of the access
 * matrix. It must not be derived from the endpoints, or it would only repeat their mistakes.
 */
export interface SpecCall {
  readonly method: Method;
  readonly path: string;
  /** Everybody, any signed-in party, or parties acting in one of these roles. */
  readonly who: 'any' | 'signed' | readonly RoleSlug[];
}

function calls(who: SpecCall['who'], ...names: readonly `${Method} /api/${string}`[]): SpecCall[] {
  return names.map((name) => {
    const [method, path] = name.split(' ') as [Method, string];
    return { method, path, who };
  });
}

const PARTICIPANTS = ['captain', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha', 'arbitrator', 'buyer', 'seller', 'admin'] as const;

/** The 95 documented calls. */
export const DOCUMENTED: readonly SpecCall[] = [
  ...calls('any',
    'GET /api/health', 'GET /api/catalogs', 'GET /api/products', 'GET /api/products/{productId}', 'GET /api/products/category/{categoryName}', 'GET /api/ports',
    'POST /api/auth/login', 'POST /api/contact', 'POST /api/auth/forgot-password', 'POST /api/auth/reset-password', 'POST /api/register', 'POST /api/send-otp',
    'POST /api/verify-otp', 'POST /api/chatbot/chat'),
  ...calls('signed', 'PUT /api/auth/change-password'),

  ...calls(['buyer'],
    'GET /api/buyer/rfqs', 'GET /api/buyer/rfqs/{rfqId}', 'POST /api/buyer/rfqs', 'GET /api/buyer/dpqs', 'POST /api/buyer/dpqs/{dpqId}/accept',
    'PUT /api/buyer/rfqs/{rfqId}', 'GET /api/buyer/orders', 'GET /api/buyer/notifications', 'PUT /api/buyer/notifications/read-all',
    'PUT /api/buyer/notifications/{notificationId}/read', 'POST /api/buyer/dpqs/{dpqId}/reject', 'POST /api/buyer/dpqs/{dpqId}/negotiate'),

  ...calls(['seller'],
    'GET /api/seller/products', 'POST /api/seller/products', 'PUT /api/seller/products/{productId}'),
  ...calls(['seller'],
    'GET /api/seller/orders', 'GET /api/seller/rfqs',
    'GET /api/seller/notifications', 'PUT /api/seller/notifications/read-all', 'PUT /api/seller/notifications/{notificationId}/read'),

  ...calls(['captain'],
    'GET /api/captain/rfqs', 'GET /api/captain/rfqs/{rfqId}', 'POST /api/captain/rfqs/{rfqId}/accept', 'GET /api/captain/dpqs',
    'POST /api/captain/dpqs/{dpqId}/convert-to-dpo', 'GET /api/captain/dpos', 'POST /api/captain/dpos/{dpoId}/confirm', 'POST /api/captain/dpos/{dpoId}/process',
    'POST /api/captain/rfqs/{rfqId}/respond', 'PUT /api/captain/dpqs/{dpqId}'),
  ...calls(['captain'],
    'GET /api/captain/roles', 'POST /api/captain/roles', 'PUT /api/captain/roles/{roleId}', 'DELETE /api/captain/roles/{roleId}', 'GET /api/captain/roles/{roleId}/users',
    'GET /api/captain/users', 'GET /api/captain/users/{userId}', 'POST /api/captain/users/assign-role'),
  ...calls(['captain'], 'GET /api/captain/disputes'),
  // Captain and admin see every order, the others those that they take part in.
  ...calls(PARTICIPANTS, 'GET /api/captain/orders/{dpoId}/workflow'),

  ...calls(['admin'], 'GET /api/admin/users', 'POST /api/admin/users'),
  ...calls(['admin'], 'GET /api/admin/config', 'GET /api/admin/logs'),
  ...calls(['admin'],
    'GET /api/admin/products', 'PUT /api/admin/products/{productId}',
    'POST /api/admin/products/approve', 'POST /api/admin/products/reject'),

  ...calls(['hr'],
    'GET /api/hr/users', 'GET /api/hr/new-users', 'POST /api/hr/new-users/approve', 'GET /api/hr/roles', 'POST /api/hr/users/block-temp', 'POST /api/hr/users/block-perm',
    'POST /api/hr/users/unblock', 'PUT /api/hr/users/update',
    'GET /api/hr/contacts', 'POST /api/hr/contacts/approve', 'GET /api/hr/issues',
    'GET /api/hr/contact-form-submissions', 'PUT /api/hr/contact-form-submissions/{submissionId}'),
  ...calls(['hr'], 'GET /api/hr/documents', 'POST /api/hr/documents/approve'),

  ...calls(['accountant'], 'GET /api/accountant/payments', 'POST /api/accountant/payments/process', 'GET /api/accountant/invoices', 'GET /api/accountant/disputes'),
  ...calls(['arbitrator'], 'GET /api/arbitrator/cases', 'GET /api/arbitrator/evidence'),
  ...calls(['surveyor'], 'GET /api/surveyor/requests'),
  ...calls(['surveyor'], 'GET /api/surveyor/reports'),
  ...calls(['insurance'], 'GET /api/insurance/policies', 'GET /api/insurance/documents'),
  ...calls(['transporter'], 'GET /api/transporter/orders'),
  ...calls(['transporter'], 'GET /api/transporter/tracking'),
  ...calls(['logistics'], 'GET /api/logistics/orders'),
  ...calls(['logistics'], 'GET /api/logistics/tracking'),
  ...calls(['cha'], 'GET /api/cha/requests', 'GET /api/cha/orders', 'GET /api/cha/fees'),
];

/** Our own calls beside the documented ones (domain.md). */
export const OWN: readonly SpecCall[] = [
  ...calls('any', 'POST /api/register/confirm', 'GET /api/ready', 'GET /api/dev/mailbox', 'GET /api/ports/{code}/voyage', 'GET /api/music/search', 'GET /api/rates', 'GET /api/local-names'),
  ...calls('signed', 'POST /api/auth/logout', 'POST /api/auth/switch-role', 'GET /api/notifications', 'PUT /api/notifications/read-all',
    'PUT /api/notifications/{notificationId}/read', 'GET /api/account/sessions', 'DELETE /api/account/sessions/{sessionId}', 'GET /api/desk'),
  ...calls('signed', 'POST /api/suppliers/{supplierId}/contact-requests', 'GET /api/account/contact-requests', 'POST /api/issues', 'GET /api/issues',
    'GET /api/account/profile', 'PUT /api/account/profile', 'GET /api/account/delivery-addresses', 'POST /api/account/delivery-addresses',
    'PUT /api/account/delivery-addresses/{addressId}', 'DELETE /api/account/delivery-addresses/{addressId}', 'GET /api/account/settings', 'PUT /api/account/settings',
    'GET /api/account/data'),
  ...calls(['hr'], 'POST /api/hr/documents/reject', 'GET /api/hr/documents/{documentId}/file'),
  ...calls('signed', 'GET /api/account/documents', 'POST /api/account/documents', 'GET /api/account/documents/{documentId}/file', 'PUT /api/account/picture'),
  ...calls(['hr'], 'GET /api/hr/overview', 'POST /api/hr/new-users/reject'),
  ...calls(['admin'], 'PUT /api/admin/users/{userId}', 'POST /api/admin/users/{userId}/disable', 'POST /api/admin/users/{userId}/enable', 'PUT /api/admin/config/{setting}',
    'GET /api/admin/logs/choices', 'GET /api/admin/logs/verification', 'GET /api/admin/rates', 'PUT /api/admin/rates/{currency}',
    'POST /api/admin/product-changes/{changeId}/approve', 'POST /api/admin/product-changes/{changeId}/reject',
    'GET /api/admin/held-texts', 'POST /api/admin/held-texts/{textId}/release', 'POST /api/admin/held-texts/{textId}/keep',
    'GET /api/admin/catalogs', 'POST /api/admin/catalogs/{catalogId}/take-down', 'POST /api/admin/catalogs/{catalogId}/restore'),
  ...calls('signed', 'GET /api/account/held-texts'),
  ...calls(['hr'], 'POST /api/hr/contacts/reject', 'POST /api/hr/issues/{issueId}/resolve', 'POST /api/hr/issues/{issueId}/reopen'),
  ...calls(['buyer', 'seller', 'captain'], 'GET /api/rfqs/{entityId}/history', 'GET /api/dpos/{entityId}/history'),
  ...calls(['buyer', 'seller', 'captain'], 'GET /api/rfq-files/{fileId}/file', 'GET /api/offer-files/{fileId}/file'),
  ...calls(['buyer', 'captain'], 'GET /api/dpqs/{entityId}/history', 'GET /api/dpqs/{entityId}/pdf'),
  ...calls(['buyer', 'seller', 'captain', 'accountant', 'cha', 'logistics', 'arbitrator'], 'GET /api/dpos/{entityId}/pro-forma'),
  ...calls(['buyer', 'seller', 'captain', 'accountant', 'cha', 'logistics'], 'GET /api/invoices/{invoiceId}/pdf'),
  ...calls(['buyer', 'seller', 'captain', 'cha', 'logistics'], 'GET /api/dpos/{entityId}/documents', 'GET /api/dpos/{entityId}/packing-list', 'GET /api/dpos/{entityId}/shipping-instructions',
    'GET /api/dpos/{entityId}/certificate-of-origin'),
  ...calls(['seller'], 'PUT /api/seller/orders/{dpoId}/packing-list'),
  ...calls(['buyer'], 'DELETE /api/buyer/rfqs/{rfqId}', 'GET /api/buyer/dpqs/{dpqId}/revisions', 'POST /api/buyer/orders/{dpoId}/cancel'),
  ...calls(['seller'], 'POST /api/seller/rfqs/{rfqId}/offers', 'DELETE /api/seller/rfqs/{rfqId}/offers', 'POST /api/seller/orders/{dpoId}/goods-ready', 'PUT /api/seller/orders/{dpoId}/goods-ready', 'GET /api/seller/surveys', 'PUT /api/seller/orders/{dpoId}/survey-appointment',
    'POST /api/seller/products/{productId}/archive', 'POST /api/seller/products/{productId}/restore', 'POST /api/seller/products/import', 'GET /api/seller/products/export'),
  ...calls(['accountant'], 'POST /api/accountant/payments/{paymentId}/receipts', 'POST /api/accountant/payments/{paymentId}/refund', 'GET /api/accountant/transfers',
    'GET /api/accountant/wallets', 'POST /api/accountant/payouts', 'POST /api/accountant/invoices/generate', 'GET /api/accountant/invoices/pdf', 'GET /api/accountant/statements/{partyId}/csv', 'GET /api/accountant/statements/{partyId}/pdf'),
  ...calls(['accountant', 'admin'], 'GET /api/accountant/ledger'),
  ...calls(['buyer'], 'GET /api/buyer/payments', 'GET /api/buyer/invoices', 'GET /api/buyer/surveys', 'GET /api/buyer/disputes', 'POST /api/buyer/orders/{dpoId}/confirm-delivery', 'POST /api/buyer/orders/{dpoId}/rating', 'PUT /api/buyer/orders/{dpoId}/delivery',
    'POST /api/buyer/rfqs/{rfqId}/invitations', 'GET /api/buyer/rfqs/{rfqId}/offers', 'GET /api/buyer/suppliers', 'POST /api/buyer/orders/{dpoId}/disputes',
    'GET /api/buyer/favourites', 'GET /api/buyer/favourites/ids', 'PUT /api/buyer/favourites/{productId}', 'DELETE /api/buyer/favourites/{productId}',
    'GET /api/buyer/saved-searches', 'POST /api/buyer/saved-searches', 'DELETE /api/buyer/saved-searches/{searchId}'),
  ...calls(['captain', 'admin', 'buyer', 'seller'], 'GET /api/dpos/{entityId}/work'),
  ...calls(['captain'], 'GET /api/captain/work-orders/{workId}/partners', 'POST /api/captain/work-orders/{workId}/assign', 'POST /api/captain/work-orders/{workId}/take-away'),
  ...calls(['surveyor'], 'POST /api/surveyor/requests/{workId}/accept', 'POST /api/surveyor/requests/{workId}/reject', 'GET /api/surveyor/requests/{workId}/checklist',
    'POST /api/surveyor/requests/{workId}/report', 'PUT /api/surveyor/reports/{reportId}'),
  ...calls(['captain', 'admin', 'buyer', 'seller', 'arbitrator'], 'GET /api/dpos/{entityId}/survey'),
  ...calls(['captain', 'admin', 'buyer', 'seller', 'surveyor', 'arbitrator'], 'GET /api/survey-reports/{reportId}/pdf', 'GET /api/survey-reports/{reportId}/versions', 'GET /api/survey-photos/{photoId}/file'),
  ...calls(['insurance'], 'POST /api/insurance/policies/{workId}/accept', 'POST /api/insurance/policies/{workId}/reject', 'POST /api/insurance/policies/{workId}/policy'),
  ...calls(['transporter'], 'POST /api/transporter/orders/{workId}/accept', 'POST /api/transporter/orders/{workId}/reject', 'POST /api/transporter/orders/{workId}/start',
    'POST /api/transporter/tracking/{workId}/milestones', 'POST /api/transporter/tracking/{workId}/paper'),
  ...calls(['logistics'], 'POST /api/logistics/orders/{workId}/accept', 'POST /api/logistics/orders/{workId}/reject', 'POST /api/logistics/orders/{workId}/start',
    'POST /api/logistics/tracking/{workId}/milestones', 'POST /api/logistics/tracking/{workId}/paper'),
  ...calls(['captain', 'admin', 'buyer', 'seller', 'transporter', 'logistics', 'arbitrator'], 'GET /api/dpos/{entityId}/tracking'),
  ...calls(['captain', 'admin', 'buyer', 'seller', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha'], 'GET /api/work-papers/{paperId}/file'),
  ...calls(['cha'], 'POST /api/cha/requests/{workId}/accept', 'POST /api/cha/requests/{workId}/reject', 'POST /api/cha/orders/{workId}/fees', 'PUT /api/cha/fees/{feeId}',
    'POST /api/cha/orders/{workId}/filing'),
  ...calls(['captain'], 'GET /api/captain/dpos/{dpoId}/fees', 'POST /api/captain/fees/{feeId}/accept', 'POST /api/captain/fees/{feeId}/decline'),
  ...calls(['buyer'], 'POST /api/buyer/payments/{paymentId}/remittance-advice'),
  ...calls(['buyer', 'accountant'], 'GET /api/remittance-advices/{adviceId}/file'),
  ...calls(['seller'], 'POST /api/seller/orders/{dpoId}/disputes'),
  ...calls(['captain'], 'GET /api/captain/arbitrators', 'POST /api/captain/disputes/{disputeId}/assign', 'POST /api/captain/disputes/{disputeId}/reassign'),
  ...calls(['accountant'], 'POST /api/accountant/disputes/{disputeId}/approve'),
  ...calls(['arbitrator'], 'GET /api/arbitrator/cases/{disputeId}/order', 'POST /api/arbitrator/cases/{disputeId}/ruling', 'POST /api/arbitrator/evidence/{evidenceId}/review'),
  // Buyer, seller and arbitrator of a case; what it is about, the house too.
  ...calls(['buyer', 'seller', 'arbitrator', 'captain', 'accountant'], 'GET /api/disputes/{disputeId}', 'GET /api/case-files/{fileId}/file'),
  ...calls(['buyer', 'seller', 'arbitrator'], 'POST /api/disputes/{disputeId}/evidence', 'GET /api/disputes/{disputeId}/messages', 'POST /api/disputes/{disputeId}/messages',
    'PUT /api/disputes/{disputeId}/messages/read'),
  ...calls(['seller'], 'GET /api/seller/catalogs', 'POST /api/seller/catalogs', 'PUT /api/seller/catalogs/{catalogId}', 'DELETE /api/seller/catalogs/{catalogId}'),
  ...calls(['seller'], 'GET /api/seller/disputes', 'GET /api/seller/payments', 'GET /api/seller/invoices'),
  ...calls('signed', 'GET /api/account/wallets', 'GET /api/account/statement', 'GET /api/account/statement/csv', 'GET /api/account/statement/pdf', 'GET /api/account/bank-details', 'PUT /api/account/bank-details'),
  ...calls(['captain'], 'GET /api/captain/rfq-figures', 'GET /api/captain/rfqs/{rfqId}/offers', 'GET /api/captain/dpqs/{dpqId}/revisions', 'POST /api/captain/dpos/{dpoId}/cancel', 'POST /api/captain/dpos/{dpoId}/survey-decision'),
];

/** Every call that must be there. */
export const CALLS: readonly SpecCall[] = [...DOCUMENTED, ...OWN];

/** The calls that need a session. */
export const GUARDED: readonly SpecCall[] = CALLS.filter(({ who }) => who !== 'any');

export function nameOf({ method, path }: SpecCall): string {
  return `${method} ${path}`;
}
