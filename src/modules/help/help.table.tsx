import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { issueMachine } from './help.machine';

const ofHr = tableOf('GET /api/hr/issues', issueMachine, 'hr');

/** Every help request, on HR's desk. */
export const hrIssuesTable = ofHr.define({
  title: 'dashboard.menu.issues',
  file: 'issues',
  columns: [
    { id: 'id', kind: 'code', header: 'help.id', value: (row) => row.id },
    { id: 'title', kind: 'text', header: 'help.issue', value: (row) => row.title },
    { id: 'who', kind: 'party', header: 'help.who', value: (row) => ({ name: row.who, code: row.vendor_code }) },
    { id: 'code', kind: 'code', header: 'help.vendorCode', value: (row) => row.vendor_code },
    { id: 'created', kind: 'date', header: 'help.created', value: (row) => row.created },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['id', 'title', 'who', 'code'],
  actions: [
    ofHr.action({
      action: 'resolve',
      endpoint: 'POST /api/hr/issues/{issueId}/resolve',
      params: (row) => ({ issueId: row.id }),
      form: async () => (await import('./ui/resolve-form')).ResolveForm,
      label: 'help.resolve', busyLabel: 'help.resolving', formTitle: 'help.resolveTitle', submitLabel: 'help.resolveSubmit',
      success: 'help.resolved', failure: 'help.resolveFailed', failureNetwork: 'help.resolveFailedNetwork',
      updated: (answer) => answer.issue,
    }),
    ofHr.action({
      action: 'reopen',
      endpoint: 'POST /api/hr/issues/{issueId}/reopen',
      params: (row) => ({ issueId: row.id }),
      label: 'help.reopen', busyLabel: 'help.reopening',
      success: 'help.reopened', failure: 'help.reopenFailed', failureNetwork: 'help.reopenFailedNetwork',
      updated: (answer) => answer.issue,
    }),
  ],
  empty: { sentence: 'help.empty', why: 'help.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'help.details', view: lazy(async () => ({ default: (await import('./ui/issue-detail')).IssueDetail })) },
});
