import { ACCEPT, REJECT, waits, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { paperFilePath, workMachine } from '@/modules/work/work.schema';
import { tableOf } from '@/table/definition';

const ofInsurance = tableOf('GET /api/insurance/policies', workMachine, 'insurance');

/** Insurances that an agent is offered or holds. */
export const insurancePoliciesTable = ofInsurance.define({
  ...WORK_LIST,
  title: 'dashboard.menu.policyRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofInsurance.action({ ...ACCEPT, endpoint: 'POST /api/insurance/policies/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofInsurance.apart({
      action: 'issue', due: () => true, when: (row) => row.status === 'accepted' || row.status === 'in_progress', waits,
      endpoint: 'POST /api/insurance/policies/{workId}/policy', params: workParams,
      form: async () => (await import('./ui/policy-form')).PolicyForm,
      label: 'insurance.issue', busyLabel: 'insurance.issuing', formTitle: 'insurance.issueTitle', submitLabel: 'insurance.issue',
      success: 'insurance.issued', failure: 'insurance.issueFailed', failureNetwork: 'insurance.issueFailedNetwork',
      updated: (answer) => answer.work,
    }),
    ofInsurance.action({ ...REJECT, endpoint: 'POST /api/insurance/policies/{workId}/reject', params: workParams }),
  ],
});

/** Policies that an agent has issued. */
export const insuranceDocumentsTable = tableOf('GET /api/insurance/documents', workMachine, 'insurance').define({
  ...WORK_LIST,
  title: 'dashboard.menu.policyDocuments',
  file: 'policies',
  columns: [
    ...WORK_COLUMNS,
    { id: 'number', kind: 'code', header: 'insurance.number', value: (row) => row.paper?.number ?? null },
    { id: 'file', kind: 'file', header: 'insurance.file', value: (row) => (row.paper?.hasFile ? { href: paperFilePath(row.paper.id) } : null) },
  ],
  search: [...WORK_LIST.search, 'number'],
  actions: [],
  empty: { sentence: 'insurance.emptyDocuments', why: 'insurance.emptyDocumentsWhy', action: { label: 'dashboard.menu.policyRequests', href: '/dashboard/insurance/policies' } },
});
