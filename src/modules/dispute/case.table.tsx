import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { caseFilePath, evidenceMachine } from './case.schema';
import { disputeMachine, RULING_LABEL } from './dispute.schema';

const ofCases = tableOf('GET /api/arbitrator/cases', disputeMachine, 'arbitrator');

/** An arbitrator's own cases. */
export const arbitratorCasesTable = ofCases.define({
  title: 'dashboard.menu.caseManagement',
  file: 'cases',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.case', value: (row) => row.case },
    { id: 'product', kind: 'product', header: 'dispute.product', value: (row) => row.product },
    { id: 'buyer', kind: 'text', header: 'dispute.buyer', value: (row) => row.buyer },
    { id: 'seller', kind: 'text', header: 'dispute.seller', value: (row) => row.seller },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
    { id: 'ruling', kind: 'labels', header: 'dispute.ruling', sparse: true, value: (row) => (row.ruling ? [RULING_LABEL[row.ruling.status]] : []) },
  ],
  search: ['id', 'product', 'buyer', 'seller'],
  actions: [
    ofCases.action({
      action: 'resolve', endpoint: 'POST /api/arbitrator/cases/{disputeId}/ruling', params: (row) => ({ disputeId: row.id }),
      form: async () => (await import('./ui/review-form')).ReviewForm,
      label: 'dispute.review', busyLabel: 'dispute.ruleBusy', formTitle: 'dispute.reviewTitle', submitLabel: 'dispute.reviewSubmit',
      success: 'dispute.ruled', failure: 'dispute.ruleFailed', failureNetwork: 'dispute.ruleFailedNetwork',
      updated: (answer) => answer.case,
    }),
  ],
  panels: [
    { label: 'order.workflow', when: () => true, view: lazy(async () => ({ default: (await import('@/modules/order/ui/workflow-panel')).OrderWorkflow })) },
  ],
  empty: { sentence: 'dispute.casesEmpty', why: 'dispute.casesEmptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'dispute.caseDetails', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).ArbitratorCaseDetail })) },
});

const ofEvidence = tableOf('GET /api/arbitrator/evidence', evidenceMachine, 'arbitrator');

/** What was put into an arbitrator's cases. */
export const arbitratorEvidenceTable = ofEvidence.define({
  title: 'dashboard.menu.evidencePresentation',
  file: 'evidence',
  columns: [
    { id: 'case', kind: 'code', header: 'dispute.case', value: (row) => row.case },
    { id: 'party', kind: 'text', header: 'dispute.party', value: (row) => row.party },
    { id: 'document', kind: 'text', header: 'dispute.document', value: (row) => row.document },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
    { id: 'file', kind: 'file', header: 'dispute.download', value: (row) => ({ href: caseFilePath(row.file.id) }) },
  ],
  search: ['case', 'party', 'document'],
  actions: (['accept', 'reject'] as const).map((action) => ofEvidence.action({
    action, when: (row) => row.isOpen && !row.isOwn, endpoint: 'POST /api/arbitrator/evidence/{evidenceId}/review', params: (row) => ({ evidenceId: row.id }), body: () => ({ action }),
    ...(action === 'reject' ? { tone: 'bad' as const } : {}),
    label: `dispute.${action}`, busyLabel: 'common.loading',
    success: action === 'accept' ? 'dispute.evidenceAccepted' : 'dispute.evidenceRejected', failure: 'dispute.evidenceReviewFailed', failureNetwork: 'dispute.evidenceReviewFailedNetwork',
    updated: (answer) => answer.evidence,
  })),
  empty: { sentence: 'dispute.evidenceEmpty', why: 'dispute.evidenceEmptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'dispute.evidenceDetails', view: lazy(async () => ({ default: (await import('./ui/evidence-detail')).EvidenceDetail })) },
});
