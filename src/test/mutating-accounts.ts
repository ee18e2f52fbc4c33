import { makeSignedIn } from '@/modules/account/account.factory';
import { adminProductRequest, makeSubmitted } from '@/modules/catalogue/admin-products.factory';
import { contactRequestOf, makeContactForm } from '@/modules/contact/contact.factory';
import { issueRequest, makeIssue } from '@/modules/help/help.factory';
import { deliveryAddressRequest, makeDeliveryAddress, profileRequest } from '@/modules/profile/profile.factory';
import { registration } from '@/modules/registration/registration.factory';
import { makeRole, roleRequest } from '@/modules/roles/roles.factory';
import { adminUserRequest } from '@/modules/users/users.factory';
import type { MutatingCall } from './mutating';

const leaving = () => makeSignedIn();
const anIssue = async () => (await makeIssue()).id;

/** The calls about accounts that change something. Ids of parties lead to those whom the caller may not touch, or to the bystander. */
export const MUTATING_ACCOUNTS: readonly MutatingCall[] = [
  { name: 'POST /api/auth/login', who: 'nobody', right: () => ({ vendorCode: 'BUY-7K3Q9M', password: 'none' }) },
  { name: 'POST /api/auth/switch-role', who: 'buyer', right: () => ({ role: 'buyer' }) },
  { name: 'POST /api/auth/logout', who: 'buyer', as: leaving },
  { name: 'DELETE /api/account/sessions/{sessionId}', who: 'buyer', as: leaving },
  { name: 'POST /api/auth/forgot-password', who: 'nobody', right: () => ({ email: 'ada@port.test' }) },
  { name: 'POST /api/auth/reset-password', who: 'nobody', right: () => ({ token: 'x'.repeat(43), newPassword: 'Quay.Tide.88-x' }) },
  { name: 'PUT /api/auth/change-password', who: 'buyer', as: leaving, right: () => ({ currentPassword: 'x', newPassword: 'Quay.Tide.88-x' }) },
  { name: 'POST /api/send-otp', who: 'nobody', right: () => ({ email: registration().email, locale: 'de' }) },
  { name: 'POST /api/verify-otp', who: 'nobody', right: () => ({ email: 'ada@port.test', otp: '123456' }) },
  {
    name: 'POST /api/register', who: 'nobody',
    right: () => registration({ address: 'Quay 1', zipCode: '1', port: 'Not Applicable', companyName: 'Ada', taxId: '1', documents: [], declaration: true, ticket: null, locale: 'ar' }),
  },
  { name: 'POST /api/register/confirm', who: 'nobody', right: () => ({ token: 'x'.repeat(43) }) },

  { name: 'PUT /api/account/profile', who: 'buyer', right: () => profileRequest() },
  { name: 'PUT /api/account/settings', who: 'seller', right: () => ({ locale: 'en', time_zone: 'UTC', mail_notices: true }) },
  { name: 'PUT /api/account/picture', who: 'seller', isTextless: true, right: () => ({ key: null }) },
  { name: 'POST /api/account/documents', who: 'seller', right: () => ({ documentType: 'tax_registration', key: 'x', number: '1', expiresOn: '2099-01-31' }) },
  { name: 'POST /api/account/delivery-addresses', who: 'buyer', right: () => deliveryAddressRequest() },
  { name: 'PUT /api/account/delivery-addresses/{addressId}', who: 'buyer', right: () => deliveryAddressRequest(), id: ({ buyer }) => makeDeliveryAddress(buyer).catch(() => 1) },
  { name: 'DELETE /api/account/delivery-addresses/{addressId}', who: 'buyer' },

  { name: 'POST /api/chatbot/chat', who: 'nobody', right: () => ({ message: 'How do I register?', history: [{ text: 'Hi', sender: 'user' }], lang: 'en' }) },
  { name: 'POST /api/contact', who: 'nobody', right: () => contactRequestOf() },
  { name: 'POST /api/suppliers/{supplierId}/contact-requests', who: 'buyer', right: () => ({ reason: 'A contract.' }) },
  { name: 'POST /api/issues', who: 'buyer', right: () => issueRequest() },

  { name: 'POST /api/hr/documents/approve', who: 'hr', isTextless: true, right: () => ({ documentId: 2_147_483_647 }) },
  { name: 'POST /api/hr/documents/reject', who: 'hr', right: () => ({ documentId: 2_147_483_647, reason: 'No.' }) },
  { name: 'POST /api/hr/contacts/approve', who: 'hr', isTextless: true, right: () => ({ requestId: 2_147_483_647 }) },
  { name: 'POST /api/hr/contacts/reject', who: 'hr', right: () => ({ requestId: 2_147_483_647, reason: 'No.' }) },
  { name: 'PUT /api/hr/contact-form-submissions/{submissionId}', who: 'hr', right: () => ({ status: 'reviewed' }), id: () => makeContactForm() },
  { name: 'POST /api/hr/issues/{issueId}/resolve', who: 'hr', right: () => ({ answer: 'Done.' }), id: anIssue },
  { name: 'POST /api/hr/issues/{issueId}/reopen', who: 'hr', id: anIssue },
  { name: 'POST /api/hr/new-users/approve', who: 'hr', isTextless: true, right: () => ({ userId: 2_147_483_647 }) },
  { name: 'POST /api/hr/new-users/reject', who: 'hr', right: () => ({ userId: 2_147_483_647, reason: 'No.' }) },
  { name: 'POST /api/hr/users/block-temp', who: 'hr', right: ({ captain }) => ({ userId: captain.partyId, reason: 'No.', duration: 7 }) },
  { name: 'POST /api/hr/users/block-perm', who: 'hr', right: ({ captain }) => ({ userId: captain.partyId, reason: 'No.' }) },
  { name: 'POST /api/hr/users/unblock', who: 'hr', right: ({ captain }) => ({ userId: captain.partyId, reason: 'No.' }) },
  {
    name: 'PUT /api/hr/users/update', who: 'hr',
    right: ({ bystander }) => ({
      userId: bystander.partyId, first_name: 'Ada', last_name: 'Port', email: bystander.email, phone: '', vendor_code: 'SELL-X', is_active: true, is_verified: false, role: 'buyer',
    }),
  },

  { name: 'POST /api/captain/roles', who: 'captain', right: () => roleRequest() },
  { name: 'PUT /api/captain/roles/{roleId}', who: 'captain', right: () => roleRequest(), id: ({ captain }) => makeRole(captain, { free: true }) },
  { name: 'DELETE /api/captain/roles/{roleId}', who: 'captain', id: ({ captain }) => makeRole(captain, { free: true }) },
  { name: 'POST /api/captain/users/assign-role', who: 'captain', isTextless: true, right: ({ bystander }) => ({ userId: bystander.partyId, roleId: 1 }) },
  { name: 'POST /api/admin/users', who: 'admin', right: () => adminUserRequest() },
  { name: 'PUT /api/admin/users/{userId}', who: 'admin', right: () => ({ ...adminUserRequest(), role: 'buyer' }), id: async ({ bystander }) => bystander.partyId },
  { name: 'PUT /api/admin/config/{setting}', who: 'admin', right: () => ({ value: '5' }), id: async () => 'issuesPerHour' },
  { name: 'PUT /api/admin/products/{productId}', who: 'admin', right: () => adminProductRequest(), id: () => makeSubmitted() },
  { name: 'POST /api/admin/products/approve', who: 'admin', isTextless: true, right: () => ({ productId: 2_147_483_647 }) },
  { name: 'POST /api/admin/products/reject', who: 'admin', right: () => ({ productId: 2_147_483_647, reason: 'Other' }) },
  { name: 'POST /api/admin/product-changes/{changeId}/approve', who: 'admin' },
  { name: 'POST /api/admin/product-changes/{changeId}/reject', who: 'admin', right: () => ({ reason: 'Other' }) },
  { name: 'POST /api/admin/catalogs/{catalogId}/take-down', who: 'admin', right: () => ({ reason: 'Other' }) },
  { name: 'POST /api/admin/catalogs/{catalogId}/restore', who: 'admin' },
  { name: 'POST /api/admin/held-texts/{textId}/release', who: 'admin' },
  { name: 'POST /api/admin/held-texts/{textId}/keep', who: 'admin' },
  { name: 'PUT /api/admin/rates/{currency}', who: 'admin', right: () => ({ rate: '1.2' }), id: async () => 'EUR' },
  { name: 'POST /api/admin/users/{userId}/disable', who: 'admin', id: async ({ bystander }) => bystander.partyId },
  { name: 'POST /api/admin/users/{userId}/enable', who: 'admin', id: async ({ bystander }) => bystander.partyId },
];
