import { lazy } from 'react';
import { isRoleSlug } from '@/access/roles';
import { tableOf } from '@/table/definition';
import { documentMachine } from './kyc.machine';

const ofHr = tableOf('GET /api/hr/documents', documentMachine, 'hr');

/** HR's desk of papers: what waits is decided here, the rest stays to be looked at. */
export const hrDocumentsTable = ofHr.define({
  title: 'kyc.hr.tab',
  file: 'documents',
  columns: [
    { id: 'user', kind: 'party', header: 'kyc.hr.user', value: (row) => ({ name: row.user_name, code: row.vendor_code }) },
    { id: 'vendorCode', kind: 'code', header: 'kyc.hr.vendorCode', value: (row) => row.vendor_code },
    { id: 'role', kind: 'word', header: 'kyc.hr.role', value: ({ role }) => (isRoleSlug(role) ? `roles.${role}` : { text: role }) },
    { id: 'type', kind: 'word', header: 'kyc.hr.type', value: (row) => `kyc.types.${row.document_type}` },
    { id: 'submitted', kind: 'date', header: 'kyc.hr.submitted', value: (row) => row.submitted_date },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['user', 'vendorCode', 'type'],
  filters: [{ id: 'role', label: 'users.role', option: (row) => (isRoleSlug(row.role) ? { value: row.role, label: `roles.${row.role}` } : null) }],
  actions: [
    ofHr.action({
      action: 'approve',
      endpoint: 'POST /api/hr/documents/approve',
      body: (row) => ({ documentId: row.id }),
      label: 'kyc.hr.approve', busyLabel: 'kyc.hr.approving',
      success: 'kyc.hr.approved', failure: 'kyc.hr.approveFailed', failureNetwork: 'kyc.hr.approveFailedNetwork',
    }),
    ofHr.action({
      action: 'reject',
      endpoint: 'POST /api/hr/documents/reject',
      tone: 'bad', size: 'md',
      form: async () => (await import('./ui/reject-form')).RejectForm,
      label: 'kyc.hr.reject', busyLabel: 'kyc.hr.rejecting', formTitle: 'kyc.hr.rejectTitle',
      success: 'kyc.hr.rejected', failure: 'kyc.hr.rejectFailed', failureNetwork: 'kyc.hr.rejectFailedNetwork',
    }),
  ],
  empty: { sentence: 'kyc.hr.empty', why: 'kyc.hr.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'kyc.hr.detailTitle', view: lazy(async () => ({ default: (await import('./ui/document-detail')).DocumentDetail })) },
});
