import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { subjectWord } from './contact-subject';
import { contactFormMachine, contactRequestMachine } from './contact.machine';

const ofRequests = tableOf('GET /api/hr/contacts', contactRequestMachine, 'hr');

/** Who asks for whose contact details, on HR's desk. */
export const hrContactsTable = ofRequests.define({
  title: 'dashboard.menu.contactRequests',
  file: 'contact-requests',
  columns: [
    { id: 'requester', kind: 'party', header: 'contact.requester', value: (row) => ({ name: row.requester_name, code: row.vendor_code }) },
    { id: 'code', kind: 'code', header: 'contact.vendorCode', value: (row) => row.vendor_code },
    { id: 'reason', kind: 'text', header: 'contact.reason', value: (row) => row.reason },
    { id: 'party', kind: 'party', header: 'contact.detailsOf', value: (row) => ({ name: row.party.name, code: row.party.vendor_code }) },
    { id: 'date', kind: 'date', header: 'contact.requestDate', value: (row) => row.request_date },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['requester', 'code', 'reason', 'party'],
  actions: [
    ofRequests.action({
      action: 'approve',
      endpoint: 'POST /api/hr/contacts/approve',
      body: (row) => ({ requestId: row.id }),
      label: 'contact.approve', busyLabel: 'contact.approving',
      success: 'contact.approved', failure: 'contact.approveFailed', failureNetwork: 'contact.approveFailedNetwork',
      updated: (answer) => answer.request,
    }),
    ofRequests.action({
      action: 'reject',
      endpoint: 'POST /api/hr/contacts/reject',
      tone: 'bad',
      form: async () => (await import('./ui/reject-request-form')).RejectRequestForm,
      label: 'contact.reject', busyLabel: 'contact.rejecting', formTitle: 'contact.rejectTitle', submitLabel: 'contact.rejectSubmit',
      success: 'contact.rejected', failure: 'contact.rejectFailed', failureNetwork: 'contact.rejectFailedNetwork',
      updated: (answer) => answer.request,
    }),
  ],
  empty: { sentence: 'contact.requestsEmpty', why: 'contact.requestsEmptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'contact.requestDetails', view: lazy(async () => ({ default: (await import('./ui/request-detail')).RequestDetail })) },
});

const ofForms = tableOf('GET /api/hr/contact-form-submissions', contactFormMachine, 'hr');

/** What visitors wrote in the contact form, on HR's desk. */
export const hrContactFormsTable = ofForms.define({
  title: 'dashboard.menu.contactForms',
  file: 'contact-forms',
  columns: [
    { id: 'name', kind: 'party', header: 'contact.name', value: (row) => ({ name: row.name }) },
    { id: 'phone', kind: 'code', header: 'contact.phone', value: (row) => row.phone || null },
    { id: 'email', kind: 'email', header: 'contact.email', value: (row) => row.email },
    { id: 'subject', kind: 'word', header: 'contact.subject', value: (row) => subjectWord(row.subject) },
    { id: 'message', kind: 'text', header: 'contact.message', value: (row) => row.message },
    { id: 'submitted', kind: 'date', header: 'contact.submitted', value: (row) => row.created_at },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['name', 'phone', 'email', 'subject', 'message'],
  actions: [
    ofForms.action({
      action: 'review',
      endpoint: 'PUT /api/hr/contact-form-submissions/{submissionId}',
      params: (row) => ({ submissionId: row.id }),
      body: () => ({ status: 'reviewed' }) as const,
      label: 'contact.markReviewed', busyLabel: 'contact.marking',
      success: 'contact.markedReviewed', failure: 'contact.markFailed', failureNetwork: 'contact.markFailedNetwork',
      updated: (answer) => answer.submission,
    }),
    ofForms.action({
      action: 'reopen',
      endpoint: 'PUT /api/hr/contact-form-submissions/{submissionId}',
      params: (row) => ({ submissionId: row.id }),
      body: () => ({ status: 'pending' }) as const,
      label: 'contact.markPending', busyLabel: 'contact.marking',
      success: 'contact.markedPending', failure: 'contact.markFailed', failureNetwork: 'contact.markFailedNetwork',
      updated: (answer) => answer.submission,
    }),
  ],
  empty: { sentence: 'contact.formsEmpty', why: 'contact.formsEmptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'contact.formDetails', view: lazy(async () => ({ default: (await import('./ui/form-detail')).FormDetail })) },
});
